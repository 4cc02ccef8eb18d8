/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { videoHosts } from '../domain/video'
import { cookieJar, type Jar } from './basket'
import { type Door, DoorClosed } from './door'
import { enter } from './enter'
import type { Here } from './here'
import base from './look/base.css?raw'
import parts from './look/parts.css?raw'
import proof from './look/proof.js?raw'
import { ownPageAt } from './own'
import { Missing } from './pages/others'
import { answerRecord } from './records'

interface SiteOptions {
  door: Door
  /** Where it stands, `/site`; at the root of a host it is empty. */
  base?: string
  jar?: Jar
}

/** What answers a request: a page with its status, or where to go. */
export interface Drawn {
  page: unknown
  status?: 200 | 404 | 409 | 422 | 429 | 503
}
export interface Leads {
  to: string
  code: 301 | 302 | 303 | 307 | 308
}

export interface Call {
  here: Here
  context: Context
  jar: Jar
  /** The fields of a form that was sent. */
  form?: Record<string, string>
}

const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'",
  `img-src 'self' data: https:; media-src 'self' https:; frame-src ${videoHosts.join(' ')}`,
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ')

/** Changes with the text, so that browsers may keep the file for good. */
const versionOf = (text: string): string =>
  [...text].reduce((sum, char) => (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0, 7).toString(36)

/**
 * A site for visitors, over the site's door and nothing else. `fetch(request, caller)` answers; `caller` reaches the door.
 */
export function createSite({ door, base: at = '', jar = cookieJar }: SiteOptions): Hono {
  const files: Record<string, { text: string; type: string }> = {
    [`style-${versionOf(base + parts)}.css`]: { text: base + parts, type: 'text/css' },
    [`script-${versionOf(proof)}.js`]: { text: proof, type: 'text/javascript' },
  }
  const [style, script] = Object.keys(files).map((name) => `${at}/_site/${name}`)
  const assets = { style: style ?? '', script: script ?? '', challenge: `${at}/_site/challenge` }
  const app = new Hono()
  app.get(`${at}/_site/:name`, async (context) => {
    const name = context.req.param('name')
    const file = files[name]
    if (name === 'challenge') return (await enter({ door, at, jar, assets, context })).read.fetch('challenge')
    if (!file) return context.notFound()
    const headers = {
      'content-type': `${file.type}; charset=utf-8`,
      'cache-control': 'max-age=31536000, immutable',
    }
    return context.body(file.text, 200, headers)
  })
  for (const file of ['robots.txt', 'sitemap.xml'])
    app.get(`${at}/${file}`, async (context) =>
      (await enter({ door, at, jar, assets, context })).read.fetch(file),
    )
  app.use(etag({ weak: true }))
  app.on(['GET', 'POST'], '*', async (context) => {
    const here = await enter({ door, at, jar, assets, context })
    const isSent = context.req.method === 'POST'
    const fields = isSent ? Object.entries(await context.req.parseBody()) : []
    const form = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
    const call = { here, context, jar, ...(isSent && { form }) }
    const answer = await (ownPageAt(here.path) ?? answerRecord)(call).catch((error): Drawn => {
      if (!(error instanceof DoorClosed)) throw error
      return { page: <Missing here={here} word="away" />, status: 503 }
    })
    context.header('content-security-policy', policy)
    context.header('cache-control', 'private, no-cache')
    if ('to' in answer) return context.redirect(here.to(answer.to), answer.code)
    return context.html(`<!doctype html>${answer.page}`, answer.status)
  })
  return app
}
