import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../src/admin/components/screens/paths'
import { demoAccounts } from '../../src/seed/accounts'
import { Api } from '../e2e/support/api'
import { chromium as options } from '../e2e/support/browser'
import { seededFolder } from '../e2e/support/seeded'
import { settled, watchTraffic } from '../e2e/support/settled'
import { root, startSite } from '../e2e/support/site'

/** A screen of the sample business as the README shows it. */
interface Picture {
  name: string
  path: (api: Api) => Promise<string>
  isDark?: boolean
  isPhone?: boolean
}

const first = async (api: Api, list: string) => {
  const [row] = await api.get(`${list}${list.includes('?') ? '&' : '?'}limit=1`)
  if (!row) throw new Error(`the sample business has nothing in ${list}`)
  return row
}
const typeOf = async (api: Api, style: string): Promise<number> => {
  const types: { id: number; style: string }[] = await api.get('/types')
  return types.find((type) => type.style === style)?.id ?? 1
}
/** The form of a post of a style that waits for approval. */
const waiting = (style: string) => async (api: Api) => {
  const type = await typeOf(api, style)
  const { id } = await first(api, `/posts?search=type_id:${type};status:pending&searchJoin=and`)
  return `/posts/all-posts/${type}/${id}`
}

/** Of the last purchases the one with most goods. */
async function longestSlip(api: Api): Promise<number> {
  const slips: { id: number; products: { data: unknown[] } }[] = await api.get(
    '/warehouses/changes?search=style:import;status:complete&searchJoin=and&include=products&limit=40',
  )
  return slips.reduce((most, slip) => (slip.products.data.length > most.products.data.length ? slip : most))
    .id
}

const pictures: Picture[] = [
  { name: 'dashboard-dark', path: async () => '/', isDark: true },
  { name: 'posts', path: async (api) => `/posts/all-posts/${await typeOf(api, 'article')}` },
  { name: 'post', path: waiting('article') },
  { name: 'product', path: waiting('product') },
  {
    name: 'order',
    path: async (api) => `/posts/product/order/${(await first(api, '/orders')).type_id}?view=board`,
  },
  {
    name: 'slip',
    path: async (api) => `/warehouse/change/${await longestSlip(api)}`,
  },
  { name: 'settings', path: async () => '/settings/general' },
  { name: 'media-360', path: async () => paths.media, isPhone: true },
]

const { folder, remove } = await seededFolder()
const site = await startSite(folder)
const browser = await chromium.launch(options)
try {
  const [owner] = demoAccounts
  const api = await Api.signIn(site.address, owner)
  for (const { name, path, isDark, isPhone } of pictures) {
    const context = await browser.newContext({
      baseURL: site.address,
      viewport: isPhone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
      colorScheme: isDark ? 'dark' : 'light',
    })
    const page = await context.newPage()
    watchTraffic(page)
    await page.goto(`/login?next=${encodeURIComponent(await path(api))}`)
    await page.locator('button[type=submit]:enabled').waitFor()
    await page.locator('[name=email]').fill(owner.email)
    await page.locator('[name=password]').fill(owner.password)
    await page.keyboard.press('Enter')
    await page.locator('[aria-haspopup=menu]').first().waitFor({ timeout: 60_000 })
    await settled(page)
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    )
    const shot = await page.screenshot()
    await sharp(shot)
      .resize({ width: isPhone ? 360 : 1200 })
      .webp({ quality: 82 })
      .toFile(join(root, '.readme', `${name}.webp`))
    await context.close()
    process.stdout.write(`${name}\n`)
  }
} finally {
  await browser.close()
  await site.stop()
  await remove()
}
