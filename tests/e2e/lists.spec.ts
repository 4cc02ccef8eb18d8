import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { wear } from './support/look'
import { expect, test } from './support/test'
import { components, resources, say } from './support/words'

const { posts } = resources

test('bulk: publish, hide, delete', async ({ page, api }) => {
  const typeId = await api.articleType('Làm hàng loạt')
  for (const title of ['Một', 'Hai', 'Ba']) await api.article(typeId, { title, status: 'draft' })
  const statuses = async () =>
    Object.fromEntries(
      (await api.get(`/posts?search=type_id:${typeId}`)).map((post: { title: string; status: string }) => [
        post.title,
        post.status,
      ]),
    )
  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${typeId}`)
  await expect(list.rows).toHaveCount(3)

  await list.select('Một', 'Hai')
  await expect(list.bulk).toContainText(say(components.bulk.selected, { smart_count: 2 }))
  await list.forSelected(posts.bulk.publish).click()
  await list.answer(posts.bulk.publish)
  await list.told(say(posts.notifications.changed, { smart_count: 2 }))
  await expect(list.row('Một')).toContainText(posts.status.published)
  expect(await statuses()).toEqual({ Một: 'published', Hai: 'published', Ba: 'draft' })

  await list.select('Hai')
  await list.forSelected(posts.bulk.hide).click()
  await list.answer(posts.bulk.hide)
  await expect(list.row('Hai')).toContainText(posts.status.hidden)
  expect((await statuses()).Hai).toBe('hidden')

  await list.select('Hai', 'Ba')
  await list.forSelected(components.form.delete).click()
  await list.answer(components.form.delete)
  await list.told(say(posts.notifications.deleted, { smart_count: 2 }))
  await expect(list.rows).toHaveCount(1)
  expect(await statuses()).toEqual({ Một: 'published' })
})

test('status tabs count and filter; the search ignores accents; nothing found says so', async ({
  page,
  api,
}) => {
  const typeId = await api.articleType('Lọc và tìm')
  await api.article(typeId, { title: 'Cà phê Đắk Lắk', status: 'published' })
  await api.article(typeId, { title: 'Trà Thái Nguyên', status: 'hidden' })
  await api.article(typeId, { title: 'Cà phê Sơn La', status: 'pending' })
  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${typeId}`)
  await expect(list.tab(components.list.all)).toHaveText(`${components.list.all} (3)`)
  await list.tab(posts.status.hidden).click()
  await expect(list.rows).toHaveCount(1)
  await expect(list.link('Trà Thái Nguyên')).toBeVisible()
  await list.tab(components.list.all).click()
  await list.search.fill('ca phe')
  await expect(list.rows).toHaveCount(2)
  await list.search.fill('không có bài nào thế này')
  await expect(page.getByText(components.list.no_match)).toBeVisible()
  await page.getByRole('button', { name: components.list.clear_filters }).click()
  await expect(list.rows).toHaveCount(3)
})

test('rows are real links: ctrl-click, middle click, keyboard', async ({ page, context, api }) => {
  const typeId = await api.articleType('Dòng là liên kết')
  const post = await api.article(typeId, { title: 'Mở bằng cách nào cũng được' })
  const address = new RegExp(`/posts/all-posts/${typeId}/${post.id}$`)
  const form = new FormPage(page)
  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${typeId}`)
  // Clicked in the middle, away from the title: the whole row is the link.
  const row = list.row(post.title)

  for (const open of [
    () => row.click({ modifiers: ['ControlOrMeta'] }),
    () => row.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page')
    await open()
    const tab = await opened
    await expect(tab).toHaveURL(address)
    await tab.close()
    await expect(page, 'the list stays where it is').toHaveURL(/all-posts\/\d+$/)
  }

  await list.link(post.title).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(form.input(posts.fields.title)).toHaveValue(post.title)

  await page.goBack()
  await row.click()
  await expect(page).toHaveURL(address)
})

test('pages: the last one shows what is left, and the address keeps the place', async ({ page, api }) => {
  const { total, per_page, total_pages } = (await api.call('GET', '/posts?search=type_id:1')).body.meta
    .pagination
  expect(total_pages).toBeGreaterThan(1)
  const list = new ListPage(page)
  await list.open('/posts/all-posts/1')
  await expect(list.rows).toHaveCount(per_page)
  await page
    .getByRole('button', { name: say(components.list.page, { page: total_pages }), exact: true })
    .click()
  await expect(list.rows).toHaveCount(total - per_page * (total_pages - 1))
  await page.reload()
  await expect(list.rows).toHaveCount(total - per_page * (total_pages - 1))
})

test('an empty list invites to make the first one', async ({ page, api }) => {
  const typeId = await api.articleType('Còn trống')
  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${typeId}`)
  await expect(page.getByText(posts.empty.message, { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: posts.add }).last().click()
  await expect(page).toHaveURL(new RegExp(`/posts/add-new-post/${typeId}$`))
})

test('on a phone the facts of a card follow each other in the direction of the page', async ({
  page,
  api,
}) => {
  const { id } = await api.post('/groups', {
    style: 'field',
    type_id: 1,
    title: 'Thẻ',
    slug: `the-${Date.now()}`,
  })
  await api.post('/fields', { group_id: id, key: 'origin', title: 'Vùng trồng', style: 'text' })
  await page.setViewportSize({ width: 360, height: 780 })
  for (const direction of ['ltr', 'rtl'] as const) {
    await wear(page, { direction })
    await page.goto(`/posts/data-group/1/data-field/${id}`)
    const facts = page.locator('.facts > span')
    await expect(facts.filter({ hasText: 'origin' })).toBeVisible()
    const lefts = await facts.evaluateAll((all) =>
      all.filter((each) => each.textContent).map((each) => each.getBoundingClientRect().left),
    )
    expect(lefts.length).toBeGreaterThan(1)
    const sorted = [...lefts].sort((a, b) => a - b)
    expect(lefts, direction).toEqual(direction === 'ltr' ? sorted : sorted.reverse())
  }
})

test('on a phone lists begin with their rows, not with figures and introductions', async ({ page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const types: { id: number; style: string }[] = await api.get('/types?limit=0')
  const products = types.find(({ style }) => style === 'product')?.id
  for (const path of [
    `/posts/all-posts/${products}`,
    '/rating/manager',
    '/inbox',
    '/warehouse/report/profit',
    '/users/permissions',
  ]) {
    await page.goto(path)
    const row = page.locator('main :is(ul > li, tbody > tr):not([aria-hidden])').first()
    await expect(row).toBeVisible()
    expect((await row.boundingBox())?.y, path).toBeLessThanOrEqual(230)
  }
})
