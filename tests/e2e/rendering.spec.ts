import type { Page } from '@playwright/test'
import { Shell } from './pages/Shell'
import { Api } from './support/api'
import { violations } from './support/axe'
import { weigher } from './support/budget'
import { foreignBusiness } from './support/foreignBusiness'
import {
  everyText,
  forgetShifts,
  moved,
  overflow,
  type Theme,
  tooFewRows,
  tooWideFields,
  unsaid,
  untranslated,
  watchShifts,
  wear,
  widths,
} from './support/look'
import { everyPage, isOfNew, styleScreens } from './support/screens'
import { settled, visit } from './support/settled'
import { firstOwner } from './support/site'
import { expect, stateOf, test } from './support/test'
import { type Language, words } from './support/words'

test.describe.configure({ mode: 'parallel' })

interface Look {
  language: Language
  direction?: 'ltr' | 'rtl'
  theme: Theme
  /** The first is the width at which a screen is opened. */
  widths: readonly number[]
  /** Axe finds nothing serious, at the first width. Colours by themselves are measured where the theme is tested. */
  isAudited?: boolean
  /** No page moves by itself, at the first width. */
  isStill?: boolean
  /** No page adds more than 70 KB of scripts, and no list more than 40. */
  isWeighed?: boolean
}

/** Every screen at every width, in the original language. */
const original: Look = {
  language: 'vi',
  theme: 'light',
  widths,
  isAudited: true,
  isStill: true,
  isWeighed: true,
}
/**
 * In a business without Vietnamese data, where nothing of the interface may be left in Vietnamese; once mirrored. At both
 * ends of the widths: sizes depend neither on the theme nor on the widths between.
 */
const foreign: Look[] = [
  { language: 'en', theme: 'light', widths: [1440, 360] },
  { language: 'ja', direction: 'rtl', theme: 'dark', widths: [360, 1440], isStill: true },
]

/** Lists below figures of their own: what they come to is what one has come for. */
const figures = /^\/(cash|debts\/\w+\/\d+|rating\/manager|warehouse\/report)/

/** Opens every screen once; answers what is wrong with it in this look. */
async function walk(
  page: Page,
  paths: readonly string[],
  look: Look,
  wrongTexts = unsaid,
): Promise<string[]> {
  const { language, direction = 'ltr', theme } = look
  const problems: string[] = []
  if (look.isStill) await watchShifts(page)
  await wear(page, { language, direction, theme })
  await page.setViewportSize({ width: look.widths[0] ?? 1440, height: 900 })
  await page.goto('/support')
  await settled(page)
  await expect(page.locator('html')).toHaveAttribute('dir', direction)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const heavy = look.isWeighed ? await weigher(page) : async () => []
  for (const path of paths) {
    if (look.isStill) await forgetShifts(page)
    await visit(page, path)
    problems.push(...(await heavy(path)))
    problems.push(...wrongTexts(await everyText(page)).map((text) => `${path}: ${text}`))
    if (look.isStill) {
      // A draft that another test has left is told of above the form, once it is known.
      const draft = page.getByRole('button', { name: words[language].autosave.discard, exact: true })
      if (!(await draft.count())) problems.push(...(await moved(page)).map((how) => `${path}: ${how}`))
    }
    if (look.isAudited) problems.push(...(await violations(page)).map((violation) => `${path}: ${violation}`))
    if (look.widths[0] === 1440 && !figures.test(path)) {
      const rows = await tooFewRows(page, language)
      if (rows) problems.push(`${path}: ${rows}`)
      problems.push(...(await tooWideFields(page)).map((field) => `${path}: ${field}`))
    }
    problems.push(...(await overflow(page, look.widths)).map((over) => `${path}, ${over}`))
    await page.setViewportSize({ width: look.widths[0] ?? 1440, height: 900 })
  }
  return problems
}

const named = ({ language, direction = 'ltr', theme }: Look) => `${language}, ${direction}, ${theme}`

for (const isOfNewOnes of [false, true])
  test(`${named(original)}: every screen of ${isOfNewOnes ? 'new records' : 'what is there'} fits at 1440, 768 and 360 px, has no missing message, adds few scripts, and has nothing serious for axe`, async ({
    page,
    api,
  }) => {
    test.setTimeout(600_000)
    const paths = [...(await everyPage(api)), ...(await styleScreens(api)), '/khong-co-trang-nay']
    const half = paths.filter((path) => isOfNew(path) === isOfNewOnes)
    expect(await walk(page, half, original)).toEqual([])
  })

for (const look of foreign)
  test(`${named(look)}: every screen fits, has no missing message, and nothing of the interface is in Vietnamese`, async ({
    browser,
    newOffice,
    faults,
  }) => {
    test.setTimeout(600_000)
    const api = await Api.signIn(newOffice.address, firstOwner)
    const known = await foreignBusiness(api)
    const storageState = stateOf(newOffice.address, api.tokens)
    const context = await browser.newContext({
      baseURL: newOffice.address,
      locale: look.language,
      storageState,
    })
    faults.watch(context)
    const wrongTexts = (texts: string[]) => [...unsaid(texts), ...untranslated(texts, known)]
    const paths = [...(await everyPage(api)), ...(await styleScreens(api))].filter((path) => !isOfNew(path))
    expect(await walk(await context.newPage(), paths, look, wrongTexts)).toEqual([])
    await context.close()
  })

test('right to left: the pane stands to the left of its list, steps go from right to left, and heads stand above their columns', async ({
  page,
  api,
}) => {
  const [feedback] = await api.get('/feedback?limit=1')
  const [order] = await api.get('/orders?limit=1')
  await wear(page, { direction: 'rtl' })
  const left = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN
  await page.goto(`/inbox?kind=feedback&open=feedback-${feedback.id}`)
  await settled(page)
  expect(await left('main section[aria-labelledby]')).toBeLessThan(await left('main [data-open]'))
  await visit(page, `/posts/product/order/${order.type_id}/${order.id}`)
  const step = `ol[aria-label="${words.vi.parts.steps.label}"] li`
  expect(await left(`${step}:last-child`)).toBeLessThan(await left(`${step}:first-child`))
  await visit(page, `/posts/product/order/${order.type_id}`)
  const beside = await page.evaluate(() => {
    const rightOf = (selector: string) => {
      const range = document.createRange()
      range.selectNodeContents(document.querySelector(selector) ?? document.body)
      return range.getBoundingClientRect().right
    }
    return Math.abs(rightOf('main th:nth-child(2)') - rightOf('main tbody td:nth-child(2)'))
  })
  expect(beside, 'a head stands above its column').toBeLessThan(4)
})

test('a list beside its open record is no wider than its half', async ({ page }) => {
  for (const path of ['/feedback/manager', '/comment/manager', '/rating/manager']) {
    await page.goto(path)
    await settled(page)
    await page.locator('main .row-link').first().click()
    await settled(page)
    const beside = await page.locator('main table:has(.row-link)').evaluate((table) => ({
      list: table.getBoundingClientRect().right,
      half: table.parentElement?.getBoundingClientRect().right ?? 0,
      pane: document.querySelector('main section[aria-labelledby]')?.getBoundingClientRect().left ?? 0,
    }))
    expect(beside.pane, path).toBeGreaterThan(beside.half)
    expect(beside.list, path).toBeLessThanOrEqual(beside.half)
  }
})

test('the whole menu, all of its groups open, is within reach of a window of 1366 × 768, and no name in it is cut', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const shell = new Shell(page)
  await shell.open('/support')
  await settled(page)
  const heads = shell.menu.locator('button[aria-expanded=false]')
  while (await heads.count()) await heads.first().click()
  const links = shell.menu.getByRole('link')
  expect(await links.count()).toBeGreaterThan(40)
  for (const link of [links.first(), links.last()]) {
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  const cut = await links.evaluateAll((all) =>
    all
      .flatMap((link) => [link, ...link.querySelectorAll('*')])
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
      .map((each) => each.textContent),
  )
  // Other tests name their types as long as may be.
  const types: { title: string }[] = await api.get('/types?limit=0')
  expect(cut.filter((name) => !types.some(({ title }) => name?.includes(title)))).toEqual([])
  expect(await overflow(page, [1366])).toEqual([])
  // The page stands still: the menu has a scroll of its own.
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('what is below a list that does not come is shown after a moment, and what is written there stays in sight', async ({
  page,
  api,
}) => {
  const client = (await everyPage(api)).find((path) => /^\/users\/client\/\d+$/.test(path)) ?? ''
  await page.route('**/api/v1/orders?*', () => undefined)
  await page.goto(client)
  await expect(
    page.getByRole('heading', { name: words.vi.resources.users.clients.orders, exact: true }),
  ).toBeVisible()
  const note = page.getByRole('textbox', { name: words.vi.parts.thread.write })
  await expect(note).toBeHidden()
  await note.fill('Khách quen')
  await page
    .getByRole('main')
    .evaluate((main) => main.querySelector('table')?.setAttribute('data-reserved', ''))
  await expect(note).toBeFocused()
  await expect(note).toBeVisible()
})
