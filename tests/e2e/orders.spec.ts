import { QRPay } from 'vietnam-qr-pay'
import { FormPage } from './pages/FormPage'
import { violations } from './support/axe'
import { wear } from './support/look'
import { scanned } from './support/scanned'
import { settled, visit } from './support/settled'
import { aShop } from './support/shop'
import { expect, test } from './support/test'
import { resources, say, words } from './support/words'

const { orders } = resources
const { parts } = words.vi

test('sell what is there, try what is not, cancel, and the goods are back', async ({ page, api }) => {
  const { mark, type } = await aShop(api)
  const form = new FormPage(page)
  const list = `/posts/product/order/${type.id}`
  const step = (name: keyof typeof orders.step) =>
    page.getByRole('button', { name: orders.step[name], exact: true })
  const dialog = page.getByRole('dialog')
  const write = async (quantity: number) => {
    await page.goto(`${list}/create`)
    await form.input(orders.fields.phone).fill('0977000111')
    const products = page.getByRole('combobox', { name: orders.add_product })
    await products.fill(`HAT${mark}`)
    await products.press('Enter')
    const units = page.getByRole('textbox', {
      name: say(parts.lines.cell, { column: orders.line.quantity, row: 1 }),
    })
    await units.fill(String(quantity))
    await units.press('Tab')
    await expect(page.getByText(`Kho phố ${mark}: 3`)).toBeVisible()
  }
  const advance = async (name: keyof typeof orders.step) => {
    await step(name).click()
    await dialog.getByRole('button', { name: orders.step[name], exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('a new client orders two: they are sent from the shop', async () => {
    await write(2)
    await expect(page.getByText(orders.known.new)).toBeVisible()
    await form.input(orders.fields.name).fill('Chị Lan')
    await form.input(orders.fields.address).fill('12 Hàng Bông')
    await form.save.click()
    await advance('processing')
    await step('delivery').click()
    await expect(dialog.getByText(new RegExp(`2 × Hạt ${mark}`))).toBeVisible()
    await dialog.getByRole('button', { name: orders.step.delivery, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(step('delivered')).toBeVisible()
  })

  await test.step('ten are nowhere: the dialog says what is there, and nothing is sent', async () => {
    await page.goto(`${list}/create`)
    await form.input(orders.fields.phone).fill('0977000111')
    await expect(form.input(orders.fields.name)).toHaveValue('Chị Lan')
    const products = page.getByRole('combobox', { name: orders.add_product })
    await products.fill(`HAT${mark}`)
    await products.press('Enter')
    const units = page.getByRole('textbox', {
      name: say(parts.lines.cell, { column: orders.line.quantity, row: 1 }),
    })
    await units.fill('10')
    await units.press('Tab')
    await form.save.click()
    await advance('processing')
    await step('delivery').click()
    await expect(dialog.getByText(parts.steps.blocked)).toBeVisible()
    await expect(dialog.getByRole('button', { name: orders.step.delivery, exact: true })).toBeHidden()
    await dialog.getByRole('button').first().press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the first is canceled on its way: the goods are back in the shop', async () => {
    await page.goto(`${list}?view=list`)
    await page.getByRole('link', { name: /^DH/ }).last().click()
    await page.getByRole('button', { name: orders.step.canceled, exact: true }).click()
    await dialog.getByRole('textbox').fill('Khách không nhận')
    await dialog.getByRole('button', { name: orders.step.canceled, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Khách không nhận').first()).toBeVisible()
    await write(3)
  })
})

test('a card of the board goes to its next column by keyboard, and nowhere else', async ({ page, api }) => {
  const { type, bean } = await aShop(api)
  const { id } = await api.post('/orders', {
    type_id: type.id,
    name: 'Anh Đức',
    phone: '0977000222',
    address: 'Hà Nội',
    products: [{ post_id: bean.id, quantity: 1 }],
  })
  await page.goto(`/posts/product/order/${type.id}?view=board`)
  const handle = page.getByRole('button', { name: /^Chuyển bước đơn/ })
  await handle.focus()
  await handle.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: orders.step.processing, exact: true }).click()
  await expect(dialog).toBeHidden()
  const column = page.getByRole('region', { name: new RegExp(`^${orders.status.processing}`) })
  await expect(column.locator(`a[href$="/${id}"]`)).toBeVisible()
})

test('an order of a known client is written in 20 keys, and ten are taken one step on in 14', async ({
  page,
  api,
}) => {
  const { type, bean } = await aShop(api)
  const client = { type_id: type.id, name: 'Cô Ba', phone: '0977000333', address: '7 Hàng Gai' }
  const orderOf = () => api.post('/orders', { ...client, products: [{ post_id: bean.id, quantity: 1 }] })
  await orderOf()
  let pressed = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    pressed += keys.length
  }
  const isIn = (name: string) =>
    expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}`), { timeout: 15_000 })

  await page.goto(`/posts/product/order/${type.id}?view=list`)
  await expect(page.getByRole('link', { name: /^DH/ })).toBeVisible()
  await press('n')
  await isIn(orders.fields.phone)
  await press(...client.phone)
  await expect(new FormPage(page).input(orders.fields.name)).toHaveValue(client.name)
  await press('Enter')
  await isIn(orders.add_product)
  await press(...'hat', 'Enter')
  await isIn(orders.line.quantity)
  await press('2', 'Control+s')
  await expect(page.getByRole('button', { name: orders.step.processing, exact: true })).toBeVisible()
  expect(pressed).toBeLessThanOrEqual(20)
  const [written] = await api.get(`/orders?search=type_id:${type.id}&limit=1&include=body`)
  expect(written).toMatchObject({ ...client, products: [{ post_id: bean.id, quantity: 2 }] })

  for (let n = 2; n < 10; n++) await orderOf()
  await page.goto(`/posts/product/order/${type.id}?view=list`)
  await expect(page.getByRole('link', { name: /^DH/ })).toHaveCount(10)
  pressed = 0
  await press('j')
  await isIn('DH')
  await press('x', ...Array<string>(9).fill('j'), 'Shift+X')
  await press('t')
  await isIn(orders.forward.action)
  await expect(page.getByRole('dialog')).toBeVisible()
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(pressed).toBeLessThanOrEqual(14)
  const after = await api.get(`/orders?search=type_id:${type.id}`)
  expect(after.map(({ status }: { status: string }) => status)).toEqual(Array(10).fill('processing'))
})

for (const look of [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 360, direction: 'rtl' },
] as const) {
  test(`${look.theme}, ${look.width} px: nothing serious on board, page and papers, and nothing sticks out`, async ({
    page,
    api,
  }) => {
    const [{ id, type_id }] = await api.get('/orders?limit=1')
    await wear(page, look)
    await page.setViewportSize({ width: look.width, height: 900 })
    await page.goto('/support')
    await settled(page)
    const list = `/posts/product/order/${type_id}`
    for (const path of [`${list}?view=board`, `${list}/${id}`, `${list}/create`, `${list}/print?ids=${id}`]) {
      await visit(page, path)
      await settled(page)
      expect(await violations(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(look.width)
    }
  })
}

test('papers are as large as the paper, one order to a sheet', async ({ page, api }) => {
  const [{ type_id }] = await api.get('/orders?limit=1&orderBy=id&sortedBy=asc')
  // More lines may take a second sheet, and how many an order has is chance.
  const found = await api.get(`/orders?search=type_id:${type_id}&include=body&limit=40`)
  const ids = found
    .filter(({ products }: { products: unknown[] }) => products.length <= 3)
    .slice(0, 5)
    .map(({ id }: { id: number }) => id)
  await page.goto(`/posts/product/order/${type_id}/print?ids=${ids}`)
  await expect(page.getByRole('article')).toHaveCount(5)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(5)
  // A5, in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 4(19|20)[.\d]* 59[45]/)

  // The widest of papers has lots too: its amounts are not cut off.
  const [slip] = await api.get('/warehouses/changes?limit=1&search=style:export')
  await visit(page, `/warehouse/change/${slip.id}/print`)
  const cut = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  expect(cut).toBeLessThanOrEqual(0)
})

test('the paper of an order has the code that pays what is due: scanned off it, it is that of another library', async ({
  page,
  api,
}) => {
  const { type, bean } = await aShop(api)
  const order = await api.post('/orders', {
    type_id: type.id,
    name: 'Chị Lan',
    phone: '0977000444',
    address: '12 Hàng Bông',
    products: [{ post_id: bean.id, quantity: 2 }],
  })
  await api.post(`/orders/${order.id}/payments`, { amount: 50_000, method: 'cash', note: 'Cọc' })
  const bank = { bank_bin: '970436', bank_account: '0011004123456', bank_holder: 'Nhà rang Nếp' }
  await api.set(bank)
  await page.goto(`/posts/product/order/${type.id}/print?ids=${order.id}&paper=invoice`)
  const paper = page.getByRole('article')
  const code = paper.getByRole('img', { name: /^Mã VietQR/ })
  await expect(code).toBeVisible()
  for (const words of ['0011004123456', 'NHA RANG NEP', '150.000 ₫', order.code])
    await expect(paper.getByText(words).last()).toBeVisible()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  const picture = new Blob([new Uint8Array(await paper.screenshot())])
  await api.set({ bank_bin: '', bank_account: '', bank_holder: '' })
  const theirs = QRPay.initVietQR({
    bankBin: bank.bank_bin,
    bankNumber: bank.bank_account,
    amount: '150000',
    purpose: order.code,
  })
  expect(await scanned(picture)).toEqual([theirs.build()])
})
