import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type SiteFacts = Readonly<Record<string, string>>

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Writes public settings into a page, so that the site's name shows before any script runs. */
export function withFacts(html: string, facts: SiteFacts): string {
  const { can_reset, ...said } = facts
  const { site_name: name = '', site_logo_dark } = said
  const metas = [
    `<meta name="site" content="${escaped(JSON.stringify(said))}">`,
    can_reset && '<meta name="can-reset" content="1">',
    name && `<meta name="application-name" content="${escaped(name)}">`,
  ]
  const page = html.replace('</head>', () => `${metas.join('')}</head>`)
  const marked = site_logo_dark ? page.replace('<html', '<html data-dark-logo') : page
  if (!name) return marked
  return marked.replace(/(<p class="(?:login|loading)-site">)[^<]*/g, (_, start) => start + escaped(name))
}

interface Sent {
  key: string
  body: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

/** Caches each page until the facts change. */
export function createTelling(textOf: (page: string) => Promise<string>) {
  const made = new Map<string, Sent>()

  const pageOf = async (page: string, facts: SiteFacts): Promise<Sent> => {
    const key = JSON.stringify(facts)
    const known = made.get(page)
    if (known?.key === key) return known
    const body = Buffer.from(withFacts(await textOf(page), facts))
    const digest = createHash('sha1').update(body).digest('base64url').slice(0, 16)
    const sent: Sent = {
      key,
      body,
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      gzip: gzipSync(body),
      etag: `W/"${body.length.toString(36)}-${digest}"`,
    }
    made.set(page, sent)
    return sent
  }

  return async (
    page: string,
    facts: SiteFacts,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> => {
    const sent = await pageOf(page, facts)
    outgoing.setHeader('content-type', 'text/html; charset=utf-8')
    outgoing.setHeader('etag', sent.etag)
    outgoing.setHeader('cache-control', 'no-cache')
    outgoing.setHeader('vary', 'accept-encoding')
    if (incoming.headers['if-none-match'] === sent.etag) {
      outgoing.writeHead(304).end()
      return
    }
    const accepted = String(incoming.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b`).test(accepted))
    if (encoding) outgoing.setHeader('content-encoding', encoding)
    const body = encoding ? sent[encoding] : sent.body
    outgoing.setHeader('content-length', body.byteLength)
    outgoing.writeHead(200).end(incoming.method === 'HEAD' ? undefined : body)
  }
}
