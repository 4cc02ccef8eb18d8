import { generateHTML, generateJSON } from '@tiptap/react'
import { describe, expect, it } from 'vitest'
import { extensions } from '../../../src/admin/components/richtext/extensions'
import { sanitizeHtml } from '../../../src/domain/html'

/** What is stored after somebody opened it in the editor and saved. */
const edited = (html: string) =>
  sanitizeHtml(generateHTML(generateJSON(sanitizeHtml(html), extensions), extensions))

describe('what is stored of a text survives being opened and saved', () => {
  it.each([
    '<h2>Đầu đề</h2>',
    '<p style="text-align:center;">Giữa</p>',
    '<p><strong>đậm</strong> <em>nghiêng</em> <u>gạch chân</u> <s>bỏ</s> <code>mã</code></p>',
    '<p>H<sub>2</sub>O, 20 m<sup>2</sup></p>',
    '<p><span style="color:rgb(15, 118, 110);">xanh</span></p>',
    '<ul><li><p>một</p></li><li><p>hai</p></li></ul>',
    '<ol start="3"><li><p>ba</p></li></ol>',
    '<blockquote><p>Lời người khác</p></blockquote>',
    '<pre><code>nep --help</code></pre>',
    '<hr>',
    '<p>một<br>hai</p>',
    '<iframe src="https://player.vimeo.com/video/76979871" title="Rang" allowfullscreen></iframe>',
  ])('%s', (html) => {
    expect(edited(html)).toBe(html)
  })

  it('a table, with its heads and joined cells', () => {
    const { body } = new DOMParser().parseFromString(
      edited(
        '<table><tbody><tr><th colspan="2">Hạt</th></tr><tr><td>Vùng</td><td>Cầu Đất</td></tr></tbody></table>',
      ),
      'text/html',
    )
    const cells = [...body.querySelectorAll('tr')].map((row) =>
      [...row.children].map(
        (cell) => `${cell.localName} ${cell.getAttribute('colspan')} ${cell.textContent}`,
      ),
    )
    expect(cells).toEqual([['th 2 Hạt'], ['td 1 Vùng', 'td 1 Cầu Đất']])
  })

  it('links and pictures', () => {
    const { body } = new DOMParser().parseFromString(
      edited('<p><a href="/tin" target="_blank">tin</a></p><img src="/files/a.webp" alt="Phin" width="320">'),
      'text/html',
    )
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/tin')
    expect(body.querySelector('a')?.getAttribute('target')).toBe('_blank')
    expect(body.querySelector('img')?.getAttribute('alt')).toBe('Phin')
    expect(body.querySelector('img')?.getAttribute('width')).toBe('320')
  })
})
