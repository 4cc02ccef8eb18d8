import type { Config } from './config'
import type { ServesPages } from './handler'
import { contentPolicy, framing } from './security'
import type { Site } from './site'
import { siteOrigin } from './siteAddress'
import { createTelling } from './siteFacts'

/**
 * Pages of the built admin. `/login` has the prerendered form; every other address without a file extension is a screen
 * and gets `index.html`.
 */
export async function builtPages(site: Site, config: Pick<Config, 'sitePort'>): Promise<ServesPages> {
  const html = ['/index.html', ...(site.has('/login.html') ? ['/login.html'] : [])]
  const policy = contentPolicy(await Promise.all(html.map((page) => site.text(page))))
  const pageFor = (path: string): string =>
    html.find((page) => page === path || page === `${path}.html`) ?? '/index.html'
  const tell = createTelling((page) => site.text(page))
  return async (incoming, outgoing, path, facts) => {
    const isPage = html.includes(path)
    if (site.has(path) && !isPage) return site.send(path, incoming, outgoing)
    const last = path.slice(path.lastIndexOf('/') + 1)
    if (!isPage && (last.includes('.') || path.startsWith('/assets/'))) {
      outgoing.writeHead(404, { 'cache-control': 'no-store' }).end()
      return
    }
    const told = await facts()
    outgoing.setHeader('content-security-policy', framing(policy, siteOrigin(config, incoming, told)))
    return told ? tell(pageFor(path), told, incoming, outgoing) : site.send(pageFor(path), incoming, outgoing)
  }
}
