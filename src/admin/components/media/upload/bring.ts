import { isSafeLink, isWebLink } from '../../../../domain/links'
import { mediaTypes } from '../../../../domain/media'
import { UploadFault } from './failure'

/** A picture that must be fetched or converted before the upload. */
export interface Distant {
  name: string
  bring: (signal: AbortSignal) => Promise<File>
  /** URL for the server to fetch, if the site refuses cross-origin requests. */
  url?: string
}

const timeout = 30_000

const lastPart = (address: string): string => {
  const part = /([^/\\?#]+)[?#]?[^/\\]*$/.exec(address)?.[1] ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address)

/** The picture of a data URL, another site, or the device, whose files a page may not read. */
export function distantPicture(address: string, alt = ''): Distant {
  const isWithin = /^data:/i.test(address)
  const name = (isWithin ? alt : lastPart(address) || alt) || 'picture'
  return {
    name,
    bring: (signal) => (isWithin ? decoded(address, name) : fetched(address, name, signal)),
    ...(isWebLink(address) && { url: address }),
  }
}

const typed = (bytes: BlobPart, name: string, type: string): File => {
  const known = mediaTypes[type]
  const isNamed = /\.\w{2,5}$/.test(name)
  return new File([bytes], known && !isNamed ? `${name}.${known.extension}` : name, { type })
}

async function decoded(address: string, name: string): Promise<File> {
  const [, type = '', encoding, text = ''] = /^data:([\w/+.-]*)[^,]*?(;base64)?,(.*)$/is.exec(address) ?? []
  try {
    const bytes = encoding
      ? Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(text))
    return typed(bytes, name, type.toLowerCase())
  } catch {
    throw new UploadFault({ key: 'validation.file_broken' }, false)
  }
}

async function fetched(address: string, name: string, signal: AbortSignal): Promise<File> {
  // URLs inside a document, device or application cannot be fetched.
  if (!isSafeLink(address) || !/^https?:/i.test(address))
    throw new UploadFault({ key: 'resources.media.upload.on_device', params: { name } }, false)
  try {
    const response = await fetch(address.replace(/^http:/i, 'https:'), {
      credentials: 'omit',
      mode: 'cors',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    if (response.ok) {
      const blob = await response.blob()
      return typed(blob, name, blob.type)
    }
  } catch (error) {
    if (signal.aborted) throw error
  }
  throw new UploadFault(
    { key: 'resources.media.upload.unreachable', params: { host: hostOf(address) } },
    true,
  )
}
