/** Where objects are and who may read and write them. */
export interface BucketAddress {
  key: string
  secret: string
  /** Undefined where the host tells it, or where none is needed. */
  region?: string
  /** Of the bucket, without a slash at its end. */
  url: string
  /** The beginning of all keys: `''`, or a folder with its slash. */
  prefix: string
  /** For people: without the secret. */
  name: string
}

/** A secret may have slashes, as some providers make them. */
const form = /^s3:\/\/([^:@/]+):(.+)@([^@/?]+)\/([^@/?]+)\/?([^@?]*)(?:\?(.*))?$/

const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/**
 * Reads `s3://key:secret@host/bucket/folder?region=&path-style=1`. `tls=0` speaks without TLS, as to this machine.
 * @returns `null` for what is no such address
 */
export function parseBucketAddress(text: string): BucketAddress | null {
  const [, key, secret, host = '', bucket, folder = '', query] = form.exec(text) ?? []
  if (!key || !secret || !bucket) return null
  const wish = new URLSearchParams(query)
  const protocol = wish.get('tls') === '0' || thisMachine.test(host) ? 'http' : 'https'
  const base = wish.get('path-style') === '1' ? `${host}/${bucket}` : `${bucket}.${host}`
  const trimmed = folder.replace(/^\/+|\/+$/g, '')
  if (!URL.canParse(`${protocol}://${base}`)) return null
  try {
    return {
      key: decodeURIComponent(key),
      secret: decodeURIComponent(secret),
      region: wish.get('region') || undefined,
      url: `${protocol}://${base}`,
      prefix: trimmed && `${decodeURIComponent(trimmed)}/`,
      name: `s3://${[host, bucket, trimmed].filter(Boolean).join('/')}`,
    }
  } catch {
    return null
  }
}
