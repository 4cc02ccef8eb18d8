import { expect, type Page } from '@playwright/test'

const waiting = '.MuiSkeleton-root, [role=progressbar], [aria-busy=true]'

/** Answers once a page has loaded all it wants and shows no sign of waiting. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator(waiting)).toHaveCount(0)
}

/** Goes to another screen inside the running back office, as the back button would. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  // The old heading must be gone before the new one is looked at.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
  await settled(page)
}
