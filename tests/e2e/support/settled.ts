import { expect, type Page } from '@playwright/test'

// What is rendered ahead of its opening has begun nothing yet.
const waiting =
  ':is(.MuiSkeleton-root, [role=progressbar], [aria-busy=true], [data-reserved]):not([data-ahead] *)'
const underWay = new WeakMap<Page, Set<unknown>>()

/** Tracks a page's pending requests. */
export function watchTraffic(page: Page): void {
  if (underWay.has(page)) return
  const requests = new Set<unknown>()
  underWay.set(page, requests)
  // What tells of changes by others stays open.
  page.on('request', (request) => /\/v1\/live\b/.test(request.url()) || requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  page.on('framenavigated', (frame) => {
    // Requests of the previous document no longer count.
    if (frame === page.mainFrame() && page.url() === 'about:blank') requests.clear()
  })
}

/** Resolves when no request has been pending for a moment. */
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

/** Resolves when a page has loaded everything and shows no loading state. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await quiet(page)
  await expect(page.locator(waiting)).toHaveCount(0)
}

/** Navigates inside the running back office, as the back button would. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  // The previous page's heading may still be shown while the next page's code loads.
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
  await settled(page)
}
