import { Api } from './support/api'
import { settled } from './support/settled'
import { expect, staff, test } from './support/test'
import { layout, resources, say } from './support/words'

test.use({ business: 'live' })

const { bell } = layout

for (const width of [1440, 360])
  test(`an order that one person writes rings at another’s screen, ${width} px`, async ({
    windowOf,
    api,
  }) => {
    const mark = `${width}${Date.now() % 1_000_000}`
    const about = { style: 'product', title: `Hàng ${mark}`, slug: `hang-${mark}`, features: ['orders'] }
    const type = await api.post('/types', about)
    const image = await api.picture()
    const bean = await api.post('/posts', {
      type_id: type.id,
      title: `Hạt ${mark}`,
      slug: `hat-${mark}`,
      code: `HAT${mark}`,
      price: 100_000,
      image,
      images: [image],
      content: [{ title: 'Mở đầu', image: '', content: '<p>Xin chào</p>' }],
      status: 'published',
    })
    const clerk = await Api.signIn(api.address, await api.member('Lan', ['list-orders', 'update-orders']))
    const write = (name: string) =>
      clerk.post('/orders', {
        type_id: type.id,
        name,
        phone: '0912345678',
        address: '12 Hàng Bạc, Hà Nội',
        products: [{ post_id: bean.id, quantity: 1 }],
      })
    const first = await write('Khách trước')

    const page = await windowOf(staff.owner, { viewport: { width, height: 800 } })
    const connected = page.waitForResponse((answer) => answer.url().includes('/v1/live'))
    await page.goto(`/posts/product/order/${type.id}?view=list`)
    await connected
    await settled(page)
    const old = page.getByText(first.code).first()
    const place = await old.boundingBox()
    const { code } = await write('Khách sau')
    // Poll, journey and drawing: two seconds, and as many again for a machine that is busy.
    const soon = { timeout: 4_000 }
    await expect(page.getByText(say(bell.arrived.orders, { text: code, name: 'Khách sau' }))).toBeVisible(
      soon,
    )
    const news = page.getByRole('button', { name: say(resources.orders.came, { smart_count: 1 }) })
    await expect(news).toBeVisible(soon)
    // Nothing moves under the hand.
    expect(await old.boundingBox()).toEqual(place)
    await expect(page).toHaveTitle(/^\(\d+\) /)
    await news.click()
    await expect(page.getByText(code).first()).toBeVisible()
    await expect(news).toHaveCount(0)

    await page.getByRole('button', { name: bell.label }).click()
    await page
      .getByRole('menuitem', { name: say(bell.items.orders, { text: code, name: 'Khách sau' }) })
      .click()
    await expect(page).toHaveURL(/\/posts\/product\/order\/\d+\/\d+$/)
    await expect(page).not.toHaveTitle(/^\(/)
  })

test('a form that is open learns that others have saved its record', async ({ windowOf, api }) => {
  const { id, version } = await api.post('/agencies', {
    name: `Đại lý ${Date.now() % 1_000_000}`,
    status: 'show',
  })
  const page = await windowOf(staff.owner)
  const connected = page.waitForResponse((answer) => answer.url().includes('/v1/live'))
  await page.goto(`/agencies/manager/${id}`)
  await connected
  await settled(page)
  await api.call('PATCH', `/agencies/${id}`, { name: 'Tên mới của đại lý', version })
  await expect(page.getByRole('textbox').first()).toHaveValue('Tên mới của đại lý', { timeout: 4_000 })
})
