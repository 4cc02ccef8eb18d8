import { chromium } from '/work/wt/list/node_modules/@playwright/test/index.mjs'
import { seededFolder } from '/work/wt/list/tests/e2e/support/seeded.ts'
import { startSite } from '/work/wt/list/tests/e2e/support/site.ts'
const { folder } = await seededFolder()
const site = await startSite(folder)
console.log(site.address, folder)
process.on('SIGTERM', async () => { await site.stop(); process.exit() })
setInterval(() => {}, 1000)
