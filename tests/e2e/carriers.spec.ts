import { readFile } from 'node:fs/promises'
import { ListPage } from './pages/ListPage'
import { violations } from './support/axe'
import { overflow } from './support/look'
import { settled } from './support/settled'
import { aShop } from './support/shop'
import { expect, test } from './support/test'
import { resources, say, words } from './support/words'

const { remittances, orders } = resources
const { sheets } = words.vi

test('a carrier’s statement with five errors: what is sound is paid, the rest is settled by hand, read again it changes nothing', async ({
  page,
  api,
}) => {
  const { mark, type, bean, near, far } = await aShop(api)
  /** An order of 100.000 that is on its way. */
  const sent = async (n: number) => {
    const order = await api.post('/orders', {
      type_id: type.id,
      name: `Khách ${n} ${mark}`,
      phone: '0977000222',
      address: '1 Hàng Đào',
      products: [{ post_id: bean.id, quantity: 1 }],
      carrier: 'GHN',
      tracking_code: `VD${mark}${n}`,
    })
    for (const status of ['processing', 'delivery'])
      await api.call('PATCH', `/orders/${order.id}`, { status, warehouse_id: n < 3 ? near.id : far.id })
    return order
  }
  const [good, short, canceled, paid] = [await sent(1), await sent(2), await sent(3), await sent(4)]
  await api.call('PATCH', `/orders/${canceled.id}`, { status: 'canceled', cancel_reason: 'Khách không nhận' })
  await api.post(`/orders/${paid.id}/payments`, { amount: 100_000, method: 'transfer' })
  const read = async ({ id }: { id: number }) => (await api.get(`/orders?search=id:${id}`))[0]

  const file = [
    ['Mã vận đơn', 'Tiền thu hộ', 'Tổng phí', 'Mã phiên'],
    [`VD${mark}1`, '100.000', '22.000', `P${mark}`],
    [`VD${mark}2`, '80.000', '22.000', `P${mark}`],
    [`VD${mark}1`, '100.000', '22.000', `P${mark}`],
    [`VD${mark}3`, '100.000', '22.000', `P${mark}`],
    [`VD${mark}4`, '100.000', '22.000', `P${mark}`],
    [`LA${mark}`, '55.000', '22.000', `P${mark}`],
  ]
  const bring = async () => {
    await page.goto('/carriers/cod/import')
    await page
      .getByLabel(sheets.file.pick)
      .and(page.locator('input'))
      .setInputFiles({
        name: 'doi-soat.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`\uFEFF${file.map((cells) => cells.join(';')).join('\r\n')}`),
      })
    await page.getByRole('button', { name: sheets.next }).click()
  }
  const tab = (name: 'create' | 'same', number: number) =>
    page.getByRole('tab', { name: `${sheets.grid[name]} (${number})`, exact: true })

  await test.step('the file says itself what its columns are, and what will not match', async () => {
    await bring()
    await expect(tab('create', 6)).toBeVisible()
    for (const reason of ['repeated', 'canceled', 'paid', 'unknown'] as const)
      await expect(page.getByText(sheets.told[`remittance_${reason}`]).first()).toBeVisible()
    expect((await read(good)).paid, 'nothing is booked yet').toBe(0)
    await page.getByRole('button', { name: say(sheets.run.action, { smart_count: 6 }) }).click()
    await expect(page.getByRole('heading', { name: sheets.report.title })).toBeFocused()
    // Payments are reversed one by one, never as a batch.
    await expect(page.getByRole('button', { name: sheets.report.undo })).toBeHidden()
    expect(await read(good)).toMatchObject({ paid: 100_000, due: 0 })
    expect(await read(short)).toMatchObject({ paid: 80_000, due: 20_000 })
    expect(await read(paid)).toMatchObject({ paid: 100_000, due: 0 })
  })

  await test.step('read again it changes nothing', async () => {
    await bring()
    await expect(tab('same', 6)).toBeVisible()
  })

  const list = new ListPage(page)
  // An order may be drawn ahead, with a table of its own.
  const rows = page
    .getByRole('table', { name: say(remittances.name, { smart_count: 2 }) })
    .locator('tbody tr')
  await test.step('what does not match stands in a list with its reason', async () => {
    await list.open('/carriers/cod')
    await list.tab(remittances.state.open).click()
    await list.search.fill(`P${mark}`)
    await expect(rows).toHaveCount(5)
    for (const reason of ['repeated', 'difference', 'canceled', 'paid', 'unknown'] as const)
      await expect(rows.getByText(remittances.problem[reason], { exact: true })).toBeVisible()
    expect(await violations(page, 'main')).toEqual([])
    expect(await overflow(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  const dialog = page.getByRole('dialog')
  await test.step('one is booked on the order that it is of, one put aside with a reason', async () => {
    const settle = (code: string) =>
      page.getByRole('button', { name: say(remittances.settle.title, { code }), exact: true })
    const other = await sent(5)
    await settle(`LA${mark}`).click()
    await dialog.getByRole('combobox', { name: remittances.settle.order }).fill(other.code)
    await page.getByRole('option', { name: new RegExp(other.code) }).click()
    await dialog.getByRole('button', { name: remittances.settle.confirm, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(rows).toHaveCount(4)
    expect(await read(other)).toMatchObject({ paid: 55_000, due: 45_000 })

    await settle(`VD${mark}2`).click()
    await dialog.getByRole('button', { name: remittances.settle.confirm, exact: true }).click()
    const note = dialog.getByRole('textbox', { name: remittances.fields.note })
    await expect(note).toHaveAttribute('aria-invalid', 'true')
    await note.fill('Hãng trừ tiền đền')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(rows).toHaveCount(3)
  })
  await settled(page)
})

test('orders leave in a carrier’s own layout and come back with its tracking codes', async ({
  page,
  api,
}) => {
  const { mark, type, bean } = await aShop(api)
  const order = await api.post('/orders', {
    type_id: type.id,
    name: `Khách gửi ${mark}`,
    phone: '0977000333',
    address: '2 Hàng Đào',
    products: [{ post_id: bean.id, quantity: 2 }],
  })
  const list = new ListPage(page)

  await test.step('a layout is made from a sample of the carrier', async () => {
    await page.goto('/carriers/manager/create')
    await page.getByRole('textbox', { name: resources.carriers.fields.name }).fill(`Hãng ${mark}`)
    await page
      .getByLabel(resources.carriers.columns.from_file)
      .and(page.locator('input'))
      .setInputFiles({
        name: 'mau.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('\uFEFFNgười nhận;SĐT;Địa chỉ chi tiết;Thu hộ;Mã tham chiếu;Loại hàng\r\n'),
      })
    await expect(page.getByText(say(resources.carriers.columns.taken, { smart_count: 6 }))).toBeVisible()
    await page.getByRole('button', { name: words.vi.ra.action.save, exact: true }).click()
    await page.waitForURL(/\/carriers\/manager(\/\d+)?$/)
    const [carrier] = (await api.get('/carriers')).filter(
      ({ name }: { name: string }) => name === `Hãng ${mark}`,
    )
    expect(carrier.columns.map(({ value }: { value: string }) => value)).toEqual([
      'name',
      'phone',
      'address',
      'collect',
      'code',
      'fixed',
    ])
  })

  await test.step('the list of orders is exported in it', async () => {
    await list.open(`/posts/product/order/${type.id}`)
    // The file is downloaded: nobody answers the browser's own question where to save it.
    await page.evaluate(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }))
    await list.exportButton.click()
    await page.getByLabel(sheets.export.layout).selectOption({ label: `Hãng ${mark}` })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: say(sheets.export.start, { count: 1 }) }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toContain(`"Khách gửi ${mark}","0977000333","2 Hàng Đào","200000","${order.code}"`)
  })

  await test.step('and its tracking codes are read', async () => {
    await page.goto(`/posts/product/order/${type.id}/import`)
    await expect(page.getByRole('heading', { level: 1, name: orders.title.import })).toBeVisible()
    await page
      .getByLabel(sheets.file.pick)
      .and(page.locator('input'))
      .setInputFiles({
        name: 'ma-van-don.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `\uFEFFMã đơn hàng riêng;Mã vận đơn\r\n${order.code};VD-${mark}\r\nKHONG-CO;VD-2`,
        ),
      })
    await page.getByRole('button', { name: sheets.next }).click()
    await expect(page.getByText(words.vi.validation.row_unknown).first()).toBeVisible()
    await page.getByRole('button', { name: say(sheets.run.action, { smart_count: 1 }) }).click()
    await expect(page.getByRole('heading', { name: sheets.report.title })).toBeFocused()
    expect((await api.get(`/orders?search=id:${order.id}`))[0]).toMatchObject({ tracking_code: `VD-${mark}` })
  })
})
