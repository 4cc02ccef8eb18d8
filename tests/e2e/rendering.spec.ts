import type { Page } from '@playwright/test'
import { Shell } from './pages/Shell'
import { Api } from './support/api'
import { violations } from './support/axe'
import {
  everyText,
  forgetShifts,
  moved,
  overflow,
  type Theme,
  tooFewRows,
  tooWideFields,
  unsaid,
  untranslated,
  watchShifts,
  wear,
  widths,
} from './support/look'
import { picture } from './support/picture'
import { everyPage, isOfNew, styleScreens } from './support/screens'
import { settled, visit } from './support/settled'
import { firstOwner } from './support/site'
import { expect, stateOf, test } from './support/test'
import { type Language, words } from './support/words'

test.describe.configure({ mode: 'parallel' })

interface Look {
  language: Language
  direction?: 'ltr' | 'rtl'
  theme: Theme
  /** The first is the width at which a screen is opened. */
  widths: readonly number[]
  /** Axe finds nothing serious, at the first width. Colours by themselves are measured where the theme is tested. */
  isAudited?: boolean
  /** No page moves by itself, at the first width. */
  isStill?: boolean
}

/** Every screen at every width, in the original language. */
const original: Look = { language: 'vi', theme: 'light', widths, isAudited: true, isStill: true }
/**
 * In a business without Vietnamese data, where nothing of the interface may be left in Vietnamese; once mirrored. At both
 * ends of the widths: sizes depend neither on the theme nor on the widths between.
 */
const foreign: Look[] = [
  { language: 'en', theme: 'light', widths: [1440, 360] },
  { language: 'ja', direction: 'rtl', theme: 'dark', widths: [360, 1440], isStill: true },
]

/** Lists below figures of their own: what they come to is what one has come for. */
const figures = /^\/(cash|debts\/\w+\/\d+|rating\/manager|warehouse\/report)/

/** Opens every screen once; answers what is wrong with it in this look. */
async function walk(
  page: Page,
  paths: readonly string[],
  look: Look,
  wrongTexts = unsaid,
): Promise<string[]> {
  const { language, direction = 'ltr', theme } = look
  const problems: string[] = []
  if (look.isStill) await watchShifts(page)
  await wear(page, { language, direction, theme })
  await page.setViewportSize({ width: look.widths[0] ?? 1440, height: 900 })
  await page.goto('/support')
  await settled(page)
  await expect(page.locator('html')).toHaveAttribute('dir', direction)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  for (const path of paths) {
    if (look.isStill) await forgetShifts(page)
    await visit(page, path)
    problems.push(...wrongTexts(await everyText(page)).map((text) => `${path}: ${text}`))
    if (look.isStill) {
      // A draft that another test has left is told of above the form, once it is known.
      const draft = page.getByRole('button', { name: words[language].autosave.discard, exact: true })
      if (!(await draft.count())) problems.push(...(await moved(page)).map((how) => `${path}: ${how}`))
    }
    if (look.isAudited) problems.push(...(await violations(page)).map((violation) => `${path}: ${violation}`))
    if (look.widths[0] === 1440 && !figures.test(path)) {
      const rows = await tooFewRows(page, language)
      if (rows) problems.push(`${path}: ${rows}`)
      problems.push(...(await tooWideFields(page)).map((field) => `${path}: ${field}`))
    }
    problems.push(...(await overflow(page, look.widths)).map((over) => `${path}, ${over}`))
    await page.setViewportSize({ width: look.widths[0] ?? 1440, height: 900 })
  }
  return problems
}

const named = ({ language, direction = 'ltr', theme }: Look) => `${language}, ${direction}, ${theme}`

for (const isOfNewOnes of [false, true])
  test(`${named(original)}: every screen of ${isOfNewOnes ? 'new records' : 'what is there'} fits at 1440, 768 and 360 px, has no missing message, and nothing serious for axe`, async ({
    page,
    api,
  }) => {
    test.setTimeout(600_000)
    const paths = [...(await everyPage(api)), ...(await styleScreens(api)), '/khong-co-trang-nay']
    const half = paths.filter((path) => isOfNew(path) === isOfNewOnes)
    expect(await walk(page, half, original)).toEqual([])
  })

for (const look of foreign)
  test(`${named(look)}: every screen fits, has no missing message, and nothing of the interface is in Vietnamese`, async ({
    browser,
    newOffice,
    faults,
  }) => {
    test.setTimeout(600_000)
    const api = await Api.signIn(newOffice.address, firstOwner)
    const known = await foreignBusiness(api)
    const storageState = stateOf(newOffice.address, api.tokens)
    const context = await browser.newContext({
      baseURL: newOffice.address,
      locale: look.language,
      storageState,
    })
    faults.watch(context)
    const wrongTexts = (texts: string[]) => [...unsaid(texts), ...untranslated(texts, known)]
    const paths = [...(await everyPage(api)), ...(await styleScreens(api))].filter((path) => !isOfNew(path))
    expect(await walk(await context.newPage(), paths, look, wrongTexts)).toEqual([])
    await context.close()
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
  const school = await api.post('/types', {
    style: 'course',
    title: 'Classes',
    slug: 'classes',
    features: ['content'],
  })
  await api.post('/posts', { type_id: school.id, title: 'Brewing', slug: 'brewing', status: 'draft' })
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
  await api.post('/widgets', {
    key: 'opening',
    title: 'Opening hours',
    type: 'policy',
    group_name: 'Shop',
    settings: { fields: [{ key: 'hours', title: 'Hours', style: 'text' }] },
    value: { hours: '8 to 5' },
  })
  await api.post('/redirects', { source: '/old-place', destination: '/place' })
  await api.post('/webhooks', {
    url: 'https://shop.example/nep',
    events: ['orders.created', 'stock.low'],
    is_active: false,
  })
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
  const client = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Jane',
    email: 'jane@example.com',
    password: 'correct-horse-1',
  }))
    client.set(name, value)
  await api.post('/register', client)
  const shown = { text: 'Home', url: '/', children: [{ text: 'Gone', url: '/gone', target: 'new' }] }
  await api.post('/menus', { key: 'main', title: 'Main menu', items: [shown] })
  const slides = ['One', 'Two'].map((title) => ({ title, image: url, alt: title, url: '/' }))
  await api.post('/sliders', { key: 'home', title: 'Home slider', items: slides })
  const named = [...(await api.get('/roles')), ...(await api.get('/users'))]
  const data = named.flatMap(({ name, description }) => [name, description])
  // An address to show how one is written.
  const example = '12 Nguyễn Huệ, P. Sài Gòn, TP.HCM'
  // Carriers' files have their headings.
  const carriers = await api.get('/carriers')
  for (const { columns } of carriers) for (const { title, text } of columns) data.push(title, text)
  return ['Nếp', 'Tiếng Việt', example, place.province.name, place.ward.name, ...data.filter(Boolean)]
}

test('right to left: the pane stands to the left of its list, steps go from right to left, and heads stand above their columns', async ({
  page,
  api,
}) => {
  const [feedback] = await api.get('/feedback?limit=1')
  const [order] = await api.get('/orders?limit=1')
  await wear(page, { direction: 'rtl' })
  const left = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN
  await page.goto(`/inbox?kind=feedback&open=feedback-${feedback.id}`)
  await settled(page)
  expect(await left('main section[aria-labelledby]')).toBeLessThan(await left('main [data-open]'))
  await visit(page, `/posts/product/order/${order.type_id}/${order.id}`)
  const step = `ol[aria-label="${words.vi.parts.steps.label}"] li`
  expect(await left(`${step}:last-child`)).toBeLessThan(await left(`${step}:first-child`))
  await visit(page, `/posts/product/order/${order.type_id}`)
  const beside = await page.evaluate(() => {
    const rightOf = (selector: string) => {
      const range = document.createRange()
      range.selectNodeContents(document.querySelector(selector) ?? document.body)
      return range.getBoundingClientRect().right
    }
    return Math.abs(rightOf('main th:nth-child(2)') - rightOf('main tbody td:nth-child(2)'))
  })
  expect(beside, 'a head stands above its column').toBeLessThan(4)
})

test('a list beside its open record is no wider than its half', async ({ page }) => {
  for (const path of ['/feedback/manager', '/comment/manager', '/rating/manager']) {
    await page.goto(path)
    await settled(page)
    await page.locator('main .row-link').first().click()
    await settled(page)
    const beside = await page.locator('main table:has(.row-link)').evaluate((table) => ({
      list: table.getBoundingClientRect().right,
      half: table.parentElement?.getBoundingClientRect().right ?? 0,
      pane: document.querySelector('main section[aria-labelledby]')?.getBoundingClientRect().left ?? 0,
    }))
    expect(beside.pane, path).toBeGreaterThan(beside.half)
    expect(beside.list, path).toBeLessThanOrEqual(beside.half)
  }
})

test('the whole menu, all of its groups open, is within reach of a window of 1366 × 768, and no name in it is cut', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const shell = new Shell(page)
  await shell.open('/support')
  await settled(page)
  const heads = shell.menu.locator('button[aria-expanded=false]')
  while (await heads.count()) await heads.first().click()
  const links = shell.menu.getByRole('link')
  expect(await links.count()).toBeGreaterThan(40)
  for (const link of [links.first(), links.last()]) {
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  const cut = await links.evaluateAll((all) =>
    all
      .flatMap((link) => [link, ...link.querySelectorAll('*')])
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
      .map((each) => each.textContent),
  )
  // Other tests name their types as long as may be.
  const types: { title: string }[] = await api.get('/types?limit=0')
  expect(cut.filter((name) => !types.some(({ title }) => name?.includes(title)))).toEqual([])
  expect(await overflow(page, [1366])).toEqual([])
  // The page stands still: the menu has a scroll of its own.
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('what is below a list that does not come is shown after a moment, and what is written there stays in sight', async ({
  page,
  api,
}) => {
  const client = (await everyPage(api)).find((path) => /^\/users\/client\/\d+$/.test(path)) ?? ''
  await page.route('**/api/v1/orders?*', () => undefined)
  await page.goto(client)
  await expect(
    page.getByRole('heading', { name: words.vi.resources.users.clients.orders, exact: true }),
  ).toBeVisible()
  const note = page.getByRole('textbox', { name: words.vi.parts.thread.write })
  await expect(note).toBeHidden()
  await note.fill('Khách quen')
  await page
    .getByRole('main')
    .evaluate((main) => main.querySelector('table')?.setAttribute('data-reserved', ''))
  await expect(note).toBeFocused()
  await expect(note).toBeVisible()
})
