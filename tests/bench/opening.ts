import { resolve } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { demoAccounts } from '../../src/seed/accounts'
import { chromium as options } from '../e2e/support/browser'
import { seededFolder } from '../e2e/support/seeded'
import { quiet, watchTraffic } from '../e2e/support/settled'
import { dist, startSite } from '../e2e/support/site'

/** Ends when a selector is drawn, after a click under a heading that was not there before. */
interface Journey {
  name: string
  /** Where it starts; `null` is the login page. */
  from: string | null
  /**
   * The link that is clicked, pointed at first so that code and data are there; `null` loads `from` anew, with an empty
   * cache over a fast 4G.
   */
  link: string | null
  drawn: string
}

const journeys: Journey[] = [
  {
    name: 'Sign in → first rows',
    from: null,
    link: 'button[type=submit]',
    drawn: 'main tbody tr a',
  },
  {
    name: 'address → first rows',
    from: '/posts/all-posts/1',
    link: null,
    drawn: 'main tbody tr a',
  },
  {
    name: 'list → list',
    from: '/posts/all-posts/1',
    link: 'nav a[href="/warehouse/supplier"]',
    drawn: 'main tbody tr a',
  },
  {
    name: 'list → form of a type',
    from: '/post-type/manager',
    link: 'main tbody tr a',
    drawn: 'main form [name=title]',
  },
  {
    name: 'list → form of an article',
    from: '/posts/all-posts/1',
    link: 'main tbody tr a',
    drawn: 'main form [name=title]',
  },
]

/**
 * In the page: milliseconds from the next click to the frame in which `drawn` stands under a new heading. Without named
 * functions inside: what runs this file would mark them by a helper that the page does not have.
 */
const timeOfClick = (drawn: string) =>
  new Promise<number>((found) => {
    const before = document.querySelector('main h1')
    const text = before?.textContent
    addEventListener(
      'click',
      async () => {
        const start = performance.now()
        for (;;) {
          await new Promise(requestAnimationFrame)
          const heading = document.querySelector('main h1')
          const isNew = heading !== before || heading?.textContent !== text
          if (isNew && document.querySelector(drawn)?.getClientRects().length)
            return found(performance.now() - start)
        }
      },
      { capture: true, once: true },
    )
  })

/** In the page, before its own scripts: milliseconds from the start of loading to the frame in which `drawn` stands. */
const timeOfLoading = async (drawn: string) => {
  for (;;) {
    await new Promise(requestAnimationFrame)
    if (document.querySelector(drawn)?.getClientRects().length) break
  }
  Object.assign(globalThis, { drawnAfter: performance.now() })
}

/** As the developer tools of Chromium call it. */
const fast4G = {
  offline: false,
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
}

async function time(browser: Browser, address: string, journey: Journey, slowness: number): Promise<number> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'vi-VN',
  })
  try {
    const page = await context.newPage()
    watchTraffic(page)
    const [owner] = demoAccounts
    await page.goto(`/login?next=${journey.from ?? '/posts/all-posts/1'}`)
    await page.locator('button[type=submit]:enabled').waitFor()
    await page.locator('[name=email]').fill(owner.email)
    await page.locator('[name=password]').fill(owner.password)
    // The login page has fetched the back office while somebody types.
    await page.waitForTimeout(1500)
    await quiet(page)
    if (journey.from !== null) {
      await page.keyboard.press('Enter')
      await page
        .locator(journey.link === null ? journey.drawn : 'main tbody tr a')
        .first()
        .waitFor({ timeout: 60_000 })
      await quiet(page)
    }
    if (journey.link === null) {
      const session = await slowDown(page, slowness)
      await session.send('Network.emulateNetworkConditions', fast4G)
      await session.send('Network.clearBrowserCache')
      await page.addInitScript(timeOfLoading, journey.drawn)
      await page.reload({ waitUntil: 'commit' })
      const drawnAfter = await page.waitForFunction(() => (globalThis as { drawnAfter?: number }).drawnAfter)
      return (await drawnAfter.jsonValue()) ?? Number.NaN
    }
    const link = page.locator(journey.link).first()
    await link.hover()
    await page.waitForTimeout(600)
    await quiet(page)
    await slowDown(page, slowness)
    const timing = page.evaluate(timeOfClick, journey.drawn)
    // When the click fails, that is the error to tell.
    timing.catch(() => undefined)
    await link.click({ position: { x: 4, y: 4 } })
    return await timing
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/**
 * From a click to what was opened, medians in milliseconds, at full speed and with the processor slowed four times.
 * With `against`, the folder of another build, runs of both alternate: machines differ, pairs do not.
 * @param only part of a name, to time these alone
 */
export async function openingTable(runs: number, against?: string, only = ''): Promise<string> {
  const { folder, remove } = await seededFolder()
  const builds = [dist, ...(against ? [resolve(against)] : [])]
  const sites = await Promise.all(builds.map((build) => startSite(folder, build)))
  const browser = await chromium.launch(options)
  const cells: string[] = []
  try {
    for (const journey of journeys.filter(({ name }) => name.includes(only))) {
      const medians: string[] = []
      for (const slowness of [1, 4]) {
        const times: number[][] = sites.map(() => [])
        for (let run = 0; run < runs; run++)
          for (const [index, { address }] of sites.entries())
            times[index]?.push(await time(browser, address, journey, slowness))
        medians.push(...times.map((values) => median(values).toFixed(0)))
      }
      cells.push(`| ${[journey.name, ...medians].join(' | ')} |`)
    }
  } finally {
    await browser.close()
    for (const site of sites) await site.stop()
    await remove()
  }
  const names = ['', ' ÷ 4'].flatMap((speed) => builds.map((_, index) => `${index ? 'other' : 'ms'}${speed}`))
  return [
    `| from click to drawn | ${names.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(names.length)}`,
    ...cells,
  ].join('\n')
}
