import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'

interface SiteFile {
  file: string
  etag: () => Promise<string>
  encodings: ('br' | 'gzip')[]
}

export interface Site {
  has(path: string): boolean
  text(path: string): Promise<string>
  send(path: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const extensions = { br: '.br', gzip: '.gz' } as const

/** Reads the list of files once: a path that is not in it is 404, so no path can lead out of the folder. */
export async function openSite(folder: string): Promise<Site> {
  const files = await indexOf(folder)
  const known = (path: string): SiteFile => {
    const found = files.get(path)
    if (!found) throw new Error(`not part of the site: ${path}`)
    return found
  }
  return {
    has: (path) => files.has(path),
    text: (path) => readFile(known(path).file, 'utf8'),
    async send(path, incoming, outgoing) {
      const { file, etag: tagOf, encodings } = known(path)
      const etag = await tagOf()
      outgoing.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
      outgoing.setHeader('etag', etag)
      // Files with a hash in their name never change; the others are revalidated each time.
      const isHashed = path.startsWith('/assets/')
      outgoing.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (encodings.length) outgoing.setHeader('vary', 'accept-encoding')
      if (incoming.headers['if-none-match'] === etag) {
        outgoing.writeHead(304).end()
        return
      }
      const accepted = String(incoming.headers['accept-encoding'] ?? '')
      const encoding = encodings.find((each) => new RegExp(`\\b${each}\\b`).test(accepted))
      if (encoding) outgoing.setHeader('content-encoding', encoding)
      const body = await readFile(encoding ? file + extensions[encoding] : file)
      outgoing.setHeader('content-length', body.byteLength)
      outgoing.writeHead(200).end(incoming.method === 'HEAD' ? undefined : body)
    },
  }
}

async function indexOf(folder: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const all = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  )
  const files = new Map<string, SiteFile>()
  for (const file of all) {
    const isEncoded = /\.(br|gz)$/.test(file) && all.has(file.replace(/\.(br|gz)$/, ''))
    if (isEncoded || relative(folder, file).startsWith('.')) continue
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const encodings = (['br', 'gzip'] as const).filter((each) => all.has(file + extensions[each]))
    files.set(path, { file, encodings, etag: once(() => etagOf(file)) })
  }
  return files
}

/** Files are hashed on first use: hashing all of them would delay the start. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= work()
    return made
  }
}

/** By content, so that all servers behind a load balancer send the same. Weak, because encodings share it. */
async function etagOf(file: string): Promise<string> {
  const { size } = await stat(file)
  const digest = createHash('sha1')
    .update(await readFile(file))
    .digest('base64url')
  return `W/"${size.toString(36)}-${digest.slice(0, 16)}"`
}
