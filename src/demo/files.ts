import type { Images, Storage } from '../api/ports'
import { pictureLimits } from '../domain/media'

/** The service worker reads this cache, too. */
export const filesCache = 'nep-demo-files'

const address = (path: string): string => new URL(`/files/${path}`, location.origin).href

/**
 * Stores uploads in Cache Storage, over the files built into the demo. A deletion stores a marker, since the server's
 * files cannot be removed.
 */
export const cacheStorage: Storage = {
  async put(path, bytes, type) {
    const cache = await caches.open(filesCache)
    await cache.put(
      address(path),
      new Response(new Blob([new Uint8Array(bytes)]), { headers: { 'content-type': type } }),
    )
  },
  async get(path) {
    const found =
      (await caches.match(address(path), { cacheName: filesCache })) ?? (await fetch(address(path)))
    const type = found.headers.get('content-type') ?? ''
    // A static host may answer a missing file with a page.
    if (!found.ok || type.startsWith('text/html')) return null
    return { bytes: new Uint8Array(await found.arrayBuffer()), type }
  },
  async delete(path) {
    const cache = await caches.open(filesCache)
    await cache.put(address(path), new Response(null, { status: 404 }))
  },
}

async function decode(bytes: Uint8Array): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([new Uint8Array(bytes)]), { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

export const canvasImages: Images = {
  async inspect(bytes) {
    const picture = await decode(bytes)
    if (!picture) return null
    const { width, height } = picture
    picture.close()
    return { width, height, mostPixels: pictureLimits.pixels, isMoving: isMoving(bytes) }
  },
  reduce: (bytes, side) => redrawn(bytes, side, { type: 'image/jpeg', quality: 0.88 }),
  // A browser that cannot encode WebP returns PNG with its type.
  thumbnail: (bytes, size) => redrawn(bytes, size, { type: 'image/webp', quality: 0.8 }),
}

const isMoving = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x47 && new TextDecoder('latin1').decode(bytes).split('\0\x21\xf9\x04').length > 2

async function redrawn(bytes: Uint8Array, side: number, encoding: ImageEncodeOptions) {
  const picture = await decode(bytes)
  if (!picture) return null
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  const blob = await canvas.convertToBlob(encoding)
  return { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type, width, height }
}
