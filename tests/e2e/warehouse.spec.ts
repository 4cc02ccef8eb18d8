import type { Page } from '@playwright/test'
import type { Api } from './support/api'
import { violations } from './support/axe'
import { expect, staff, test } from './support/test'
import { resources, say, words } from './support/words'

test.use({ as: staff.keeper })

const { slips } = resources
const { parts } = words.vi
const pieces = 20
let serial = 0

/** A warehouse, and products with barcodes, for one test only. */
async function goods(api: Api, count: number) {
  const [{ scheme, province, district, ward, address }] = await api.get('/warehouses')
  const name = `Kho kiểm thử ${++serial}`
  const warehouse: { id: number; name: string } = await api.post('/warehouses', {
    ...{ name, scheme, province, district, ward, address },
  })
  const [type] = (await api.get('/types?limit=0')).filter(
    ({ style }: { style: string }) => style === 'product',
  )
  const codes = Array.from({ length: count }, (_, at) => String(8930000000000 + serial * 1000 + at))
  const ids: number[] = []
  for (const code of codes) {
    const title = `Hàng ${code}`
    const slug = `hang-${code}`
    ids.push(
      (await api.post('/posts', { type_id: type.id, title, slug, code, price: 50_000, status: 'draft' })).id,
    )
  }
  return { warehouse, codes, ids }
}

const entry = (page: Page) => page.getByRole('combobox', { name: parts.scan.field })
/** As a scanner types it, wherever the cursor is. */
const scan = async (page: Page, code: string) => {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
const line = (page: Page, row: number) => page.locator(`[data-row="${row}"]`)
const cell = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: say(parts.lines.cell, { column, row: row + 1 }), exact: true })
const stockOf = async (api: Api, warehouse: number): Promise<Record<number, number>> =>
  Object.fromEntries(
    (await api.get(`/warehouses/products?search=warehouse_id:${warehouse}&limit=100`)).map(
      ({ post_id, number }: { post_id: number; number: number }) => [post_id, number],
    ),
  )

test('twenty lines are scanned in by keyboard alone, and an answer that is lost makes no second slip', async ({
  page,
  api,
  faults,
}) => {
  const { warehouse, codes, ids } = await goods(api, pieces)
  await page.goto(`/warehouse/change/new/import?warehouse=${warehouse.id}`)
  await entry(page).focus()
  for (const code of codes) await scan(page, code)
  await scan(page, codes[0] ?? '')
  await expect(page.locator('[data-row]')).toHaveCount(pieces)
  await expect(cell(page, slips.line.number, 0)).toHaveValue('2')
  // From the entry on into the lines: Enter goes from cell to cell.
  await page.getByRole('button', { name: parts.scan.camera }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cell(page, slips.line.number, 0)).toBeFocused()
  await page.keyboard.press('Enter')
  for (let row = 0; row < pieces; row++) {
    await expect(cell(page, slips.line.price, row)).toBeFocused()
    await page.keyboard.type('12000')
    await page.keyboard.press('Enter')
    await expect(cell(page, slips.line.expiry, row)).toBeFocused()
    await page.keyboard.press('Enter')
    if (row === pieces - 1) break
    await expect(cell(page, slips.line.number, row + 1)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(entry(page)).toBeFocused()
  expect(await violations(page)).toEqual([])

  // The slip is made, its answer never comes; sent again it is the same one.
  faults.allow(/ERR_FAILED/)
  await page.route('**/change', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/change'))
  await page.keyboard.press('Control+s')
  await lost
  await expect(page.getByRole('alert').filter({ hasText: slips.notifications.create_failed })).toBeVisible()
  await page.unroute('**/change')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: /^PN/ })).toBeVisible()
  const made = await api.get(`/warehouses/changes?search=warehouse_id:${warehouse.id}`)
  expect(made).toMatchObject([{ number: pieces + 1, money: (pieces + 1) * 12_000 }])
  expect(await stockOf(api, warehouse.id)).toMatchObject({ [ids[0] ?? 0]: 2, [ids[1] ?? 0]: 1 })
})

test('an export of too much is told at its line with where else it is, and leaves once it is mended', async ({
  page,
  api,
  faults,
}) => {
  faults.allowStatus(409)
  const { warehouse, codes, ids } = await goods(api, 2)
  const other = await goods(api, 0)
  const bring = (at: number, post_id: number | undefined, number: number) =>
    api.post(`/warehouses/${at}/change`, { style: 'import', products: [{ post_id, number, price: 10_000 }] })
  await bring(warehouse.id, ids[0], 5)
  await bring(warehouse.id, ids[1], 5)
  await bring(other.warehouse.id, ids[0], 9)
  await page.goto(`/warehouse/change/new/export?warehouse=${warehouse.id}`)
  await entry(page).focus()
  for (const code of codes) await scan(page, code)
  await expect(page.locator('[data-row]')).toHaveCount(2)
  await cell(page, slips.line.number, 0).fill('8')
  await page.keyboard.press('Enter')
  const short = line(page, 0).locator('[data-short]')
  await expect(short).toContainText(say(slips.make.short, { on_hand: 5, wanted: 8 }))
  await expect(short).toContainText(`${other.warehouse.name} (9)`)
  await page.keyboard.press('Control+s')
  await expect(line(page, 0)).toContainText('Trong kho còn 5, cần 8')
  expect(await violations(page)).toEqual([])
  await cell(page, slips.line.number, 0).fill('4')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: /^PX/ })).toBeVisible()
  expect(await stockOf(api, warehouse.id)).toEqual({ [ids[0] ?? 0]: 1, [ids[1] ?? 0]: 4 })
})

test('goods are moved elsewhere and counted there, on a phone too', async ({ page, api }) => {
  const { warehouse, codes, ids } = await goods(api, 1)
  const { warehouse: there } = await goods(api, 0)
  await api.post(`/warehouses/${warehouse.id}/change`, {
    style: 'import',
    products: [{ post_id: ids[0], number: 6, price: 10_000 }],
  })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`/warehouse/change/new/transfer?warehouse=${warehouse.id}`)
  await entry(page).focus()
  for (let times = 0; times < 4; times++) await scan(page, codes[0] ?? '')
  await expect(cell(page, slips.line.number, 0)).toHaveValue('4')
  expect((await line(page, 0).boundingBox())?.height).toBeLessThanOrEqual(72)
  await page.getByRole('combobox', { name: slips.fields.to_warehouse_id }).click()
  await page.getByRole('option', { name: there.name, exact: true }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: slips.make.save.transfer }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^PX/ })).toBeVisible()

  await page.goto(`/warehouse/change/new/count?warehouse=${there.id}`)
  await expect(line(page, 0)).toBeVisible()
  await entry(page).focus()
  for (let times = 0; times < 3; times++) await scan(page, codes[0] ?? '')
  await expect(cell(page, slips.count.counted, 0)).toHaveValue('3')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: slips.count.save }).click()
  await page.getByRole('button', { name: slips.count.summary.record }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^PX/ })).toBeVisible()
  expect(await stockOf(api, there.id)).toEqual({ [ids[0] ?? 0]: 3 })
})
