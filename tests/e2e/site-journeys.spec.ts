import type { Page } from '@playwright/test'
import { site } from '../../i18n/vi/site'
import { FormPage } from './pages/FormPage'
import { OrderPage } from './pages/OrderPage'
import { aShop } from './support/shop'
import { test as base, expect } from './support/test'
import { layout, resources, say, words } from './support/words'

const { inbox, parts, preview } = words.vi
const { posts, orders, menus, sliders } = resources

/** `visitor` is somebody at the site, who has no account. */
const test = base.extend<{ visitor: Page }>({
  visitor: async ({ browser, office, faults, locale, timezoneId }, use) => {
    const context = await browser.newContext({ baseURL: office.siteAddress, locale, timezoneId })
    // Pages at which nothing stands.
    faults.allowStatus(404)
    faults.watch(context)
    await use(await context.newPage())
    await context.close()
  },
})
test.use({ business: 'site' })

const statusOf = async (visitor: Page, path: string) => (await visitor.goto(path))?.status()
const found = async (visitor: Page, words: string) => {
  await visitor.goto('/')
  await visitor.getByRole('searchbox').fill(words)
  await visitor.getByRole('searchbox').press('Enter')
  return visitor.locator('.cards').getByRole('link', { name: words })
}

test('an article that is published is read on the site and found by its words; hidden, it is gone', async ({
  page,
  visitor,
  api,
}) => {
  const mark = `Mùa sen ${Date.now() % 1_000_000}`
  const slug = `mua-sen-${Date.now() % 1_000_000}`
  const { id } = await api.article(1, { title: mark, slug, status: 'draft' })
  const form = new FormPage(page)
  await form.open(`/posts/all-posts/1/${id}`)
  expect(await statusOf(visitor, `/tin-tuc/${slug}`)).toBe(404)
  await expect(await found(visitor, mark)).toHaveCount(0)

  await form.publish.click()
  await form.told(posts.notifications.updated)
  expect(await statusOf(visitor, `/tin-tuc/${slug}`)).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(mark)
  await expect(await found(visitor, mark)).toBeVisible()
  await visitor.goto('/tin-tuc')
  await expect(visitor.getByRole('link', { name: mark })).toBeVisible()

  await form.choose(posts.fields.status, posts.status.hidden)
  await form.save.click()
  await form.told(posts.notifications.updated)
  expect(await statusOf(visitor, `/tin-tuc/${slug}`)).toBe(404)
  await expect(await found(visitor, mark)).toHaveCount(0)
})

test('the site’s menu and slider are changed in the back office', async ({ page, visitor, api }) => {
  const form = new FormPage(page)
  const [menu] = await api.get('/menus?search=key:menu_chinh&include=body')
  const [{ text }] = menu.items
  await form.open(`/appearance/menu/${menu.id}`)
  await page.getByRole('button', { name: say(menus.open, { name: text }) }).click()
  await page.getByRole('textbox', { name: menus.fields.text }).fill('Hàng của tiệm')
  await page.getByRole('button', { name: menus.item.done, exact: true }).click()
  await form.save.click()
  await form.told(menus.notifications.updated)
  await visitor.goto('/')
  const header = visitor.getByRole('navigation', { name: site.menu })
  await expect(header.getByText('Hàng của tiệm')).toBeVisible()
  await expect(header.getByText(text, { exact: true })).toHaveCount(0)

  const [slider] = await api.get('/sliders?limit=1&include=body')
  await form.open(`/appearance/slider/${slider.id}`)
  await page.getByRole('button', { name: new RegExp(`^${slider.items[0].title}`), expanded: false }).click()
  await form.input(sliders.fields.heading).first().fill('Vụ mới đã về')
  await form.save.click()
  await form.told(sliders.notifications.updated)
  await visitor.reload()
  await expect(visitor.getByRole('region', { name: site.slider }).getByText('Vụ mới đã về')).toBeVisible()
})

test('the last piece is sold on the site, rings in the shop, is packed, sent and tracked by its buyer', async ({
  page,
  visitor,
  browser,
  office,
  api,
}) => {
  const { bean, type } = await aShop(api, { nearby: 1, away: 0 })
  const connected = page.waitForResponse((answer) => answer.url().includes('/v1/live'))
  await page.goto('/')
  await connected
  const place = `/${type.slug}/${bean.slug}`
  const put = async (buyer: Page) => {
    await buyer.goto(place)
    await expect(buyer.getByText(site.stock_few)).toBeVisible()
    await buyer.getByRole('button', { name: site.add }).click()
    await buyer.getByRole('link', { name: site.order, exact: true }).click()
  }
  const fill = async (buyer: Page, name: string) => {
    await buyer.getByLabel(site.your_name).fill(name)
    await buyer.getByLabel(site.phone).fill('0912 345 678')
    await buyer.getByLabel(site.address).fill('12 Lê Lợi, Huế')
    await buyer.getByRole('button', { name: site.place_order }).click()
  }
  const late = await (await browser.newContext({ baseURL: office.siteAddress })).newPage()
  let code = ''

  await test.step('two have it in their cart; the second is told beside the line, and may change the cart', async () => {
    await put(visitor)
    await put(late)
    await fill(visitor, 'Lê Thị Sen')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(site.thanks)
    await fill(late, 'Trần Văn Chậm')
    await expect(late.getByText(site.short)).toBeVisible()
    await expect(late.getByLabel(site.your_name)).toHaveValue('Trần Văn Chậm')
    await late.goto(place)
    await expect(late.getByText(site.stock_no)).toBeVisible()
    await expect(late.getByRole('button', { name: site.add })).toHaveCount(0)
    const [order] = await api.get(`/orders?search=type_id:${type.id}`)
    expect(order).toMatchObject({ name: 'Lê Thị Sen', source: 'site' })
    code = order.code
  })

  const { bell } = layout
  const order = new OrderPage(page)
  await test.step('it rings in the shop, which sees where it came from, packs and sends it', async () => {
    const told = { text: code, name: 'Lê Thị Sen' }
    await expect(page.getByText(say(bell.arrived.orders, told))).toBeVisible()
    await page.getByRole('button', { name: bell.label }).click()
    await page.getByRole('menuitem', { name: say(bell.items.orders, told) }).click()
    await expect(page.getByText(orders.source.site).first()).toBeVisible()
    await order.advance('processing')
    await order.advance('delivery')
    await expect(order.step('delivered')).toBeVisible()
    const shipping = orders.money.shipping
    await page.getByRole('button', { name: `${words.vi.common.edit}: ${shipping}` }).click()
    await order.dialog.getByLabel(orders.fields.carrier).fill('Viettel Post')
    await order.dialog.getByLabel(orders.fields.tracking_code).fill('VTP0042')
    await order.dialog.getByRole('button', { name: words.vi.components.form.save, exact: true }).click()
    await expect(order.dialog).toBeHidden()
  })

  await test.step('its buyer sees it on its way, in this browser and by code and phone in another', async () => {
    await visitor.goto('/don-hang')
    for (const buyer of [visitor, late]) {
      if (buyer === late) {
        await buyer.goto('/don-hang')
        await buyer.getByLabel(site.order_code).fill(code.toLowerCase())
        await buyer.getByLabel(site.phone).fill('+84 912345678')
        await buyer.getByRole('button', { name: site.find_order }).click()
      }
      const told = buyer.getByRole('heading', { name: say(site.order_of, { code }) })
      await expect(told).toContainText(site.status_delivery)
      await expect(
        buyer.getByText(say(site.sent_with, { carrier: 'Viettel Post', code: 'VTP0042' })),
      ).toBeVisible()
    }
  })
  await late.context().close()
})

test('comments are held; one is let through, one answered, one is spam', async ({ page, visitor, api }) => {
  const { id, slug } = await api.article(1, { title: 'Bài có người hỏi' })
  const [praise, question, advert] = [`Đọc mà thèm ${id}`, `Chủ nhật có mở không ạ? ${id}`, `Vay nhanh ${id}`]
  for (const said of [praise, question, advert]) {
    await visitor.goto(`/tin-tuc/${slug}`)
    await visitor.getByText(site.comment).click()
    const form = visitor.locator('#comment form')
    await form.getByLabel(site.your_name).fill('Chị Bưởi')
    await form.getByLabel(site.your_words).fill(said)
    await expect(form.locator('[name=proof]')).toBeAttached()
    await form.getByRole('button', { name: site.send }).click()
    await expect(visitor.getByText(site.sent_held)).toBeVisible()
    await expect(visitor.getByText(said)).toHaveCount(0)
  }

  await page.goto('/inbox?kind=comments')
  const rows = page.getByRole('list', { name: inbox.list }).getByRole('listitem')
  const open = async (said: string) => {
    await expect(rows.filter({ hasText: said })).toContainText(inbox.held)
    await rows.filter({ hasText: said }).getByRole('link').click()
  }
  const gone = (said: string) => expect(rows.filter({ hasText: said })).toHaveCount(0)
  const press = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).last().click()

  await open(praise)
  await press(inbox.shown)
  await gone(praise)
  await open(question)
  const reply = page.getByRole('textbox', { name: say(parts.thread.reply_to, { name: 'Chị Bưởi' }) })
  await reply.fill('Dạ có, từ bảy giờ ạ.')
  await reply.press('Control+Enter')
  await gone(question)
  await open(advert)
  await press(say(inbox.spam_of, { name: 'Chị Bưởi' }))
  await gone(advert)

  await visitor.goto(`/tin-tuc/${slug}`)
  await expect(visitor.getByText(praise)).toBeVisible()
  await expect(visitor.getByText(question)).toBeVisible()
  await expect(visitor.locator('.reply')).toContainText('Dạ có, từ bảy giờ ạ.')
  await expect(visitor.locator('.reply')).toContainText(site.staff)
  await expect(visitor.getByText(advert)).toHaveCount(0)
  const deleted = await api.get('/history?entity=comments&action=delete&limit=5')
  expect(JSON.stringify(deleted)).toContain(advert)
})

test('a scheduled post is out at its second', async ({ visitor, api }) => {
  const moment = Math.ceil(Date.now() / 1000 + 8) * 1000
  const { slug } = await api.article(1, { publish_at: new Date(moment).toISOString() })
  let before = 0
  for (;;) {
    const asked = Date.now()
    const status = await statusOf(visitor, `/tin-tuc/${slug}`)
    if (asked >= moment) {
      expect(status).toBe(200)
      break
    }
    if (Date.now() < moment) {
      expect(status).toBe(404)
      before++
    }
  }
  expect(before).toBeGreaterThan(0)
})

test('an article is seen as the site draws it while it is typed, and nothing is saved', async ({
  page,
  faults,
  visitor,
  office,
  api,
}) => {
  // A title that is missing.
  faults.allowStatus(422)
  // Before the page is opened, whose policy names whom it may show in a frame.
  await api.set({ site_url: office.siteAddress })
  const { id, slug } = await api.article(1, { title: 'Tựa cũ', status: 'published' })
  const form = new FormPage(page)
  await form.open(`/posts/all-posts/1/${id}`)
  await page.getByRole('button', { name: preview.open, exact: true }).click()
  const frame = page.frameLocator(`iframe[title="${preview.site}"]`)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tựa cũ')
  await form.input(posts.fields.title).fill('Tựa đang gõ')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tựa đang gõ')
  await page.getByRole('button', { name: preview.desktop }).click()
  await expect(frame.getByRole('navigation', { name: site.menu })).toBeVisible()
  await form.input(posts.fields.title).fill('')
  await expect(page.getByText(preview.kept)).toBeVisible()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tựa đang gõ')
  await visitor.goto(`/tin-tuc/${slug}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tựa cũ')
  const [kept] = await api.get(`/posts?search=id:${id}`)
  expect(kept).toMatchObject({ title: 'Tựa cũ', version: 1 })
})
