import { describe, expect, it } from 'vitest'
import { countText } from '../../src/admin/components/richtext/count'
import { sanitizeHtml } from '../../src/domain/html'
import { videoOf } from '../../src/domain/video'

describe('the address of a film', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    ['youtu.be/dQw4w9WgXcQ?si=x&t=1m30s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    [
      'https://www.youtube.com/embed/dQw4w9WgXcQ?start=7',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
    ],
  ])('%s', (address, src) => {
    expect(videoOf(address)?.src).toBe(src)
    expect(videoOf(src)?.src).toBe(src)
  })

  it.each([
    'https://youtube.com.khac.vn/watch?v=dQw4w9WgXcQ',
    'https://khac.vn/?u=youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@nep',
    'https://youtu.be/"onload="x',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://youtu.be@khac.vn/dQw4w9WgXcQ',
    'https://vimeo.com/nep',
    '',
  ])('%s is none', (address) => {
    expect(videoOf(address)).toBeUndefined()
  })
})

describe('a film in a text', () => {
  const kept =
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Pha &quot;phin&quot;" allowfullscreen></iframe>'

  it('is kept as its player and nothing else', () => {
    expect(
      sanitizeHtml(
        `<iframe width="560" onload="alert(1)" title='Pha "phin"' src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&amp;x=1" srcdoc="<script>alert(1)</script>"></iframe>`,
      ),
    ).toBe(kept)
    expect(sanitizeHtml(kept)).toBe(kept)
  })

  it.each([
    '<iframe src="https://khac.vn/embed/dQw4w9WgXcQ"></iframe>',
    '<iframe srcdoc="<img src=x onerror=alert(1)>"></iframe>',
    '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ&bsol;"></iframe>',
    `<iframe src="https://youtu.be/dQw4w9WgXcQ" title="${'x'.repeat(20_000)}"></iframe>`,
  ])('%s is no film', (html) => {
    expect(sanitizeHtml(html)).toBe('')
  })
})

it('the length of a text: words between blanks, characters as they are seen', () => {
  expect(countText('Cà phê sữa đá – ngon.\nHai\u00a0dòng')).toEqual({ words: 7, characters: 30 })
  expect(countText('珈琲を 淹れる')).toEqual({ words: 2, characters: 7 })
  expect(countText('e\u0323\u0302 👨‍👩‍👧 đ')).toEqual({ words: 2, characters: 5 })
  expect(countText(' \n ')).toEqual({ words: 0, characters: 0 })
})
