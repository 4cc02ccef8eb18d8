import { readFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { demoAccounts } from '../../src/seed/accounts'
import { chromium as options } from '../e2e/support/browser'
import { seededFolder } from '../e2e/support/seeded'
import { quiet, settled, visit, watchTraffic } from '../e2e/support/settled'
import { startSite } from '../e2e/support/site'
import { components, words } from '../e2e/support/words'

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const worst = (values: number[]) => Math.max(...values)

async function signIn(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
    acceptDownloads: true,
  })
  watchTraffic(page)
  // The file is downloaded: nobody answers the browser's own question where to save it.
  await page.addInitScript(() =>
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined, configurable: true }),
  )
  const [owner] = demoAccounts
  await page.goto('/login?next=/support')
  await page.locator('[name=email]').fill(owner.email)
  await page.locator('[name=password]').fill(owner.password)
  await page.keyboard.press('Enter')
  await page.locator('main h1').waitFor({ timeout: 60_000 })
  await quiet(page)
  return page
}

/** Milliseconds that each thing takes which somebody does who goes on working: a list, a form, a change that is saved. */
async function work(page: Page, type: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  const timed = async (name: string, act: () => Promise<unknown>) => {
    const start = performance.now()
    await act()
    times[name] = performance.now() - start
  }
  const rows = page.locator('main tbody tr a')
  await timed('list', async () => {
    await page.locator(`a.menu-entry[href="/posts/all-posts/${type}"]`).click()
    await rows.first().waitFor()
  })
  const title = page.locator('main form [name=title]')
  await timed('form', async () => {
    await rows.first().click()
    await title.waitFor()
  })
  await title.fill(`${await title.inputValue()} *`)
  await timed('save', async () => {
    const saved = page.waitForResponse(
      (answer) => answer.request().method() !== 'GET' && /\/posts\/\d+(\?|$)/.test(answer.url()),
    )
    await page.keyboard.press('Control+s')
    await saved
    // Whoever leaves before it is told is asked whether to save.
    await page.locator('main form').getByText(components.form.all_saved).first().waitFor()
  })
  await timed('other list', async () => {
    await page.locator(`a.menu-entry[href="/posts/post-category/${type}"]`).click()
    await page.locator('main tbody tr a').first().waitFor()
  })
  return times
}

/** Somebody exports so many posts of a type, and goes on working until the file is there. */
async function exportTable(browser: Browser, posts: number): Promise<string> {
  const { folder, remove } = await seededFolder(posts)
  const site = await startSite(folder)
  try {
    const page = await signIn(browser, site.address)
    const [type = '1', total = 0] = await fullestType(page)
    // Its group in the menu is open from here on.
    await visit(page, `/posts/all-posts/${type}`)
    const before: Record<string, number>[] = []
    for (let run = 0; run < 5; run++) before.push(await work(page, type))

    await visit(page, `/posts/all-posts/${type}`)
    let isDone = false
    const start = performance.now()
    const downloaded = page.waitForEvent('download', { timeout: 600_000 })
    await page.getByRole('main').getByRole('button', { name: components.export, exact: true }).click()
    await page.getByRole('dialog').locator('button[type=submit]').click()
    const took = downloaded.then(async (download) => {
      const path = await download.path()
      isDone = true
      return { ms: performance.now() - start, text: await readFile(path, 'utf8') }
    })
    const during: Record<string, number>[] = []
    while (!isDone) during.push(await work(page, type))
    const { ms, text } = await took
    const lines = text.trimEnd().split('\r\n').length - 1
    const row = (name: string) => {
      const [quietly, meanwhile] = [before, during].map((runs) => runs.map((run) => run[name] ?? Number.NaN))
      return `| ${name} | ${median(quietly ?? []).toFixed(0)} | ${median(meanwhile ?? []).toFixed(0)} | ${worst(meanwhile ?? []).toFixed(0)} |`
    }
    return [
      `${lines.toLocaleString('en')} of ${total.toLocaleString('en')} rows (${(text.length / 1e6).toFixed(0)} M characters) exported in ${(ms / 1000).toFixed(1)} s; meanwhile ${during.length} rounds of work:`,
      '',
      '| ms | without | median while it runs | worst |',
      '| --- | ---: | ---: | ---: |',
      ...['list', 'form', 'save', 'other list'].map(row),
    ].join('\n')
  } finally {
    await site.stop()
    await remove()
  }
}

/** The type with the most posts, and how many. */
const fullestType = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: localStorage.getItem('access_token') ?? '' }
    const types = await (await fetch('/api/v1/types?limit=0', { headers })).json()
    const counts: [string, number][] = []
    for (const { id } of types.data) {
      const answer = await fetch(`/api/v1/posts?search=type_id:${id}&limit=1`, { headers })
      counts.push([String(id), (await answer.json()).meta.pagination.total])
    }
    return counts.sort((one, other) => other[1] - one[1])[0] ?? []
  })

/** So many members in the grid of an import: until it is drawn, and the frames while it is scrolled and gone through. */
async function gridTable(browser: Browser, members: number): Promise<string> {
  const { folder, remove } = await seededFolder()
  const site = await startSite(folder)
  try {
    const page = await signIn(browser, site.address)
    await page.goto('/users/list/import')
    await settled(page)
    const lines = Array.from(
      { length: members },
      (_, n) => `Thành viên ${n};nhap${n}@mail.vn;09${String(10_000_000 + n)};Nam;03/05/1990`,
    )
    const start = performance.now()
    await page.locator('main input[type=file]').setInputFiles({
      name: 'thanh-vien.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `\uFEFF${['HO VA TEN;e-mail;Số điện thoại;Giới tính;Ngày sinh', ...lines].join('\r\n')}`,
      ),
    })
    await page.getByRole('button', { name: words.vi.sheets.next }).click()
    const grid = page.getByRole('grid')
    await grid.waitFor({ timeout: 120_000 })
    const drawn = performance.now() - start
    await page.locator(`[aria-rowcount="${members + 1}"]`).waitFor({ timeout: 300_000 })
    const all = `${words.vi.sheets.grid.create} (${members.toLocaleString('vi')})`
    await page.getByRole('tab', { name: all, exact: true }).waitFor({ timeout: 300_000 })
    const checked = performance.now() - start
    await grid.focus()
    const keys: number[] = []
    for (const key of [
      'Control+End',
      'Control+Home',
      ...Array(30).fill('PageDown'),
      ...Array(30).fill('ArrowDown'),
    ]) {
      const before = performance.now()
      await page.keyboard.press(key)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      keys.push(performance.now() - before)
    }
    const frames = await page.evaluate(async () => {
      const box = document.querySelector('[role=grid]')
      const lengths: number[] = []
      let last = await new Promise(requestAnimationFrame)
      for (let frame = 0; box && frame < 120; frame++) {
        box.scrollTop += 400
        const now = await new Promise(requestAnimationFrame)
        lengths.push(now - last)
        last = now
      }
      return lengths
    })
    await page.keyboard.press('Enter')
    const typed: number[] = []
    for (const letter of 'Nguyễn Văn An') {
      const before = performance.now()
      await page.keyboard.insertText(letter)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      typed.push(performance.now() - before)
    }
    const say = (name: string, times: number[]) =>
      `| ${name} | ${median(times).toFixed(0)} | ${worst(times).toFixed(0)} |`
    return [
      `A file of ${members.toLocaleString('en')} rows: the grid stands after ${(drawn / 1000).toFixed(1)} s, all are checked after ${(checked / 1000).toFixed(1)} s; ${await page.getByRole('row').count()} rows are drawn.`,
      '',
      '| ms | median | worst |',
      '| --- | ---: | ---: |',
      say('a key to two frames later', keys),
      say('a frame while scrolling', frames),
      say('a letter in a cell', typed),
    ].join('\n')
  } finally {
    await site.stop()
    await remove()
  }
}

/** Two journeys of the largest sizes, in a browser: an export while one works on, and the grid of an import. */
export async function journeyTables(posts: number, members: number): Promise<string> {
  const browser = await chromium.launch(options)
  try {
    return `${await exportTable(browser, posts)}\n\n${await gridTable(browser, members)}`
  } finally {
    await browser.close()
  }
}
