import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { demoAccounts } from '../../src/seed/accounts'
import { chromium as options } from '../e2e/support/browser'
import { seededFolder } from '../e2e/support/seeded'
import { dist, startSite } from '../e2e/support/site'

const firstList = '/posts/all-posts/1'
const runs = 5
const visitorPages = {
  'the site: home': '/',
  'the site: a list': '/ca-phe-va-tra',
  'the site: a product': '/ca-phe-va-tra/phin-nha-phoi-tron-cua-tiem',
  'the site: an article': '/tin-tuc/cupping-mo-tai-xuong-gia-lam-thu-bay-hang-tuan',
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Signs in and returns the address of the first article's form. */
async function signIn(page: Page, address: string): Promise<string> {
  const [owner] = demoAccounts
  await page.goto(`${address}/login?next=${firstList}`)
  await page.locator('button[type=submit]:enabled').waitFor()
  await page.locator('[name=email]').fill(owner.email)
  await page.locator('[name=password]').fill(owner.password)
  await page.keyboard.press('Enter')
  const row = page.locator('main tbody tr a').first()
  await row.waitFor({ timeout: 60_000 })
  return (await row.getAttribute('href')) ?? firstList
}

/** What a report says: scores, layout shift, blocking, and bytes of pictures that are larger than they are shown. */
function cellsOf({ categories, audits }: Result): string[] {
  // Without a score where the trace of a busy machine was cut off.
  const score = (name: string) => {
    const found = categories[name]?.score
    return found === null || found === undefined ? '–' : String(Math.round(found * 100))
  }
  const value = (name: string) => audits[name]?.numericValue ?? 0
  const pictures = audits['uses-responsive-images']?.details
  const wasted = pictures?.type === 'opportunity' ? (pictures.overallSavingsBytes ?? 0) : 0
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    value('cumulative-layout-shift').toFixed(3),
    value('first-contentful-paint').toFixed(0),
    value('largest-contentful-paint').toFixed(0),
    value('speed-index').toFixed(0),
    value('total-blocking-time').toFixed(0),
    (wasted / 1000).toFixed(0),
  ]
}

/** The audits that cost points in accessibility, and the elements that moved. */
const remarksOf = (name: string, { audits, categories }: Result): string[] => [
  ...(categories.accessibility?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => `${name}: ${audits[id]?.title}`),
  ...movedIn(audits['layout-shifts']?.details).map((what) => `${name}: moved: ${what}`),
]

function movedIn(details: Result['audits'][string]['details']): string[] {
  if (details?.type !== 'table') return []
  return details.items.flatMap(({ node }) =>
    node && typeof node === 'object' && 'snippet' in node ? [String(node.snippet)] : [],
  )
}

/** A running build and a browser that looks at it. */
interface Subject {
  name: string
  /** Answers the address of the first article's form. */
  enter(): Promise<string>
  once(path: string): Promise<Result>
  /** A page for visitors, judged by what search engines want too. */
  onceOutside(path: string): Promise<Result>
  close(): Promise<void>
}

/** A browser of its own for each build: Lighthouse opens tabs in the browser's own context, which has to be signed in. */
async function subjectOf(name: string, folder: string, build: string, slowness: number): Promise<Subject> {
  const site = await startSite(folder, build)
  const profile = await mkdtemp(join(tmpdir(), 'nep-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    locale: 'vi-VN',
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  const look = async (address: string, onlyCategories: string[]) => {
    const run = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories,
      disableStorageReset: true,
      throttling: { cpuSlowdownMultiplier: slowness },
    })
    if (!run) throw new Error(`Lighthouse has no result for ${address}`)
    return run.lhr
  }
  const always = ['performance', 'accessibility']
  return {
    name,
    enter: async () => {
      const page = await browser.newPage()
      const form = await signIn(page, site.address)
      await page.close()
      return form
    },
    once: (path) => look(site.address + path, always),
    onceOutside: (path) => look(site.siteAddress + path, [...always, 'best-practices', 'seo']),
    close: async () => {
      await browser.close()
      await site.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

const speedOf = ({ categories }: Result) => categories.performance?.score ?? 0

/** The middle one by its score: single runs are up to ten points apart. */
function middleOf(results: Result[]): Result {
  const middle = results.sort((a, b) => speedOf(a) - speedOf(b))[results.length >> 1]
  if (!middle) throw new Error('Lighthouse did not run')
  return middle
}

/**
 * Lighthouse's scores of the main screens of the built back office, as on a mid-range phone, in markdown. With
 * `against`, the folder of another build, runs of both alternate: machines differ, pairs do not.
 * @param slowness how many times slower than this machine the phone is; Lighthouse itself says four
 */
export async function lighthouseTable(slowness: number, against?: string): Promise<string> {
  const { folder, remove } = await seededFolder()
  const subjects = [await subjectOf('', folder, dist, slowness)]
  try {
    if (against) subjects.push(await subjectOf(' (other)', folder, resolve(against), slowness))
    const rows: string[] = []
    const remarks: string[] = []
    const speeds: number[] = []
    const note = async (name: string, path: string, how: 'once' | 'onceOutside' = 'once') => {
      const results: Result[][] = subjects.map(() => [])
      for (let run = 0; run < runs; run++)
        for (const [index, subject] of subjects.entries()) results[index]?.push(await subject[how](path))
      for (const [index, subject] of subjects.entries()) {
        const result = middleOf(results[index] ?? [])
        rows.push(`| ${[name + subject.name, ...cellsOf(result)].join(' | ')} |`)
        speeds.push(Math.round(result.environment.benchmarkIndex))
        remarks.push(...remarksOf(name + subject.name, result))
      }
    }
    await note('login', '/login')
    // One folder, so that all have the same first article.
    let form = firstList
    for (const subject of subjects) form = await subject.enter()
    await note('dashboard', '/dashboard')
    await note('list', firstList)
    await note('form of an article', form)
    for (const [name, path] of Object.entries(visitorPages)) await note(name, path, 'onceOutside')
    return [
      '| Lighthouse, mobile | performance | accessibility | best practices | SEO | layout shift | first paint, ms | largest | speed index | blocking | oversized pictures, KB |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
      '',
      // Scores depend on it: Lighthouse takes the machine for `slowness` times as fast as the phone that it imitates.
      `How fast this machine was, by Lighthouse's own benchmark index: ${speeds.join(', ')}`,
      ...(remarks.length > 0 ? ['', ...remarks] : []),
    ].join('\n')
  } finally {
    for (const subject of subjects) await subject.close()
    await remove()
  }
}
