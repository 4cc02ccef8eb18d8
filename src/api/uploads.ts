import { fileTypeFromBuffer } from 'file-type'
import { type MediaKind, maxBytes, mediaTypes, type StoredFile } from '../domain/media'
import type { Call } from './http/call'
import { ApiError, invalid } from './http/errors'
import { isFile } from './http/form'
import type { UploadFolder } from './named'
import { smallerVersions } from './pictures'

export const urlOf = (path: string): string => `/files/${path}`
export const pathOf = (url: string): string => url.slice('/files/'.length)

/** SHA-256 in hexadecimal: equal files have the same. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/**
 * All uploads go through here: checks the type by the bytes and not by the name, limits the size, generates the file
 * name, and makes smaller versions of a picture. When the call fails, the stored files are removed.
 * @param options with `isSmall` nothing of a picture is kept but these
 * @throws ApiError 422 for the field, `unsupported_type`
 */
export async function storeUpload(
  call: Call,
  field: string,
  upload: unknown,
  {
    folder = 'media',
    only,
    isSmall = false,
  }: { folder?: UploadFolder; only?: MediaKind; isSmall?: boolean } = {},
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
  const month = call.now.toISOString().slice(0, 7).replace('-', '/')
  const path = `${folder}/${month}/${crypto.randomUUID()}.${known.extension}`
  const versions = isPicture ? await smallerVersions(images, path, bytes) : []
  if (isSmall && !versions.length) throw refusal(field)
  const files = isSmall ? versions : [{ path, bytes, type: sniffed.mime }, ...versions]
  call.afterFailure.push(async () => {
    await Promise.all(files.map((file) => storage.delete(file.path)))
  })
  for (const file of files) await storage.put(file.path, file.bytes, file.type)
  return {
    file: upload.name.slice(0, 255) || `${field}.${known.extension}`,
    path,
    type: sniffed.mime,
    kind: known.kind,
    size: bytes.length,
    url: urlOf(path),
    thumbnail_url: versions[0] ? urlOf(versions[0].path) : '',
    width: dimensions?.width ?? null,
    height: dimensions?.height ?? null,
    hash: await hashOf(bytes),
  }
}

const refusal = (field: string) =>
  new ApiError('unsupported_type', { errors: { [field]: [{ key: 'validation.file_type' }] } })
