import { chromium, type Page } from '@playwright/test'
import { demoAccounts } from '../../src/seed/accounts'
import { chromium as options } from '../e2e/support/browser'
import { Scale } from '../e2e/support/budget'
import { seededFolder } from '../e2e/support/seeded'
import { quiet, watchTraffic } from '../e2e/support/settled'
import { startSite } from '../e2e/support/site'

interface Row {
  page: string
  requests: number
  calls: number
  script: number
  travelled: number
}

/** Bytes transferred, including headers. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

/** Bytes and requests of the login page and of the first list, with a cold cache: the same on every machine. */
async function measure(address: string): Promise<Row[]> {
  const browser = await chromium.launch(options)
  const rows: Row[] = []
  try {
    const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } })
    watchTraffic(page)
    const scale = new Scale(page)
    const bytes = await countBytes(page)
    const note = async (name: string) => {
      await quiet(page)
      rows.push({ page: name, ...(await scale.weigh()), travelled: Math.round(bytes() / 1000) })
    }
    // The clock is stopped: the admin, which is prefetched after a delay, is not part of the login page.
    await page.clock.install()
    await page.goto('/login?next=/posts/all-posts/1')
    await page.locator('button[type=submit]:enabled').waitFor()
    await note('login page')

    const [owner] = demoAccounts
    await page.locator('[name=email]').fill(owner.email)
    await page.locator('[name=password]').fill(owner.password)
    await page.clock.resume()
    // By keyboard: a pointer that rests on a row would prefetch its form.
    await page.keyboard.press('Enter')
    await page.locator('main tbody tr').first().waitFor({ timeout: 60_000 })
    await note('first list after sign-in, in total')
    return rows
  } finally {
    await browser.close()
  }
}

/** A table of what the built back office weighs (`npm run build` must have run), in markdown. */
export async function weightTable(): Promise<string> {
  const { folder, remove } = await seededFolder()
  const site = await startSite(folder)
  try {
    const rows = await measure(site.address)
    return [
      '| page | requests | of them API | JavaScript (gzip) | travelled in all (brotli) |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows.map(
        ({ page, requests, calls, script, travelled }) =>
          `| ${page} | ${requests} | ${calls} | ${script} KB | ${travelled} KB |`,
      ),
    ].join('\n')
  } finally {
    await site.stop()
    await remove()
  }
}
