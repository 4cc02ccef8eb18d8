import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { businessDay } from '../../src/domain/businessTime'
import { ListPage } from './pages/ListPage'
import { expect, test } from './support/test'
import { resources, words } from './support/words'

const { sheets } = words.vi

/** The file is downloaded: nobody answers the browser's own question where to save it. */
const withoutPicker = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined })
  })

async function exportFrom(list: ListPage, page: Page) {
  await list.exportButton.click()
  const dialog = page.getByRole('dialog', { name: sheets.export.title })
  await dialog.locator('button[type=submit]').click()
}
const trayOf = (page: Page) => page.getByRole('region', { name: sheets.export.tray })

test('CSV export downloads what the filters show and neutralises formulas', async ({ page, api }) => {
  await withoutPicker(page)
  const typeId = await api.articleType('Tải về')
  await api.article(typeId, { title: '=HYPERLINK("http://xau.example")', status: 'draft' })
  await api.article(typeId, { title: 'Cà phê, "rang mộc"', status: 'draft' })
  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${typeId}`)
  await expect(list.rows).toHaveCount(2)
  const downloaded = page.waitForEvent('download')
  await exportFrom(list, page)
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^posts-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(3)
  expect(text).toContain(`"'=HYPERLINK(""http://xau.example"")"`)
  expect(text).not.toMatch(/(^|,)"?=/m)
  expect(text).toContain('"Cà phê, ""rang mộc"""')
})

test('export while working on: other pages open meanwhile, and the file comes when it is ready', async ({
  page,
  api,
}) => {
  await withoutPicker(page)
  const typeId = await api.articleType('Xuất và làm tiếp')
  const names = ['Bài thứ nhất', 'Bài thứ hai', 'Bài thứ ba']
  for (const title of names) await api.article(typeId, { title })
  let goOn = (): void => undefined
  const worked = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/posts/export?*', async (route) => {
    await worked
    await route.continue()
  })
  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${typeId}`)
  await expect(list.rows).toHaveCount(3)
  const downloaded = page.waitForEvent('download')
  await exportFrom(list, page)
  const tray = trayOf(page)
  await expect(tray.getByRole('progressbar')).toBeVisible()

  // A second one waits for its turn.
  await exportFrom(list, page)
  await expect(tray).toContainText(sheets.export.waiting)

  await list.link('Bài thứ hai').click()
  await expect(page.locator('[name=title]')).toHaveValue('Bài thứ hai')
  await page.locator('nav a[href="/agencies/manager"]').click()
  await expect(page.getByRole('button', { name: resources.agencies.intro })).toBeVisible()
  await expect(tray.getByRole('progressbar')).toBeVisible()

  goOn()
  const text = await readFile(await (await downloaded).path(), 'utf8')
  for (const name of names) expect(text).toContain(`"${name}"`)
  await expect(tray.getByText(/^Đã xuất 3 dòng/)).toHaveCount(2)
  await tray.getByRole('button').first().click()
  await tray.getByRole('button').click()
  await expect(tray).toHaveCount(0)
})

test('an export goes straight into the chosen file, and can be stopped', async ({ page, api }) => {
  // A file of the browser's own stands for the one that a person would choose.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showSaveFilePicker', {
      value: async ({ suggestedName }: { suggestedName: string }) =>
        (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true }),
    })
  })
  const typeId = await api.articleType('Vào tệp đã chọn')
  await api.article(typeId, { title: 'Ghi thẳng vào đĩa' })
  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${typeId}`)
  await expect(list.rows).toHaveCount(1)
  await exportFrom(list, page)
  const tray = trayOf(page)
  await expect(tray.getByText(/^Đã xuất 1 dòng/)).toBeVisible()
  const text = await page.evaluate(
    async (name) => {
      const folder = await navigator.storage.getDirectory()
      return (await (await folder.getFileHandle(name)).getFile()).text()
    },
    `posts-${businessDay(new Date())}.csv`,
  )
  expect(text).toContain('"Ghi thẳng vào đĩa"')
  await tray.getByRole('button').click()

  await page.route('**/posts/export?*', () => undefined)
  await exportFrom(list, page)
  await expect(tray.getByRole('progressbar')).toBeVisible()
  await tray.getByRole('button').click()
  await expect(tray).toHaveCount(0)
  await expect(list.link('Ghi thẳng vào đĩa')).toBeVisible()
})
