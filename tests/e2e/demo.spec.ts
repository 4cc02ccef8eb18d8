import { expect, type Page, test } from '@playwright/test'
import { pictureSizes, pictureStem, versionOf } from '../../src/domain/media'
import { pictureAddress } from '../../src/domain/renditions'
import { call, enterAs } from './support/demo'

/** The width of the picture that the page gets at this address. */
const widthOf = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (at) => (await createImageBitmap(await (await fetch(at)).blob())).width, url)

const languages = async (page: Page): Promise<string> =>
  JSON.stringify((await call(page, 'GET', '/api/v1/languages')).body)

/** They share a window: to make the business takes longer than any of them. */
test.describe('a demo that was opened once', () => {
  test.describe.configure({ mode: 'serial' })
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage()
  })
  test.afterAll(() => page.context().close())

  test('anyone gets in with one click, and it says that it is a demo', async () => {
    await enterAs(page, 'Chủ cửa hàng')
    await expect(page.getByRole('complementary', { name: 'Bản dùng thử' })).toBeVisible()
    expect((await call(page, 'GET', '/api/v1/posts')).status).toBe(200)
  })

  test('pictures have real addresses', async () => {
    const { body } = await call(page, 'GET', '/api/v1/media')
    const [first] = (body?.data ?? []) as { url: string; thumbnail_url: string }[]
    for (const url of [first?.url, first?.thumbnail_url, versionOf(first?.url ?? '', 96)]) {
      const answer = await page.request.get(url ?? '')
      expect(answer.headers()['content-type']).toMatch(/^image\//)
    }
  })

  test('an uploaded picture has its smaller versions; one that is missing is the next larger', async () => {
    await page.goto('/media/media-library?upload=1')
    const drawn = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(900, 600)
      canvas.getContext('2d')?.fillRect(0, 0, 450, 300)
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
    })
    const file = { name: 'ban-ve.png', mimeType: 'image/png', buffer: Buffer.from(drawn) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    const shown = page.getByRole('button', { name: 'Xem “ban-ve.png”' }).locator('img')
    const url = (await shown.getAttribute('src')) ?? ''
    for (const size of pictureSizes) expect(await widthOf(page, versionOf(url, size))).toBe(size)
    const itself = `${pictureStem(url)}.png`
    const asked = [pictureAddress(itself, { w: 320 }), pictureAddress(itself, { w: 640, r: '1x1' })]
    expect(await Promise.all(asked.map((each) => widthOf(page, each)))).toEqual([480, 900])
    await page.evaluate(
      async (small) => {
        for (const name of await caches.keys()) await (await caches.open(name)).delete(small)
      },
      versionOf(url, 96),
    )
    expect(await widthOf(page, versionOf(url, 96))).toBe(240)
  })

  test('what is deleted waits in the trash and comes back', async () => {
    const menus = async () => JSON.stringify((await call(page, 'GET', '/api/v1/menus')).body?.data)
    const before = await menus()
    expect((await call(page, 'DELETE', '/api/v1/menus/1')).status).toBe(204)
    await page.goto('/appearance/menu')
    await page.getByRole('button', { name: 'Thùng rác' }).click()
    await page.getByRole('button', { name: 'Khôi phục “Menu chính”' }).click()
    await page.getByRole('button', { name: 'Đóng thùng rác' }).click()
    await expect(page.getByRole('link', { name: 'Menu chính' })).toBeVisible()
    expect(JSON.parse(await menus())).toHaveLength(JSON.parse(before).length)
  })

  test('the logo of the settings is that of the login page one is led to', async () => {
    const read = async (path: string) =>
      (await call(page, 'GET', path)).body?.data as Record<string, string>[]
    const [picture] = await read('/api/v1/media?limit=1&search=kind:image')
    const logo = (await read('/api/v1/settings/all')).find(({ key }) => key === 'site_logo')
    const settings = [{ key: 'site_logo', value: picture?.url, version: logo?.version }]
    expect((await call(page, 'PATCH', '/api/v1/settings', { settings })).status).toBe(200)
    const bytesAt = (address: string) =>
      page.evaluate(async (at) => (await (await fetch(at)).arrayBuffer()).byteLength, address)
    const size = await bytesAt(picture?.url ?? '')
    await expect.poll(() => bytesAt('/site-logo')).toBe(size)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    const shown = page.locator('.login-logo')
    await expect
      .poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(160)
  })

  test('a warehouse keeper does not get at the people', async () => {
    await enterAs(page, 'Thủ kho')
    expect((await call(page, 'GET', '/api/v1/users')).status).toBe(403)
  })
})

const reset = async (page: Page) => {
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByLabel('Bản dùng thử: đổi người dùng hoặc làm lại từ đầu').click()
  await page.getByRole('button', { name: 'Làm lại từ đầu' }).click()
}

test('what was saved survives a reload, and starting over drops it, also when nobody waits for its end', async ({
  page,
  context,
}) => {
  const account = (of: Page) => of.getByRole('button', { name: 'Chủ cửa hàng' })
  const french = { key: 'fr', name: 'Français' }
  await enterAs(page, 'Chủ cửa hàng')
  expect((await call(page, 'POST', '/api/v1/languages', french)).status).toBe(201)
  await page.reload()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  expect(await languages(page)).toContain('"fr"')

  await test.step('asked for in a window that is loaded anew, while another has the database', async () => {
    const second = await context.newPage()
    await second.goto('/')
    await expect(second.getByRole('navigation').first()).toBeVisible()
    await reset(second)
    await second.reload()
    for (const each of [second, page]) {
      await expect(account(each)).toBeVisible()
      await expect(each).toHaveURL(/\/login/)
    }
    await second.close()
    await enterAs(page, 'Chủ cửa hàng')
    expect(await languages(page)).not.toContain('"fr"')
  })

  await test.step('asked for in the window that has the database, and is loaded anew', async () => {
    expect((await call(page, 'POST', '/api/v1/languages', french)).status).toBe(201)
    await reset(page)
    // It has begun: a window that goes before that has asked for nothing.
    const isWhole = () => page.evaluate(async () => Boolean(await caches.match('/demo/ready')))
    await expect.poll(isWhole, { intervals: [20] }).toBe(false)
    await page.reload()
    await account(page).click()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    expect(await languages(page)).not.toContain('"fr"')
  })

  await test.step('who leaves finds the three accounts again', async () => {
    await page.getByRole('button', { name: /^Tài khoản/ }).click()
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
    await expect(account(page)).toBeVisible()
  })
})

test('windows share one business, and it outlives the window that opened it', async ({ page, context }) => {
  await enterAs(page, 'Chủ cửa hàng')
  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByRole('navigation').first()).toBeVisible()
  await call(page, 'POST', '/api/v1/languages', { key: 'de', name: 'Deutsch' })
  expect(await languages(second)).toContain('"de"')
  await page.close()
  await second.reload()
  await expect(second.getByRole('navigation').first()).toBeVisible()
  expect(await languages(second)).toContain('"de"')
})
