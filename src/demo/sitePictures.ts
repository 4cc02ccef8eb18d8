import type { Api } from '../api'
import { cacheStorage, filesCache } from './files'

const pictures = {
  '/site-logo': 'site_logo',
  '/site-logo?dark': 'site_logo_dark',
  '/site-icon': 'favicon',
} as const

/** Copies the site's pictures into the cache, where the service worker finds them before the API runs. */
export async function keepSitePictures(api: Api): Promise<void> {
  const answer = await api.fetch(new Request(new URL('/api/v1/settings', location.origin)))
  const { data }: { data: { key: string; value: string }[] } = await answer.json()
  const cache = await caches.open(filesCache)
  for (const [address, setting] of Object.entries(pictures)) {
    const url = data.find(({ key }) => key === setting)?.value ?? ''
    const file = url.startsWith('/files/') ? await cacheStorage.get(url.slice(7)) : null
    if (!file) await cache.delete(address)
    else
      await cache.put(
        address,
        new Response(new Blob([new Uint8Array(file.bytes)]), { headers: { 'content-type': file.type } }),
      )
  }
}
