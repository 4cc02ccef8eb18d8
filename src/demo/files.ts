import type { Images, Storage } from '../api/ports'

/** The browser's cache that stands in for the disk; the service worker reads the same one. */
export const filesCache = 'nep-demo-files'

const address = (path: string): string => new URL(`/files/${path}`, location.origin).href

/**
 * Uploaded files in Cache Storage, over the ones that the demo was built with. A deleted one leaves a mark,
 * since what lies on the server cannot be removed.
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
    // A static host may answer a page for what it does not have.
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

/** Pictures by the browser's own codecs. */
export const canvasImages: Images = {
  async inspect(bytes) {
    const picture = await decode(bytes)
    if (!picture) return null
    const { width, height } = picture
    picture.close()
    return { width, height }
  },
  async thumbnail(bytes, size) {
    const picture = await decode(bytes)
    if (!picture) return null
    const scale = Math.min(1, size / Math.max(picture.width, picture.height))
    const width = Math.max(1, Math.round(picture.width * scale))
    const height = Math.max(1, Math.round(picture.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    picture.close()
    // A browser that cannot write WebP answers PNG and says so.
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type }
  },
}
