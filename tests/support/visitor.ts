import { JSDOM } from 'jsdom'
import { createSite } from '../../src/site'
import type { TestApi } from './api'

interface Seen {
  status: number
  headers: Headers
  html: string
  document: Document
  /** What a visitor reads. */
  text: string
}

/** A visitor without scripts, who keeps cookies. */
export function visitorOf(api: () => TestApi, base = '') {
  const address = crypto.randomUUID()
  const site = createSite({ door: (request) => api().api.fetch(request, { address }), base })
  const cookies = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}): Promise<Seen> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...(init.headers as Record<string, string>), cookie }
    const answer = await site.fetch(new Request(`https://shop.test${path}`, { ...init, headers }), {})
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const html = await answer.text()
    const { document } = new JSDOM(html).window
    const text = (document.body.textContent ?? '').replace(/\s+/g, ' ')
    return { status: answer.status, headers: answer.headers, html, document, text }
  }
  const post = (path: string, fields: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  return {
    cookies,
    get: (path: string, headers: Record<string, string> = {}) => ask(path, { headers }),
    post,
    /** Fills a form of the page in and sends it, as a browser would; `named` is a field that only this form has. */
    async submit({ document }: Pick<Seen, 'document'>, named: string, fields: Record<string, string>) {
      const form = document.querySelector(`form:has([name="${named}"])`)
      if (!form) throw new Error(`no form with ${named}`)
      const there = [...form.querySelectorAll<HTMLInputElement>('input, textarea')]
        .filter(({ type, checked }) => type !== 'radio' || checked)
        .map(({ name, value }) => [name, value])
      return post(form.getAttribute('action') ?? '', { ...Object.fromEntries(there), ...fields })
    },
    /** Where an answer leads. */
    async follow({ headers }: Seen) {
      return ask(headers.get('location') ?? '')
    },
  }
}
