import { largerOf, pictureSizes, versionOf } from '../domain/media'
import { hasRenditions, pictureWidths } from '../domain/renditions'
import { parseRange } from '../server/range'
import { siteBase } from './siteBase'
import { createDemoSite } from './siteDoor'

declare const self: ServiceWorkerGlobalScope

/** Serves the site for visitors, and uploaded files under their real URLs, from the cache that the demo's storage writes. */
const cacheName = new URL(self.location.href).searchParams.get('cache') ?? ''

const drawSite = createDemoSite()

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin !== self.location.origin) return
  if (pathname === siteBase || pathname.startsWith(`${siteBase}/`)) event.respondWith(drawSite(event.request))
  if (event.request.method !== 'GET') return
  if (pathname.startsWith('/files/')) event.respondWith(file(event.request))
  if (pathname === '/site-logo') event.respondWith(picture(event.request, '/logo.svg'))
  if (pathname === '/site-icon') event.respondWith(picture(event.request, '/favicon.svg'))
})

const picture = async (request: Request, usual: string): Promise<Response> =>
  (await caches.match(request.url, { cacheName })) ?? fetch(usual)

async function file(request: Request): Promise<Response> {
  const kept = (await smallerFor(request.url)) ?? (await keptFor(addressOf(request.url)))
  if (!kept?.ok) return kept ?? fetch(request)
  const blob = await kept.blob()
  const type = kept.headers.get('content-type') ?? ''
  const headers = { 'content-type': type, 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' }
  const range = parseRange(request.headers.get('range'), blob.size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } })
  }
  if (!range) return new Response(blob, { headers })
  const part = blob.slice(range.start, range.end + 1, type)
  const place = { 'content-range': `bytes ${range.start}-${range.end}/${blob.size}` }
  return new Response(part, { status: 206, headers: { ...headers, ...place } })
}

/** Without a query: a browser makes no pictures in other sizes. */
const addressOf = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** The largest smaller version in place of the smallest width that can be asked for. */
async function smallerFor(url: string): Promise<Response | undefined> {
  const { origin, pathname, searchParams } = new URL(url)
  if (!hasRenditions(pathname) || searchParams.get('w') !== `${pictureWidths[0]}`) return
  const smaller = origin + versionOf(pathname, pictureSizes[0])
  const found = (await caches.match(smaller, { cacheName })) ?? (await fetch(smaller).catch(() => null))
  // A static host may answer a missing file with a page.
  return found?.ok && found.headers.get('content-type')?.startsWith('image/') ? found : undefined
}

/** The stored file; the next larger version in place of a missing one. */
const keptFor = async (url: string): Promise<Response | undefined> =>
  (await caches.match(url, { cacheName })) ?? (largerOf(url) ? keptFor(largerOf(url)) : undefined)
