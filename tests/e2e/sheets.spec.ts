import { violations } from './support/axe'
import { expect, test } from './support/test'
import { resources, say, words } from './support/words'

const { sheets } = words.vi
const { users } = resources
const count = 500
const mistakes = 20

/** One column of each 25th row is wrong, in turn. */
const wrongIn = (n: number): number => (n % (count / mistakes) === 7 ? 1 + (Math.floor(n / 25) % 4) : 0)
const wrong = ['', 'thu dien tu', '123', 'Khác', '31/02/1990']
const right = (n: number): string[] => [
  `Thành viên nhập ${n}`,
  `nhap${n}@mail.vn`,
  `09${String(12_340_000 + n)}`,
  n % 2 ? 'Nam' : 'nữ',
  '03/05/1990',
]
const titles = ['HO VA TEN', 'e-mail', 'Số điện thoại', 'Giới tính', 'Ngày sinh']
const file = [
  titles,
  ...Array.from({ length: count }, (_, n) =>
    right(n).map((cell, column) => (column && column === wrongIn(n) ? (wrong[column] ?? '') : cell)),
  ),
]
const csv = `\uFEFF${file.map((cells) => cells.join(';')).join('\r\n')}`

test('500 members are imported, 20 mistakes of theirs mended in the grid by keyboard, and all undone', async ({
  page,
  api,
}) => {
  const found = async () =>
    (await api.get('/users?limit=1000&search=text:thanh vien nhap&searchFields=text:like')).length
  const tab = (name: string, number: number) =>
    page.getByRole('tab', {
      name: `${sheets.grid[name as keyof typeof sheets.grid]} (${number})`,
      exact: true,
    })

  await page.goto('/users/list/import')
  await expect(page.getByRole('heading', { level: 1, name: users.title.import })).toBeVisible()
  await page
    .getByLabel(sheets.file.pick)
    .and(page.locator('input'))
    .setInputFiles({ name: 'thanh-vien.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: sheets.next }).click()

  await expect(tab('create', count - mistakes)).toBeVisible()
  expect(await found()).toBe(0)
  expect(await violations(page, 'main'), 'the grid').toEqual([])
  // Only what is in sight is drawn.
  expect(await page.getByRole('row').count()).toBeLessThan(60)

  await tab('refused', mistakes).click()
  const grid = page.getByRole('grid')
  await grid.focus()
  for (let n = 0; n < count; n++) {
    const column = wrongIn(n)
    if (!column) continue
    await page.keyboard.press('Home')
    for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const editor = grid.locator('input, select')
    await expect(editor).toBeFocused()
    await page.keyboard.type(right(n)[column] ?? '')
    await page.keyboard.press('Enter')
    await expect(grid).toBeFocused()
  }
  await expect(tab('create', count)).toBeVisible()
  await expect(tab('refused', 0)).toBeVisible()

  await page.getByRole('button', { name: say(sheets.run.action, { smart_count: count }) }).click()
  await expect(page.getByRole('heading', { name: sheets.report.title })).toBeFocused()
  await expect(page.getByText(say(sheets.report.created, { count }))).toBeVisible()
  expect(await found()).toBe(count)
  expect(await violations(page, 'main'), 'the report').toEqual([])

  await page.getByRole('button', { name: sheets.report.undo }).click()
  await expect(page.getByText(say(sheets.report.undone, { smart_count: count }))).toBeVisible()
  expect(await found()).toBe(0)
})

test('an import waits for a lost connection and goes on, with nothing twice', async ({
  page,
  api,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const rows = Array.from({ length: 30 }, (_, n) => `/mat-mang-${n};/moi-${n}`)
  await page.goto('/settings/redirect/import')
  await page
    .getByLabel(sheets.file.pick)
    .and(page.locator('input'))
    .setInputFiles({
      name: 'chuyen-huong.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Địa chỉ cũ;Địa chỉ mới', ...rows].join('\n')),
    })
  await page.getByRole('button', { name: sheets.next }).click()
  const run = page.getByRole('button', { name: say(sheets.run.action, { smart_count: rows.length }) })
  await expect(run).toBeEnabled()
  await page.context().setOffline(true)
  await run.click()
  await expect(page.getByText(sheets.run.waiting)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: sheets.report.title })).toBeVisible()
  await expect(page.getByText(say(sheets.report.created, { count: rows.length }))).toBeVisible()
  const made = await api.get('/redirects?limit=1000&search=text:mat-mang&searchFields=text:like')
  expect(made).toHaveLength(rows.length)
})
