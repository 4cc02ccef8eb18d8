import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { Picker } from './pages/MediaLibrary'
import { picture } from './support/picture'
import { expect, test } from './support/test'
import { components, resources, say, words } from './support/words'

const { posts, media } = resources
const { products, parts } = words.vi

test('a product from nothing to published: pictures, trademark, data fields, prices of agencies', async ({
  page,
  api,
}) => {
  const mark = String(Date.now()).slice(-6)
  const type = await api.post('/types', {
    style: 'product',
    title: `Hàng ${mark}`,
    slug: `hang-${mark}`,
    features: ['images', 'trademarks', 'data_groups'],
  })
  const group = (style: string, title: string) =>
    api.post('/groups', { type_id: type.id, style, title, slug: `${style}-${mark}` })
  await group('trademark', 'Nhà rang Mây')
  const facts = await group('field', 'Về hạt cà phê')
  const field = (style: string, key: string, title: string, more: object = {}) =>
    api.post('/fields', { group_id: facts.id, style, key, title, ...more })
  await field('text', 'origin', 'Vùng trồng')
  await field('number', 'altitude', 'Độ cao')
  await field('checkbox', 'notes', 'Hương vị', {
    data: [
      { value: 'cam', label: 'Cam' },
      { value: 'mat', label: 'Mật ong' },
    ],
  })
  const agency = await api.post('/agencies', { name: `Quán ${mark}` })
  const list = new ListPage(page)
  const form = new FormPage(page)
  await list.open(`/posts/all-posts/${type.id}`)

  await test.step('it begins in the empty list', async () => {
    await page.getByRole('link', { name: posts.as.product.add }).first().click()
    await expect(page).toHaveURL(new RegExp(`/posts/add-new-post/${type.id}$`))
    await form.input(posts.fields.title).fill('Cà phê Mây sớm')
    await form.input(posts.fields.price).fill('210000')
    await form.input(posts.fields.price).press('Tab')
    await expect(form.input(posts.fields.price)).toHaveValue('210.000')
  })

  await test.step('it gets its pictures', async () => {
    const one = await Picker.openedBy(
      form.pictures(posts.fields.image).getByRole('button', { name: media.input.choose }),
    )
    await one.upload(await picture(`${mark}.png`))
    await one.choose(`${mark}.png`)
    const many = await Picker.openedBy(
      form.pictures(posts.fields.images).getByRole('button', { name: media.input.add }),
    )
    await many.chooseAll(`${mark}.png`)
    await expect(form.pictures(posts.fields.images).getByRole('img')).toHaveCount(1)
  })

  await test.step('a trademark, and what its data group asks', async () => {
    await form.choose(posts.fields.trademark_id, 'Nhà rang Mây')
    const section = page.getByRole('region', { name: 'Về hạt cà phê' })
    await section.getByLabel(/^Vùng trồng/).fill('Mù Cang Chải')
    await section.getByLabel(/^Độ cao/).fill('1350')
    await section.getByRole('checkbox', { name: 'Mật ong' }).check()
  })

  await test.step('an agency pays less: chosen, and its price typed', async () => {
    await page.getByRole('combobox', { name: products.add_agency }).fill(agency.name)
    await page.getByRole('option', { name: agency.name }).click()
    const price = page.getByRole('textbox', {
      name: say(parts.lines.cell, { column: posts.fields.price, row: 1 }),
    })
    await price.fill('180000')
    await price.press('Tab')
    await expect(price).toHaveValue(/^180\.000/)
  })

  await test.step('and it is published', async () => {
    await form.choose(posts.fields.status, posts.status.published)
    await page.keyboard.press('Control+s')
    await form.told(posts.as.product.notifications.created)
    await expect(page).toHaveURL(new RegExp(`/posts/all-posts/${type.id}/\\d+$`))
    await expect(form.input(posts.fields.code)).not.toHaveValue('')
  })

  await form.back.click()
  await expect(list.row('Cà phê Mây sớm')).toContainText('210.000 ₫')
  const [{ id }] = await api.get(`/posts?search=type_id:${type.id}`)
  const [saved] = await api.get(`/posts?search=id:${id}&include=body,trademark`)
  expect(saved).toMatchObject({
    status: 'published',
    price: 210_000,
    trademark: { data: { title: 'Nhà rang Mây' } },
    agency_prices: [{ agency_id: agency.id, price: 180_000 }],
    values: { origin: 'Mù Cang Chải', altitude: 1350, notes: ['mat'] },
  })
})

test('prices of several products are raised together, after a look at what comes of it', async ({
  page,
  api,
}) => {
  const mark = String(Date.now()).slice(-6)
  const { id: type_id } = await api.post('/types', {
    style: 'product',
    title: `Giá ${mark}`,
    slug: `gia-${mark}`,
    features: ['images'],
  })
  for (const [title, price] of [
    ['Phin', 100_000],
    ['Ấm', 250_000],
  ])
    await api.article(type_id, { title, price })
  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${type_id}`)
  await list.select('Phin', 'Ấm')
  await list.forSelected(products.reprice.action).click()
  await expect(list.dialog.getByRole('textbox', { name: products.reprice.percent })).toBeFocused()
  await page.keyboard.type('10')
  await expect(list.dialog.getByRole('cell', { name: '275.000 ₫' })).toBeVisible()
  await list.answer(products.reprice.apply)
  await expect(list.row('Phin')).toContainText('110.000 ₫')
  await list.notice.getByRole('button', { name: components.undo.action }).click()
  await expect(list.row('Phin')).toContainText('100.000 ₫')
})

test('on a phone, a product that waits for approval says so in whole lines, above its buttons', async ({
  page,
  api,
}) => {
  const [waiting] = await api.get('/posts?search=status:pending&limit=1')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/posts/all-posts/${waiting.type_id}/${waiting.id}`)
  const words = await page.getByText(/ này đang chờ duyệt\.$/).boundingBox()
  const button = await page.getByRole('button', { name: posts.approve.action, exact: true }).boundingBox()
  expect(words?.width).toBeGreaterThan(150)
  expect(button?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0))
})
