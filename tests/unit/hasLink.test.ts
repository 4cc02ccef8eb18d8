import { describe, expect, it } from 'vitest'
import { hasLink } from '../../src/domain/hasLink'

describe('a text has a link', () => {
  it.each([
    'Xem https://vidu.vn nhé',
    'HTTP://VIDU.VN',
    'hxxps://vidu.example/a',
    'http : // vidu . example',
    'http:\\\\vidu.example',
    'ghé www.vidu.shop',
    'vào vidu.com đi',
    'quàcưới.vn',
    'vidu .com',
    'vidu[.]com',
    'vidu [dot] com',
    'vidu (chấm) com',
    'vidu dot com',
    'bit.ly/3abc',
    't.me/nhom',
    'vidu.zone:8080',
    '10.1.2.3/a',
    '[bấm vào đây](//vidu)',
    '[url=//vidu]quà[/url]',
    '<a href="//vidu">quà</a>',
    '<img src=x>',
    '&lt;a&gt;',
    '&#104;ttp',
    'ｈｔｔｐｓ：／／ｖｉｄｕ．ｖｎ',
    '𝐡𝐭𝐭𝐩𝐬://𝐯𝐢𝐝𝐮.𝐯𝐧',
    'h\u200Bttps:/\u200D/vi\u2060du.vn',
    'vi\u00ADdu.co\u200Bm',
    'h\u0336t\u0336t\u0336p\u0336s\u0336:\u0336/\u0336/vidu',
    'vidu。com',
    'vidu.сом',
    'chao@vidu.com',
    'javascript:alert(1)',
  ])('%s', (text) => expect(hasLink(text)).toBe(true))
})

describe('a text has none', () => {
  it.each([
    '',
    'Cà phê ngon quá, 5 sao!',
    'Giá 125.000 đ, 3.5 kg, v.v. và 1.250.000',
    'Mua về nấu ăn.Cơm dẻo',
    'Ngon.Tôi sẽ mua lại',
    'Giao ngày 12.11.2026 lúc 9:30',
    'Tiệm ơi: còn hàng không?',
    'I <3 it, a < b and 2<3',
    'menu.pdf và hoa_don.docx',
    'Tỉ lệ 1/15, nước 92-94°',
    'Việt Nam. Vn số một',
  ])('%s', (text) => expect(hasLink(text)).toBe(false))
})
