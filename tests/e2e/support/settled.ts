import { expect, type Page } from '@playwright/test'

const waiting = '.MuiSkeleton-root, [role=progressbar], [aria-busy=true]'
const underWay = new WeakMap<Page, Set<unknown>>()

/** Counts what a page is waiting for from the network. */
export function watchTraffic(page: Page): void {
  if (underWay.has(page)) return
  const requests = new Set<unknown>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  page.on('framenavigated', (frame) => {
    // What the left document had asked for is nobody's any more.
    if (frame === page.mainFrame() && page.url() === 'about:blank') requests.clear()
  })
}

/** Answers once nothing has been on its way for a moment. */
export async function quiet(page: Page): Promise<void> {
  const requests = underWay.get(page)
  if (!requests) throw new Error('the traffic of this page is not watched')
  let calm = 0
  await expect
    .poll(
      () => {
        calm = requests.size === 0 ? calm + 1 : 0
        return calm
      },
      { intervals: [40], message: 'requests under way' },
    )
    .toBeGreaterThanOrEqual(4)
}

/** Answers once a page has loaded all it wants and shows no sign of waiting. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await quiet(page)
  await expect(page.locator(waiting)).toHaveCount(0)
}

/** Goes to another screen inside the running back office, as the back button would. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  // The heading of the page that was left may stand there while the next one's code is on its way.
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
  await settled(page)
}
