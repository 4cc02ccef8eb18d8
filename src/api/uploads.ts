import { fileTypeFromBuffer } from 'file-type'
import { type MediaKind, maxBytes, mediaTypes, thumbnailSize } from '../domain/media'
import { ApiError, invalid } from './http/errors'
import { isFile } from './http/form'
import type { Call } from './http/route'
import type { UploadFolder } from './named'

/** A stored file, as the media library keeps it. */
export interface StoredFile {
  file: string
  path: string
  type: string
  kind: MediaKind
  size: number
  url: string
  thumbnail_url: string
  width: number | null
  height: number | null
}

export const urlOf = (path: string): string => `/files/${path}`

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/**
 * All uploads go through here: checks the type by the bytes and not by the name, limits the size, generates the file
 * name, and makes a thumbnail of a picture. When the call fails, the stored files are removed.
 * @throws ApiError 422 for the field, `unsupported_type`
 */
export async function storeUpload(
  call: Call,
  field: string,
  upload: unknown,
  { folder = 'media', only }: { folder?: UploadFolder; only?: MediaKind } = {},
): Promise<StoredFile> {
  if (!isFile(upload) || !upload.size) throw invalid(field, 'required')
  if (upload.size > maxBytes('document'))
    throw invalid(field, 'too_large', { max: megabytes(maxBytes('document')) })
  const bytes = new Uint8Array(await upload.arrayBuffer())
  const sniffed = await fileTypeFromBuffer(bytes)
  const known = sniffed ? mediaTypes[sniffed.mime] : undefined
  if (!sniffed || !known || (only && known.kind !== only)) throw refusal(field)
  if (bytes.length > maxBytes(known.kind))
    throw invalid(field, 'too_large', { max: megabytes(maxBytes(known.kind)) })

  const { images, storage } = call.deps
  const isPicture = known.kind === 'image' && known.extension !== 'ico'
  const dimensions = isPicture ? await images.inspect(bytes) : null
  // It has the signature of a picture but cannot be decoded.
  if (isPicture && !dimensions) throw refusal(field)
  const stem = `${folder}/${call.now.toISOString().slice(0, 7).replace('-', '/')}/${crypto.randomUUID()}`
  const path = `${stem}.${known.extension}`
  const thumbnail = isPicture ? await images.thumbnail(bytes, thumbnailSize) : null
  const thumbnailPath = thumbnail ? `${stem}-${thumbnailSize}.${thumbnail.type.split('/')[1]}` : ''
  call.afterFailure.push(() => removeFiles(call, path, thumbnailPath))
  await storage.put(path, bytes, sniffed.mime)
  if (thumbnail) await storage.put(thumbnailPath, thumbnail.bytes, thumbnail.type)
  return {
    file: upload.name.slice(0, 255) || `${field}.${known.extension}`,
    path,
    type: sniffed.mime,
    kind: known.kind,
    size: bytes.length,
    url: urlOf(path),
    thumbnail_url: thumbnailPath && urlOf(thumbnailPath),
    width: dimensions?.width ?? null,
    height: dimensions?.height ?? null,
  }
}

const refusal = (field: string) =>
  new ApiError('unsupported_type', { errors: { [field]: [{ key: 'validation.file_type' }] } })

async function removeFiles({ deps }: Pick<Call, 'deps'>, ...paths: string[]): Promise<void> {
  await Promise.all(paths.filter(Boolean).map((path) => deps.storage.delete(path)))
}
