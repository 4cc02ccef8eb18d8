// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { withFacts } from '../../src/server/siteFacts'

const page = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>Nếp</title></head><body>
  <p class="login-site">Nếp</p><p class="loading-site">Nếp</p></body></html>`

/** As a browser reads it. */
const read = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

const hostile = [
  '</head><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onload='alert(1)`,
  '</title></p><svg onload=alert(1)>',
  '<!-- ',
  "$& $1 $` $' $$",
  '&lt;script&gt;&quot;',
  '\u2028\u2029\u0000',
  '{"__proto__":{"a":1}}',
  'Tiệm Nếp & Bạn <3',
]

describe('a page that says what the site says of itself', () => {
  it.each(hostile)('has it as text and nothing more, whatever it is: %j', (value) => {
    const facts = {
      site_name: value,
      copyright: value,
      site_description: value,
      site_logo_dark: '/files/a.png',
    }
    const before = read(page)
    const after = read(withFacts(page, facts))
    const tags = (of: Document) => [...of.querySelectorAll('*')].map(({ tagName }) => tagName)
    expect(tags(after).filter((tag) => tag !== 'META')).toEqual(tags(before).filter((tag) => tag !== 'META'))
    // A sign that no text has is not kept.
    const text = value.replaceAll('\u0000', '\ufffd')
    const bare = (found?: string | null) => found?.replaceAll('\ufffd', '')
    for (const selector of ['.login-site', '.loading-site'])
      expect(bare(after.querySelector(selector)?.textContent)).toBe(bare(text))
    expect(after.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content).toBe(text)
    expect(JSON.parse(after.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? '')).toEqual(facts)
    expect(after.documentElement.getAttributeNames().sort()).toEqual(['data-dark-logo', 'lang'])
  })

  it('says whether a forgotten password can be set by mail, apart from what the site says', () => {
    const has = (facts: Record<string, string>) =>
      read(withFacts(page, facts)).querySelector('meta[name="can-reset"]') !== null
    expect([has({ can_reset: '1' }), has({ site_name: 'Nếp' })]).toEqual([true, false])
    expect(withFacts(page, { can_reset: '1' })).not.toContain('can_reset')
  })

  it('is as it was where the site says nothing', () => {
    const after = read(withFacts(page, {}))
    expect(after.querySelector('.login-site')?.textContent).toBe('Nếp')
    expect(after.documentElement.hasAttribute('data-dark-logo')).toBe(false)
  })
})
