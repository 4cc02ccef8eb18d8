import { fileTypeFromBuffer } from 'file-type'
import { cleanLine } from '../domain/cleanText'
import {
  extensionOf,
  type MediaKind,
  maxUpload,
  mediaTypes,
  megabytes,
  refusedType,
  type StoredFile,
  takenTypes,
} from '../domain/media'
import type { Message } from '../domain/message'
import type { Call } from './http/call'
import { ApiError, invalid } from './http/errors'
import { isFile } from './http/form'
import type { UploadFolder } from './named'
import { keptPicture, smallerVersions } from './pictures'

export const urlOf = (path: string): string => `/files/${path}`
export const filePathOf = (url: string): string => url.slice('/files/'.length)

export async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The only way to store uploads: checks the type by the bytes and not by the name, limits the size, generates the file
 * name, and makes smaller versions of a picture. The files are removed when the call fails.
 * @param options with `isSmall` only the smaller versions of a picture are kept
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
  if (upload.size > maxUpload) throw invalid(field, 'too_large', { max: megabytes(maxUpload) })
  const sent = new Uint8Array(await upload.arrayBuffer())
  const name = cleanLine(upload.name)
  const sniffed = await fileTypeFromBuffer(sent)
  const known = sniffed ? mediaTypes[sniffed.mime] : undefined
  if (!sniffed || !known || (only && known.kind !== only))
    throw refusal(field, refusedType(typeOf(sniffed?.ext, name), only))

  const { images, storage } = call.deps
  const isPicture = known.kind === 'image' && known.extension !== 'ico'
  const picture = isPicture ? await keptPicture(images, sent, sniffed.mime) : undefined
  if (picture && 'key' in picture) throw refusal(field, picture)
  const { bytes, type, extension } = picture ?? { bytes: sent, type: sniffed.mime, ...known }
  const month = call.now.toISOString().slice(0, 7).replace('-', '/')
  const path = `${folder}/${month}/${crypto.randomUUID()}.${extension}`
  const versions = isPicture ? await smallerVersions(images, path, bytes) : []
  if (isSmall && !versions.length) throw refusal(field, refusedType(extension, only))
  const files = isSmall ? versions : [{ path, bytes, type }, ...versions]
  call.afterFailure.push(async () => {
    await Promise.all(files.map((file) => storage.delete(file.path)))
  })
  for (const file of files) await storage.put(file.path, file.bytes, file.type)
  return {
    file: shownName(name, extension, type === sniffed.mime) || `${field}.${extension}`,
    path,
    type,
    kind: known.kind,
    size: bytes.length,
    url: urlOf(path),
    thumbnail_url: versions[0] ? urlOf(versions[0].path) : '',
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    hash: await hashOf(bytes),
  }
}

const shownName = (name: string, extension: string, isSame: boolean): string =>
  (isSame ? name : name.replace(/(\.\w{1,5})?$/, `.${extension}`)).slice(0, 255)

/** Type of a refused file: by its bytes or, for plain text, by its name, unless the name claims an accepted type. */
const typeOf = (sniffed: string | undefined, name: string): string => {
  if (sniffed && sniffed !== 'xml') return sniffed
  const said = extensionOf(name)
  return takenTypes().toLowerCase().split(', ').includes(said.replace('jpeg', 'jpg')) ? '' : said
}

const refusal = (field: string, reason: Message) =>
  new ApiError(/file_(type|unknown|broken)$/.test(reason.key) ? 'unsupported_type' : 'invalid', {
    errors: { [field]: [reason] },
  })
