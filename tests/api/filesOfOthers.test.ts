import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'
import { bringIn, type Came } from '../support/sheetFiles'

const api = withApi()
const as = () => ({ as: api().owner.token })
const text = (lines: string[]) => new Uint8Array(Buffer.from(lines.join('\n')))
const samples = '../shared/samples'
const sample = (name: string) => new Uint8Array(readFileSync(`${samples}/${name}`))

const products = async () => (await aType(api(), { style: 'product' })).id as number
const goods = (typeId: number, bytes: Uint8Array<ArrayBuffer>, more = {}) =>
  bringIn(api(), 'posts', bytes, { typeId, style: 'product', ...more })
const all = async (typeId: number) => {
  const { body } = await api().call(
    'GET',
    `/posts?limit=100&search=type_id:${typeId}&orderBy=id&sortedBy=asc&include=body,category`,
    as(),
  )
  return body.data as Record<string, unknown>[]
}
const became = (rows: Came[]) =>
  rows.map(({ result, wrong, told }) => result?.action ?? [...Object.keys(wrong), ...told].join())

describe('a row of goods', () => {
  it('with a code is the record of that code, and a name takes over nothing', async () => {
    const typeId = await products()
    await api().call('POST', '/posts', {
      ...as(),
      body: aPost(typeId, { status: 'draft', title: 'Áo mưa', slug: 'ao-mua', code: 'CU-1', price: 50_000 }),
    })
    const file = text(['Tên sản phẩm;Mã sản phẩm;Giá bán', 'Áo mưa;MOI-1;99000', 'Áo mưa;MOI-2;98000'])
    const first = await goods(typeId, file)
    expect(became(first.rows)).toEqual(['create', 'create'])
    expect(first.rows.map(({ told }) => told)).toEqual([['sheets.told.address'], ['sheets.told.address']])
    expect((await all(typeId)).map(({ code, slug, price }) => [code, slug, price])).toEqual([
      ['CU-1', 'ao-mua', 50_000],
      ['MOI-1', 'ao-mua-2', 99_000],
      ['MOI-2', 'ao-mua-3', 98_000],
    ])
    expect(became((await goods(typeId, file)).rows)).toEqual(['same', 'same'])
    // An address is no name, yet it belongs to the record of another code.
    const [taken] = (await goods(typeId, text(['SKU;Slug;Tên', 'MOI-9;ao-mua;Áo']))).rows
    expect([taken?.result?.action, Object.keys(taken?.result?.errors ?? {})]).toEqual(['refused', ['slug']])
  })

  it('may have a code and a price alone', async () => {
    const typeId = await products()
    await goods(typeId, text(['Tên;Mã;Giá', 'Mũ;M-1;10000', 'Nón;M-2;20000']))
    const prices = await goods(typeId, text(['Mã sản phẩm;Giá bán', 'm-1;12000', 'M-2;20000', 'M-3;1']))
    expect(became(prices.rows)).toEqual(['update', 'same', 'refused'])
    expect(prices.rows[0]?.result?.changes).toEqual([{ field: 'price', before: 10_000, after: 12_000 }])
    expect(prices.rows[2]?.result?.missing).toContain('title')
    const [first] = await all(typeId)
    const byId = await goods(typeId, text(['ID;Giá', `${first?.id};13000`]))
    expect(became(byId.rows)).toEqual(['update'])
  })

  it('names categories by their paths; what is missing is made for whoever wants it and may', async () => {
    const typeId = await products()
    const top = await aCategory(api(), typeId, { title: 'Áo' })
    await aCategory(api(), typeId, { title: 'Áo mưa', parent_id: top.id })
    const file = text([
      'Mã;Tên;Nhóm hàng;Thương hiệu',
      'P-1;Một;Áo > Áo mưa;',
      'P-2;Hai;Áo/Áo mưa;',
      'P-3;Ba;Áo>>Áo len>>Cổ tròn;Sợi Mộc',
      'P-4;Bốn;Áo >> Áo len;sợi mộc',
    ])
    const refused = await goods(typeId, file, { makes: false })
    expect(refused.rows.map(({ wrong }) => Object.keys(wrong))).toEqual([
      [],
      [],
      ['category_id', 'trademark_id'],
      ['category_id', 'trademark_id'],
    ])
    const made = await goods(typeId, file)
    expect(became(made.rows)).toEqual(['same', 'same', 'create', 'create'])
    const { body } = await api().call('GET', `/categories?search=type_id:${typeId}&limit=100`, as())
    const titles = new Map(body.data.map((each: { id: number; title: string }) => [each.id, each.title]))
    expect(
      body.data.map((each: { title: string; parent_id: number }) => [each.title, titles.get(each.parent_id)]),
    ).toEqual(
      expect.arrayContaining([
        ['Áo len', 'Áo'],
        ['Cổ tròn', 'Áo len'],
      ]),
    )
    expect(body.data).toHaveLength(4)
    const posts = await all(typeId)
    expect(posts[2]?.trademark_id).toBe(posts[3]?.trademark_id)

    const writer = await api().member('create-posts', 'list-posts')
    const answer = await api().call('POST', '/posts/import', {
      as: writer.token,
      body: { rows: [{ row: 2, data: { type_id: typeId, title: 'X', category_id: { make: ['Mới'] } } }] },
    })
    expect(answer.body.data[0].errors).toHaveProperty('category_id')
    for (const make of [[], [''], 'Mới', Array(9).fill('x'), ['x'.repeat(300)]]) {
      const data = { type_id: typeId, title: 'X', category_id: { make } }
      const bad = await api().call('POST', '/posts/import', { ...as(), body: { rows: [{ row: 2, data }] } })
      expect(bad.body.data[0].action).toBe('refused')
    }
  })

  it('has its text as paragraphs or as clean HTML, and is a draft while it has no picture', async () => {
    const typeId = await products()
    const file = text([
      'Mã,Tên,Nội dung,Hình ảnh,Trạng thái',
      'B-1,Một,"Dòng <1>\n\nDòng 2","https://a.vn/1.jpg,https://a.vn/2.jpg",Đã đăng',
      'B-2,Hai,<p onclick=x>Chào</p><script>x</script>,,Đã đăng',
    ])
    const { rows } = await goods(typeId, file)
    expect(became(rows)).toEqual(['create', 'create'])
    expect(rows.map(({ told }) => told)).toEqual([[], ['sheets.told.draft']])
    const posts = await all(typeId)
    expect(posts.map(({ status, image, images }) => [status, image, images])).toEqual([
      ['published', 'https://a.vn/1.jpg', ['https://a.vn/1.jpg', 'https://a.vn/2.jpg']],
      ['draft', '', []],
    ])
    expect(posts.map(({ content }) => (content as { content: string }[])[0]?.content)).toEqual([
      '<p>Dòng &lt;1&gt;</p><p>Dòng 2</p>',
      '<p>Chào</p>',
    ])
    expect(became((await goods(typeId, file)).rows)).toEqual(['same', 'same'])
  })
})

describe('a file of', () => {
  it('KiotViet has units, variants and combos as rows of their own, and no deleted goods', async () => {
    const typeId = await products()
    const file = text([
      'Loại hàng;Nhóm hàng(3 Cấp);Mã hàng;Tên hàng;Giá bán;Giá vốn;Tồn kho;ĐVT;Mã ĐVT Cơ bản;Quy đổi;Thuộc tính;Mã HH Liên quan;Đang kinh doanh',
      'Hàng hóa;Quà>>Mũ;SP1;Nón lá;12.000;9000;-3;cái;;1;MÀU:Trắng|CỠ:L;;1',
      'Hàng hóa;Quà>>Mũ;SP2;Nón lá;12000;9000;0,33;cái;;1;MÀU:Trắng|CỠ:M;SP1;1',
      'Hàng hóa;Quà;SP3;Trà;100000;1;1;thùng;SP0;30;;;0',
      'Hàng hóa;Quà;SP4{DEL};Bánh;1;1;1;gói;;1;;;0',
      'Combo - đóng gói;Quà;CB1;Giỏ;1;1;1;giỏ;;1;;;1',
    ])
    const { rows, mapping } = await goods(typeId, file)
    expect(mapping.slice(3, 7)).toEqual(['title', 'price', null, null])
    expect(became(rows)).toEqual(['create', 'create', 'create', 'sheets.told.deleted', 'create'])
    expect((await all(typeId)).map(({ title, code, price }) => [title, code, price])).toEqual([
      ['Nón lá - Trắng - L', 'SP1', 12_000],
      ['Nón lá - Trắng - M', 'SP2', 12_000],
      ['Trà (thùng)', 'SP3', 100_000],
      ['Giỏ', 'CB1', 1],
    ])
    expect(rows.map(({ told }) => told[0])).toEqual([
      'sheets.told.draft',
      'sheets.told.draft',
      'sheets.told.unit',
      'sheets.told.deleted',
      'sheets.told.combo',
    ])
    expect(became((await goods(typeId, file)).rows)).toEqual([
      'same',
      'same',
      'same',
      'sheets.told.deleted',
      'same',
    ])
  })

  it('Haravan and Sapo has variants and pictures as later rows of an article', async () => {
    const haravan = await products()
    await goods(
      haravan,
      text([
        'Url,Tên,Mô tả,Hãng,Hiển thị,Giá trị thuộc tính 1(Option1 Value),Mã phiên bản sản phẩm,Giá,Giá so sánh,Link hình,Danh_mục',
        'tra,Trà,<b>Thơm</b>,Đồi,Yes,50 g,T50,185000,210000,https://a.vn/1.jpg,"Trà,Quà"',
        'tra,,,,,100 g,T100,340000,,,',
        'tra,,,,,,,,,https://a.vn/2.jpg,',
      ]),
    )
    expect(
      (await all(haravan)).map(({ title, slug, code, price, images }) => [title, slug, code, price, images]),
    ).toEqual([
      ['Trà', 'tra', 'T50', 185_000, ['https://a.vn/1.jpg', 'https://a.vn/2.jpg']],
      ['Trà - 100 g', 'tra-100-g', 'T100', 340_000, []],
    ])
    const sapo = await products()
    await goods(
      sapo,
      text([
        'Tên sản phẩm*,Loại sản phẩm,Giá trị thuộc tính 1,Tên phiên bản sản phẩm,Mã SKU*,LC_CN1_Giá vốn khởi tạo*,PL_Giá nhập,PL_Giá bán lẻ,PL_Giá bán buôn',
        'Áo len,Áo,Nâu,Áo len - Nâu,AL-N,1,2,390000,3',
        ',,Đỏ,Áo len - Đỏ,AL-D,1,2,391000,3',
      ]),
    )
    expect(
      (await all(sapo)).map(({ title, code, price, category }) => [
        title,
        code,
        price,
        (category as { data: { title: string } }).data.title,
      ]),
    ).toEqual([
      ['Áo len', 'AL-N', 390_000, 'Áo'],
      ['Áo len - Đỏ', 'AL-D', 391_000, 'Áo'],
    ])
  })

  describe.runIf(existsSync(samples))('a shop that exists', () => {
    it.each([
      ['woocommerce-products.csv', 24],
      ['shopify-products.csv', 22],
      ['kiotviet-products.xlsx', 7],
      ['sapo-products.xlsx', 3],
      ['haravan-products.csv', 3],
    ])('%s comes in whole, and changes nothing the second time', async (name, count) => {
      const typeId = await products()
      const first = await goods(typeId, sample(name))
      expect(became(first.rows).filter((action) => action === 'create')).toHaveLength(count)
      const untold = first.rows.filter(({ result, told }) => result?.action !== 'create' && !told.length)
      expect(untold).toEqual([])
      expect(await all(typeId)).toHaveLength(count)
      const again = await goods(typeId, sample(name))
      expect(became(again.rows).filter((action) => action === 'same')).toHaveLength(count)
    })

    it('kiotviet-customers.xlsx says of each customer what keeps it out', async () => {
      const { rows } = await bringIn(api(), 'users', sample('kiotviet-customers.xlsx'))
      expect(rows.map(({ result, wrong }) => result?.missing ?? Object.keys(wrong))).toEqual([
        ['email'],
        ['email'],
        ['phone'],
        ['email'],
      ])
    })
  })
})
