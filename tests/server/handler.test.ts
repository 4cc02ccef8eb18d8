import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createHandler, type ServesPages } from '../../src/server/handler'
import { builtPages } from '../../src/server/pages'
import { openSite } from '../../src/server/site'
import { diskStorage } from '../../src/server/storage'
import { emptyFolder } from '../support/folder'
import { serve } from '../support/serve'

const index =
  '<!doctype html><html lang="vi"><head></head><script>boot()</script><style>a{}</style><script src="/x.js"></script><div>index</div><p class="loading-site"></p>'

/** What is written into it where nothing is set. */
const told = index.replace('</head>', '<meta name="site" content="{}"></head>')

interface Entry {
  level: string
  data: object
  message: string
}

async function served(
  settings: {
    facts?: Record<string, string>
    isHealthy?: boolean
    isDown?: boolean
    trustedProxies?: number
    pages?: ServesPages
  } = {},
) {
  const folder = await emptyFolder()
  await mkdir(join(folder, 'site/assets'), { recursive: true })
  const files = {
    'index.html': index,
    'login.html': index.replace('index', 'login'),
    'logo.svg': '<svg/>',
    'favicon.svg': '<svg/>',
    'assets/a-1.js': 'plain',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'site', name), text)
  await writeFile(join(folder, 'site/assets/a-1.js.gz'), gzipSync('packed'))
  const storage = diskStorage(join(folder, 'files'))
  await storage.put('logo.webp', new Uint8Array([1, 2]), 'image/webp')
  const entries: Entry[] = []
  const note = (level: string) => (data: object, message: string) =>
    void entries.push({ level, data, message })
  const api = {
    fetch: async (request: Request, info?: { address?: string }) => {
      if (request.url.endsWith('/boom')) throw new Error('no')
      const text = 'x'.repeat(request.url.endsWith('/long') ? 5_000 : 5)
      const body = JSON.stringify({ text, address: info?.address })
      const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
      return new Response(body, { headers })
    },
  }
  const { facts = {}, isDown = false, isHealthy = true, trustedProxies = 0, pages } = settings
  const handler = createHandler(
    {
      api,
      storage,
      focusOf: async () => ({ x: 50, y: 50 }),
      log: { info: note('info'), warn: note('warn'), error: note('error') },
      trustedProxies,
      isHealthy: async () => isHealthy,
      facts: async () => {
        if (isDown) throw new Error('no database')
        return facts
      },
    },
    pages ?? (await builtPages(await openSite(join(folder, 'site')), { sitePort: 3001 })),
  )
  return { address: await serve(handler), entries }
}

describe('pages', () => {
  it('answer every screen address with the page that starts the admin, and login with its form', async () => {
    const { address } = await served()
    for (const path of ['/', '/posts/all-posts/1?page=2', '/index.html', '/no/such/screen']) {
      const answer = await fetch(address + path)
      expect([answer.status, await answer.text()]).toEqual([200, told])
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
    expect(await (await fetch(`${address}/login`)).text()).toContain('login')
    for (const path of ['/missing.png', '/assets/gone-2.js', '/../package.json', '/%2e%2e/package.json'])
      expect((await fetch(address + path)).status).toBe(404)
  })

  it('allow the inline script by its hash and no other', async () => {
    const { address } = await served()
    const policy = (await fetch(address)).headers.get('content-security-policy') ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toMatch(/^'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}='$/)
    expect(policy).toContain("frame-ancestors 'none'")
    // The preview of a PDF is a blob; else only films may be framed, from where they are shown, and the site.
    const films = 'blob: https://www.youtube-nocookie.com https://player.vimeo.com'
    expect(policy).toContain(`frame-src http://127.0.0.1:3001 ${films};`)
    const named = await served({ facts: { site_url: 'https://quan.example.vn/cua-hang; x' } })
    const told = (await fetch(named.address)).headers.get('content-security-policy')
    expect(told).toContain(`frame-src https://quan.example.vn ${films};`)
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline')
  })

  it('are not sent again when unchanged', async () => {
    const { address } = await served()
    const etag = (await fetch(address)).headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('come compressed from the disk and, when hashed, are kept forever', async () => {
    const { address } = await served()
    const packed = await fetch(`${address}/assets/a-1.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(await packed.text()).toBe('packed')
    expect(packed.headers.get('cache-control')).toContain('immutable')
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    const plain = await fetch(`${address}/assets/a-1.js`, { headers: { 'accept-encoding': 'identity' } })
    expect(await plain.text()).toBe('plain')
    expect((await fetch(`${address}/assets/a-1.js.gz`)).status).toBe(404)
  })
})

describe('the API behind the server', () => {
  it('is compressed when long and asked for', async () => {
    const { address } = await served()
    const long = await fetch(`${address}/api/v1/long`, { headers: { 'accept-encoding': 'gzip' } })
    expect(long.headers.get('content-encoding')).toBe('gzip')
    expect((await long.json()).text).toHaveLength(5_000)
    const short = await fetch(`${address}/api/v1/short`, { headers: { 'accept-encoding': 'gzip' } })
    expect(short.headers.get('content-encoding')).toBeNull()
    for (const { headers } of [long, short]) expect(headers.get('vary')).toBe('accept-encoding')
    expect((await short.json()).text).toHaveLength(5)
  })

  it("learns the client's address, from a proxy only when one is trusted", async () => {
    const headers = { 'x-forwarded-for': '9.9.9.9, 1.2.3.4' }
    const seenBy = async (trustedProxies: number) => {
      const { address } = await served({ trustedProxies })
      return (await (await fetch(`${address}/api/v1/who`, { headers })).json()).address
    }
    expect(await seenBy(0)).toBe('127.0.0.1')
    expect(await seenBy(1)).toBe('1.2.3.4')
    expect(await seenBy(2)).toBe('9.9.9.9')
  })
})

describe('every answer', () => {
  it('has the security headers, and HSTS behind https only', async () => {
    const { address } = await served()
    for (const path of ['/', '/api/v1/x', '/files/logo.webp', '/nothing.txt', '/healthz']) {
      const { headers } = await fetch(address + path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
    }
    const secure = await fetch(address, { headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers.get('strict-transport-security')).toContain('max-age')
  })

  it('that fails on the way is cut off, and the process goes on', async () => {
    const { address, entries } = await served({
      pages: async (_, outgoing) => {
        outgoing.writeHead(200).write('half')
        throw new Error('no')
      },
    })
    await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow()
    expect(entries).toContainEqual(expect.objectContaining({ level: 'error', message: 'request failed' }))
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })

  it('is logged with its id, duration and path, without query, headers or body', async () => {
    const { address, entries } = await served()
    const answer = await fetch(`${address}/api/v1/posts?search=secret`, {
      method: 'POST',
      headers: { authorization: 'Bearer hush', 'x-request-id': 'from-the-proxy' },
      body: '{"password":"hush"}',
    })
    await answer.text()
    expect(answer.headers.get('x-request-id')).toBe('from-the-proxy')
    await expect.poll(() => entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      level: 'info',
      data: { request: 'from-the-proxy', method: 'POST', path: '/api/v1/posts', status: 200 },
    })
    expect(JSON.stringify(entries)).not.toMatch(/hush|secret/)
  })

  it('to a method that the pages do not know is 405', async () => {
    const { address } = await served()
    expect((await fetch(`${address}/login`, { method: 'POST' })).status).toBe(405)
  })
})

describe('what the site says of itself', () => {
  const typeOf = async (path: string, facts: Record<string, string>) =>
    (await fetch((await served({ facts })).address + path)).headers.get('content-type')

  it('is its logo and icon, those of dark ground too, and ours where it has none', async () => {
    expect(await typeOf('/site-logo', {})).toBe('image/svg+xml')
    expect(await typeOf('/site-icon', {})).toBe('image/svg+xml')
    const picture = '/files/logo.webp'
    expect(await typeOf('/site-logo', { site_logo: picture })).toBe('image/webp')
    expect(await typeOf('/site-logo?dark', { site_logo: picture })).toBe('image/webp')
    expect(await typeOf('/site-logo?dark', { site_logo_dark: picture })).toBe('image/webp')
    expect(await typeOf('/site-logo', { site_logo_dark: picture })).toBe('image/svg+xml')
    expect(await typeOf('/site-icon', { favicon: picture })).toBe('image/webp')
  })

  it('stands in the page before any script runs, as text and nothing else', async () => {
    const { address } = await served({ facts: { site_name: 'Nếp "<b>', site_logo_dark: '/files/a.png' } })
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    const page = await answer.text()
    expect(page).toContain('<meta name="application-name" content="Nếp &quot;&lt;b&gt;">')
    expect(page).toContain('<p class="loading-site">Nếp &quot;&lt;b&gt;</p>')
    expect(page).toContain('<html data-dark-logo')
    expect(page).not.toContain('<b>')
    const [, json = ''] = /<meta name="site" content="([^"]*)">/.exec(page) ?? []
    expect(
      JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')),
    ).toEqual({
      site_name: 'Nếp "<b>',
      site_logo_dark: '/files/a.png',
    })
    const etag = answer.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('is left out where the database does not say it, and the page comes all the same', async () => {
    const { address } = await served({ facts: undefined, isDown: true })
    const answer = await fetch(address)
    expect([answer.status, await answer.text()]).toEqual([200, index])
    expect((await fetch(`${address}/site-logo`)).headers.get('content-type')).toBe('image/svg+xml')
  })
})

describe('health', () => {
  it('tells whether the database answers', async () => {
    expect((await fetch(`${(await served()).address}/healthz`)).status).toBe(200)
    expect((await fetch(`${(await served({ isHealthy: false })).address}/healthz`)).status).toBe(503)
  })
})
