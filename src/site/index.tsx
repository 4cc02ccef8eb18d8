/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { videoHosts } from '../domain/video'
import { cookieJar, type Jar } from './basket'
import { type Door, DoorClosed } from './door'
import { enter, type Here, ownPages } from './here'
import comfort from './look/script.js?raw'
import styles from './look/style.css?raw'
import { ownPageAt } from './own'
import { NothingHere } from './pages/browse'
import { answerRecord, type DrawnPage } from './records'

/** Previews are shown in a frame of the back office; scripts of staff may do what scripts do elsewhere. */
function policyOf({ path, scripts }: Here): string {
  const foreign = /<(script|style|link|iframe)/i.test(scripts.join()) ? " https: 'unsafe-inline'" : ''
  return [
    `default-src 'none'; script-src 'self'${foreign}; style-src 'self'${foreign}; style-src-attr 'unsafe-inline'`,
    `connect-src 'self'${foreign && ' https: wss:'}; font-src 'self'${foreign && ' https:'}; img-src 'self' data: https:`,
    `media-src 'self' https:; frame-src ${foreign ? 'https:' : videoHosts.join(' ')}; form-action 'self'`,
    `base-uri 'none'; frame-ancestors ${path === ownPages.preview ? 'http: https:' : "'none'"}`,
  ].join('; ')
}

/** Changes with the text, so that browsers may keep the file for good. */
const versionOf = (text: string): string =>
  [...text].reduce((sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 7).toString(36)

type SiteOptions = { door: Door; base?: string; jar?: Jar }

/**
 * A site for visitors, over the site's door and nothing else; `base` is where it stands, empty at the root of a host.
 * `fetch(request, caller)` answers, and `caller` reaches the door.
 */
export function createSite({ door, base = '', jar = cookieJar }: SiteOptions): Hono {
  const under = `${base}/_site`
  const style = `${under}/style-${versionOf(styles)}.css`
  const script = `${under}/script-${versionOf(comfort)}.js`
  const assets = { style, script, challenge: `${under}/challenge` }
  const hereAt = (context: Context) => enter({ door, base, jar, assets, context })
  const app = new Hono()
  app.onError((error, context) => {
    if (!(error instanceof DoorClosed)) throw error
    return context.body(null, 503, { 'retry-after': '5' })
  })
  const caching = { 'cache-control': 'public, max-age=31536000, immutable' }
  app.get(style, (context) =>
    context.body(styles, 200, { ...caching, 'content-type': 'text/css; charset=utf-8' }),
  )
  app.get(script, (context) => context.body(comfort, 200, { ...caching, 'content-type': 'text/javascript' }))
  for (const [path, file] of Object.entries({
    [assets.challenge]: 'challenge',
    [`${base}/robots.txt`]: 'robots.txt',
    [`${base}/sitemap.xml`]: 'sitemap.xml',
  }))
    app.get(path, async (context) => (await hereAt(context)).read.fetch(file))
  app.use(etag({ weak: true }))
  app.on(['GET', 'POST'], '*', async (context) => {
    const here = await hereAt(context)
    const sent = context.req.method === 'POST' ? await context.req.parseBody() : undefined
    const form =
      sent && Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]))
    const answer = await (ownPageAt(here.path) ?? answerRecord)({ here, context, jar, form }).catch(
      (error): DrawnPage => {
        if (!(error instanceof DoorClosed)) throw error
        return { page: <NothingHere here={here} word="away" />, status: 503 }
      },
    )
    context.header('content-security-policy', policyOf(here))
    context.header('cache-control', 'private, no-cache')
    if ('to' in answer) return context.redirect(here.to(answer.to), answer.code)
    return context.html(`${answer.page}`, answer.status)
  })
  return app
}
