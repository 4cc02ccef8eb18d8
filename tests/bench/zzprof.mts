import { chromium } from '@playwright/test'
import { demoAccounts } from '/work/main/src/seed/accounts'
import { chromium as options } from '/work/main/tests/e2e/support/browser'
import { seededFolder } from '/work/main/tests/e2e/support/seeded'
import { startSite } from '/work/main/tests/e2e/support/site'
const path = process.argv[2] ?? '/'
const { folder, remove } = await seededFolder()
const site = await startSite(folder)
const browser = await chromium.launch(options)
const context = await browser.newContext({ baseURL: site.address, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
const page = await context.newPage()
const [owner] = demoAccounts
await page.goto('/login?next=/posts/all-posts/1')
await page.locator('button[type=submit]:enabled').waitFor()
await page.locator('[name=email]').fill(owner.email)
await page.locator('[name=password]').fill(owner.password)
await page.keyboard.press('Enter')
await page.locator('main li a, main tbody tr a').first().waitFor({ timeout: 60000 })
await page.waitForTimeout(2000)
await page.close()
const tbts: number[] = []
for (let i = 0; i < Number(process.argv[3] ?? 7); i++) {
const p = await context.newPage()
const cdp = await context.newCDPSession(p)
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await p.addInitScript(() => { (window as any).lt = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).lt.push([Math.round(e.startTime), Math.round(e.duration)]) }).observe({ type: 'longtask', buffered: true }) })
await p.goto(path)
await p.waitForTimeout(6000)
const lt = await p.evaluate(() => (window as any).lt)
const tbt = lt.reduce((a: number, [, d]: number[]) => a + Math.max(0, d! - 50), 0)
tbts.push(tbt)
console.log(tbt, JSON.stringify(lt))
await p.close()
}
console.log('median', tbts.sort((a, b) => a - b)[tbts.length >> 1])
await browser.close(); await remove(); process.exit(0)
