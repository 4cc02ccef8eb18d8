import { generateHTML, generateJSON } from '@tiptap/react'
import { describe, expect, it } from 'vitest'
import { extensions } from '../../../src/admin/components/richtext/extensions'
import { cleanPasted } from '../../../src/admin/components/richtext/paste/clean'
import { sanitizeHtml } from '../../../src/domain/html'

/** What is stored of what was on the clipboard; without the paragraphs that begin items and cells. */
function stored(clipboard: string): string {
  const html = generateHTML(generateJSON(cleanPasted(clipboard), extensions), extensions)
  const { body } = new DOMParser().parseFromString(sanitizeHtml(html), 'text/html')
  for (const first of body.querySelectorAll(':is(li, td, th) > p:first-child'))
    first.replaceWith(...first.childNodes)
  return body.innerHTML.replace(/ (col|row)span="1"/g, '')
}

const word = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Wingdings;}
p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0in; font-size:12.0pt;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const item = (list: string, mark: string, text: string, at = 'Middle') =>
  `<p class=MsoListParagraphCxSp${at} style='text-indent:-.25in;mso-list:${list}'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>
`

describe('from Word', () => {
  it('lists, nested, bulleted and numbered, with their first number', () => {
    const page = word(
      item('l0 level1 lfo1', '·', 'Hạt', 'First') +
        item('l0 level2 lfo1', 'o', 'Robusta') +
        item('l0 level3 lfo1', '§', 'Sàng 18') +
        item('l0 level1 lfo1', '·', '<b>Phin</b>', 'Last') +
        '<p class=MsoNormal>Các bước<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
        item('l1 level1 lfo2', '3.', 'Tráng phin') +
        item('l1 level2 lfo2', 'b)', 'bằng nước sôi') +
        item('l1 level3 lfo2', 'iv.', 'hai lần') +
        item('l1 level1 lfo2', '4.', 'Rót'),
    )
    expect(stored(page)).toBe(
      '<ul><li>Hạt<ul><li>Robusta<ul><li>Sàng 18</li></ul></li></ul></li>' +
        '<li><strong>Phin</strong></li></ul><p>Các bước</p>' +
        '<ol start="3"><li>Tráng phin<ol start="2" type="a"><li>bằng nước sôi' +
        '<ol start="4" type="i"><li>hai lần</li></ol></li></ol></li><li>Rót</li></ol>',
    )
  })

  it('a list of another kind is another list, a paragraph without a mark belongs to its item', () => {
    const page = word(
      item('l0 level1 lfo1', '-', 'một') +
        '<p class=MsoListParagraphCxSpMiddle>và thêm</p>' +
        item('l1 level1 lfo2', '1.', 'hai') +
        item('l2 level1 lfo3', '1.', 'ba'),
    )
    expect(stored(page)).toBe('<ul><li>một<p>và thêm</p></li></ul><ol><li>hai</li></ol><ol><li>ba</li></ol>')
  })

  it('marks that a mail program has made plain text of', () => {
    const page =
      '<p class="MsoListParagraph" style="margin-left:.5in">·&nbsp;&nbsp;&nbsp; <span>một</span></p>' +
      '<p class="MsoListParagraph" style="margin-left:1.0in">a)&nbsp;&nbsp; hai</p>'
    expect(stored(page)).toBe('<ul><li>một<ol type="a"><li>hai</li></ol></li></ul>')
  })

  it('headings, alignment, marks, colours of words, links, no bookmarks', () => {
    const page = word(
      `<p class=MsoTitle>Bảng giá</p><h2 style='mso-list:l3 level1 lfo4'><a name="_Toc1"></a><span
style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;&nbsp; </span></span><span style='color:#0F4761'>Cà phê</span></h2>
<p class=MsoNormal style='mso-outline-level:3'>Rang mộc</p>
<p class=MsoNormal align=center style='text-align:center'><st1:place w:st="on">Cầu <b>Đất</b></st1:place>, <i>ngon</i>
<u>lắm</u><span style='mso-spacerun:yes'>&nbsp;&nbsp; </span><span style='color:red'>đỏ</span><span
style='color:black'>đen</span> <span style='background:yellow;mso-highlight:yellow'>vàng</span>
<span style='display:none;mso-hide:all'>ẩn</span><a href="https://nep.vn/gia"><span
style='color:#0563C1;text-decoration:underline'>xem</span></a><a href="#_ftn1">[1]</a></p>`,
    )
    expect(stored(page)).toBe(
      '<h1>Bảng giá</h1><h2>2. Cà phê</h2><h3>Rang mộc</h3>' +
        '<p style="text-align:center;">Cầu <strong>Đất</strong>, <em>ngon</em> <u>lắm</u> ' +
        '<span style="color:red;">đỏ</span>đen ' +
        '<mark data-color="yellow" style="background-color:yellow; color:inherit;">vàng</mark> ' +
        '<a href="https://nep.vn/gia">xem</a>[1]</p>',
    )
  })

  it('what its web page copies: a list for each item', () => {
    const piece = (tag: string, level: number, text: string) =>
      `<div class="ListContainerWrapper SCXW1"><${tag} class="BulletListStyle1" role="list"><li data-aria-level="${level}"
role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight:bold"><span
class="NormalTextRun">${text}</span></span></p></li></${tag}></div>`
    expect(
      stored(piece('ul', 1, 'a') + piece('ol', 2, 'b') + piece('ol', 2, 'c') + piece('ul', 1, 'd')),
    ).toBe(
      '<ul><li><strong>a</strong><ol><li><strong>b</strong></li><li><strong>c</strong></li></ol></li>' +
        '<li><strong>d</strong></li></ul>',
    )
  })
})

it('from Google Docs: nothing bold but what is, lists in the items that they belong to, no page colours', () => {
  const run = (text: string, style = '') =>
    `<span style="font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;${style}">${text}</span>`
  const li = (level: number, text: string, type = 'disc') =>
    `<li dir="ltr" style="list-style-type:${type};font-weight:400" aria-level="${level}"><p dir="ltr" role="presentation">${run(text)}</p></li>`
  expect(
    stored(
      `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f"><h2 dir="ltr">${run('Thực đơn')}</h2><p dir="ltr">${run('đậm', 'font-weight:700;')}${run(' và ')}${run('nghiêng', 'font-style:italic;')} H${run('2', 'vertical-align:sub;')}O <a href="https://nep.vn/" style="text-decoration:none;">${run('Nếp', 'color:#1155cc;text-decoration:underline;')}</a></p><br /><ul>${li(1, 'một')}<ul>${li(2, 'hai')}<ul>${li(3, 'ba')}</ul></ul>${li(1, 'bốn')}</ul><ol>${li(1, 'năm', 'lower-alpha')}</ol></b><br class="Apple-interchange-newline">`,
    ),
  ).toBe(
    '<h2>Thực đơn</h2><p><strong>đậm</strong> và <em>nghiêng</em> H<sub>2</sub>O <a href="https://nep.vn/">Nếp</a></p>' +
      '<ul><li>một<ul><li>hai<ul><li>ba</li></ul></li></ul></li><li>bốn</li></ul><ol type="a"><li>năm</li></ol>',
  )
})

describe('tables', () => {
  it('from Excel: joined cells, bold by its classes, no hidden rows', () => {
    const page = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\,";}
.xl65 {font-weight:700; text-align:center; background:#FFC000;} --></style></head><body><table border=0 width=192 style='border-collapse:collapse'>
<!--StartFragment--><col width=64 span=3><tr height=20><td colspan=3 height=20 class=xl65 width=192>Giá</td></tr>
<tr><td rowspan=2 height=40>Robusta</td><td align=right x:num>125.000</td><td colspan=1></td></tr><tr><td>1</td><td>2</td></tr>
<![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td></tr><![endif]><!--EndFragment--></table></body></html>`
    expect(stored(page)).toBe(
      '<table><tbody><tr><td colspan="3"><strong>Giá</strong></td></tr>' +
        '<tr><td rowspan="2">Robusta</td><td>125.000</td><td></td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    )
  })

  it('from Google Sheets and LibreOffice', () => {
    expect(
      stored(
        '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;text-align:center;" rowspan="1" colspan="2" data-sheets-value="{}">Giá</td></tr><tr><td style="color:#ff0000;">1</td><td>2</td></tr></tbody></table>',
      ),
    ).toBe(
      '<table><tbody><tr><td colspan="2"><strong>Giá</strong></td></tr>' +
        '<tr><td><span style="color:rgb(255, 0, 0);">1</span></td><td>2</td></tr></tbody></table>',
    )
    expect(
      stored(
        '<table cellspacing="0"><colgroup width="85"></colgroup><tr><td height="17" align="left"><b><font face="Liberation Sans" color="#000000">a</font></b></td><td sdval="2" sdnum="1033;">2</td></tr></table>',
      ),
    ).toBe('<table><tbody><tr><td><strong>a</strong></td><td>2</td></tr></tbody></table>')
  })

  it('a single cell is its text; the head that is repeated is a head', () => {
    expect(stored('<table><tr><td class="xl1">125.000</td></tr></table>')).toBe('<p>125.000</p>')
    expect(
      stored('<table><thead><tr><td>a</td><td>b</td></tr></thead><tr><td>1</td><td>2</td></tr></table>'),
    ).toBe('<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>')
  })
})

it('from Pages and LibreOffice Writer', () => {
  expect(
    stored(
      '<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 11.0px \'Helvetica Neue\'; color: #000000} span.s1 {font-style: italic} span.s2 {text-decoration: underline}</style></head><body><p class="p1"><b>Phin</b><span class="Apple-converted-space">&nbsp;</span><span class="s1">nhôm</span> <span class="s2">mới</span></p><ul class="ul1"><li class="li1"><span class="s3"></span>một<ul class="ul1"><li class="li1">hai</li></ul></li></ul></body></html>',
    ),
  ).toBe('<p><strong>Phin</strong> <em>nhôm</em> <u>mới</u></p><ul><li>một<ul><li>hai</li></ul></li></ul>')
  expect(
    stored(
      '<h1 class="western">Phin</h1><p class="western" style="font-variant: normal; line-height: 100%"><font color="#000000"><font face="Liberation Serif"><b>a</b></font></font></p><ol><li><p>một</p></li><ol type="a"><li><p>hai</p></li></ol></ol>',
    ),
  ).toBe('<h1>Phin</h1><p><strong>a</strong></p><ol><li>một<ol type="a"><li>hai</li></ol></li></ol>')
})
