import { Api } from './support/api'
import { changeTheme, everyText, overflow, unsaid, untranslated, wear, widths } from './support/look'
import { picture } from './support/picture'
import { everyScreen } from './support/screens'
import { settled, visit } from './support/settled'
import { firstOwner } from './support/site'
import { expect, stateOf, test } from './support/test'
import type { Language } from './support/words'

test.describe.configure({ mode: 'parallel' })

const looks: { language: Language; direction?: 'rtl' }[] = [
  { language: 'vi' },
  { language: 'en' },
  { language: 'ja' },
  { language: 'vi', direction: 'rtl' },
]

for (const { language, direction = 'ltr' } of looks) {
  test(`${language}, ${direction}: every screen fits at 1440, 768 and 360 px, light and dark, and has no missing message`, async ({
    page,
    api,
  }) => {
    test.setTimeout(300_000)
    const problems: string[] = []
    await wear(page, { language, direction })
    await page.goto('/support')
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const path of await everyScreen(api)) {
      await visit(page, path)
      problems.push(...unsaid(await everyText(page)).map((text) => `${path}: ${text}`))
      // There and back again: resizing is what takes longest.
      for (const [theme, at] of [
        ['light', widths],
        ['dark', widths.toReversed()],
      ] as const) {
        await changeTheme(page, theme)
        problems.push(...(await overflow(page, at)).map((over) => `${path}, ${theme}, ${over}`))
      }
    }
    expect(problems).toEqual([])
  })
}

test('in English and Japanese nothing of the interface is left in Vietnamese', async ({
  browser,
  newOffice,
  faults,
}) => {
  test.setTimeout(300_000)
  const api = await Api.signIn(newOffice.address, firstOwner)
  const known = await foreignBusiness(api)
  const problems: string[] = []
  for (const language of ['en', 'ja'] as const) {
    const storageState = stateOf(newOffice.address, api.tokens)
    const context = await browser.newContext({ baseURL: newOffice.address, locale: language, storageState })
    faults.watch(context)
    const page = await context.newPage()
    await wear(page, { language })
    await page.goto('/support')
    await settled(page)
    for (const path of await everyScreen(api)) {
      await visit(page, path)
      problems.push(
        ...untranslated(await everyText(page), known).map((text) => `${language} ${path}: ${text}`),
      )
    }
    await context.close()
  }
  expect(problems).toEqual([])
})

/** One of everything with names that are not Vietnamese; answers the Vietnamese that is data all the same. */
async function foreignBusiness(api: Api): Promise<string[]> {
  const { id } = await api.post('/types', {
    style: 'article',
    title: 'News',
    slug: 'news',
    features: ['categories', 'images', 'content', 'related', 'seo', 'approval'],
  })
  await api.post('/categories', { type_id: id, title: 'Places', slug: 'places' })
  for (const style of ['article', 'trademark'])
    await api.post('/groups', { style, type_id: id, title: 'Best', slug: 'best' })
  const group = await api.post('/groups', { style: 'field', type_id: id, title: 'Facts', slug: 'facts' })
  await api.post('/fields', { group_id: group.id, style: 'text', key: 'origin', title: 'Origin' })
  const shop = await api.post('/types', {
    style: 'product',
    title: 'Goods',
    slug: 'goods',
    features: ['discounts', 'orders'],
  })
  const beans = await api.post('/posts', {
    type_id: shop.id,
    title: 'Beans',
    slug: 'beans',
    code: 'BEANS',
    price: 100_000,
    status: 'draft',
  })
  const place = {
    scheme: '2025',
    province: { code: '01', name: 'Thành phố Hà Nội' },
    ward: { code: '00004', name: 'Phường Ba Đình' },
    address: '1 High Street',
  }
  const store = await api.post('/warehouses', { name: 'Main store', ...place })
  await api.post('/suppliers', { name: 'Farm', ...place })
  await api.post(`/warehouses/${store.id}/change`, {
    style: 'import',
    products: [{ post_id: beans.id, number: 9, price: 60_000 }],
  })
  await api.post('/orders', {
    type_id: shop.id,
    name: 'Jane',
    phone: '0912345678',
    address: '1 High Street',
    products: [{ post_id: beans.id, quantity: 1 }],
  })
  await api.post('/discounts', {
    type_id: shop.id,
    title: 'Weekend',
    start: new Date(Date.now() + 3_600_000).toISOString(),
    end: new Date(Date.now() + 7_200_000).toISOString(),
    config: [{ quantity: 5, discount: 10, type: 'percent' }],
  })
  await api.post('/redirects', { source: '/old-place', destination: '/place' })
  await api.post('/feedback', { name: 'Jane', type: 'Question', content: 'Where are you?' })
  for (const title of ['A place to go', 'A place to stay']) await api.article(id, { title, status: 'draft' })
  const [about] = await api.get('/posts')
  await api.post('/comments', { post_id: about.id, message: 'Nice place' })
  await api.post('/ratings', { post_id: about.id, score: 2, content: 'Too far', author_name: 'Jane' })
  const file = await picture('home.png')
  const upload = new FormData()
  upload.set('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name)
  const { url } = await api.post('/media', upload)
  await api.post('/seos', { url: '/', title: 'Home', image: url })
  await api.post('/agencies', { name: 'Corner Café' })
  const named = [...(await api.get('/roles')), ...(await api.get('/users'))]
  const data = named.flatMap(({ name, description }) => [name, description])
  // An address to show how one is written.
  const example = '12 Nguyễn Huệ, P. Sài Gòn, TP.HCM'
  return ['Nếp', 'Tiếng Việt', example, place.province.name, place.ward.name, ...data.filter(Boolean)]
}
