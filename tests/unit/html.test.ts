// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeHtml, sanitizeInTurns } from '../../src/domain/html'

describe('rich text keeps its formatting', () => {
  it.each([
    '<h2>Mở đầu</h2><p>Cà phê <strong>đậm</strong>, <em>thơm</em> và <u>ngọt</u>.</p>',
    '<ul><li>Một</li><li>Hai</li></ul>',
    '<blockquote>Nếp tẻ</blockquote><pre><code>x</code></pre><hr>',
    '<a href="https://nep.vn" target="_blank" rel="noopener">Nếp</a>',
    '<a href="mailto:lan@nep.vn">Viết cho Lan</a>',
    '<img src="/files/a.webp" alt="Tách cà phê" width="640" height="480">',
    '<table><tbody><tr><td colspan="2">Giá</td></tr></tbody></table>',
  ])('%s', (html) => {
    expect(sanitizeHtml(html)).toBe(html)
  })

  it('keeps no picture without a safe address', () => {
    const html =
      'a<img>b<img alt="x">c<img src="" alt>d<img src="data:image/png;base64,AA==">e<img src="file:///a.png">f'
    expect(sanitizeHtml(html)).toBe('abcdef')
    expect(sanitizeHtml(`<img src="/files/a.png" title="${'x'.repeat(20_000)}">`)).toBe('')
  })

  it('keeps alignment and colours, and no other style', () => {
    const html = sanitizeHtml('<p style="text-align: center; position: fixed; color: #0f766e">Giữa</p>')
    expect(html).toContain('text-align:center')
    expect(html).toContain('color:#0f766e')
    expect(html).not.toContain('position')
  })
})

// Read with steps by the square of its length or worse, the first alone takes longer than a test may.
describe('crooked text is read in time', () => {
  it.each([
    ['attributes without values', `<a ${'a '.repeat(10_000)}>`],
    ['attributes without names', `<a ${'x='.repeat(50_000)}>`],
    ['declarations', `<p style="${'a:b;'.repeat(50_000)}">`],
  ])('%s', (_, html) => {
    expect(sanitizeHtml(html)).toMatch(/^<[ap]>$/)
  })
})

describe('an address is what a browser reads', () => {
  it.each([
    '/&bsol;khac.vn/',
    '/&bsol;&bsol;khac.vn',
    '/&#92;khac.vn',
    '/&#x5c;khac.vn',
    '/&Tab;/khac.vn',
    '&sol;&sol;khac.vn',
    '&sol;/khac.vn',
    '/\\\\khac.vn',
    '&nosuch;/',
  ])('%s is no way within the site', (address) => {
    expect(sanitizeHtml(`<a href="${address}">x</a>`)).not.toContain('khac')
    expect(sanitizeHtml(`<a href="${address}">x</a>`)).not.toMatch(/href="?[^">]/)
    expect(sanitizeHtml(`<img src="${address}">`)).not.toMatch(/src="?[^">]/)
  })

  it.each(['/tim?a=1&amp;b=2', '/tim?a=1&b=2', 'https://nep.vn/?a=1&copy=2', 'https://nep.vn/#&quot;'])(
    '%s is kept',
    (address) => {
      expect(sanitizeHtml(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`)
    },
  )
})

const harmless = new Set(
  'a b blockquote br code em h1 h2 h3 h4 h5 h6 hr i img li mark ol p pre s span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
)
const ownAttributes = /^(href|src|title|alt|target|rel|style|width|height|start|colspan|rowspan|data-color)$/

/** What a browser makes of it that could run code or load something. Empty when all is well. */
function dangersIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(harmless.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          !ownAttributes.test(name) ||
          (/^(href|src)$/.test(name) &&
            value !== '' &&
            !/^(https?|mailto|tel):$/.test(new URL(value, 'https://nep.vn').protocol)) ||
          (name === 'style' && /url|expression|@|\\/i.test(value)),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ])
}

describe('rich text runs nothing', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//khac.vn/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" onerror="alert(1)">',
    '<img/src=x/onerror=alert(1)>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
    '<a href="java&Tab;script:alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="//khac.vn">x</a>',
    '<iframe src="https://khac.vn"></iframe>',
    '<object data="x.swf"></object><embed src="x.swf">',
    '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<form action="https://khac.vn"><input name="password"></form>',
    '<meta http-equiv="refresh" content="0;url=https://khac.vn">',
    '<base href="https://khac.vn/">',
    '<link rel="stylesheet" href="https://khac.vn/x.css">',
    '<style>body{background:url(https://khac.vn/x)}</style>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p style="width:expression(alert(1))">x</p>',
    '<p style="color:red;background-color:url(https://khac.vn/x)">x</p>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
    '<a title="&quot; onmouseover=&quot;alert(1)" href="/x">x</a>',
    '<td colspan=\'2" onclick="alert(1)\'>x</td>',
  ])('%s', (html) => {
    expect(dangersIn(sanitizeHtml(html))).toEqual([])
  })

  it('a link to another window cannot name other targets', () => {
    expect(sanitizeHtml('<a href="/x" target="_top">x</a>')).not.toContain('_top')
  })

  it('sanitising twice changes nothing more', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '<script>',
      '</script>',
      '<img src=x onerror=1>',
      '<a href="',
      '">',
      'javascript:',
      '&lt;',
      '<',
      '>',
      '"',
      "'",
      '=',
      '<!--',
      '-->',
      'cà phê',
      ' style="color:red"',
      '<svg/onload=1>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const once = sanitizeHtml(pieces.join(''))
        expect(dangersIn(once)).toEqual([])
        expect(sanitizeHtml(once)).toBe(once)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a long text', () => {
  const article =
    '<h2>Mở đầu</h2><p>Cà phê <strong>đậm</strong> <a href="/x?a=1&amp;b=2">thơm</a></p>'.repeat(2_000)
  const hostile = [
    '<script>x</script><img src=x onerror=alert(1)>',
    '<p style="color:red;',
    '<!--',
    '<a href="',
    '<'.repeat(50),
    '-->">',
  ]
    .join('x'.repeat(30))
    .repeat(3_000)

  it('keeps its formatting wherever it is cut', async () => {
    expect(sanitizeHtml(article)).toBe(article)
    expect(await sanitizeInTurns(article)).toBe(article)
  })

  it('is as harmless as a short one, and cleaning it again changes nothing', async () => {
    const clean = await sanitizeInTurns(hostile)
    expect(clean).toBe(sanitizeHtml(hostile))
    expect(dangersIn(clean)).toEqual([])
    expect(sanitizeHtml(clean)).toBe(clean)
  })

  it('lets others work while it is cleaned', async () => {
    let turns = 0
    const timer = setInterval(() => turns++)
    await sanitizeInTurns(hostile)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(hostile.length / 100_000)
  })

  it('has no tag that takes long to read', () => {
    expect(sanitizeHtml(`<a title="${'x'.repeat(20_000)}">x</a>`)).toBe('<a>x</a>')
  })
})
