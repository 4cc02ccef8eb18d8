import { expect, type Page, test } from '@playwright/test'
import { pictureSizes, versionOf } from '../../src/domain/media'

interface Answer {
  status: number
  body: { data?: unknown } | null
}

/** Makes a call as the demo's windows do: over the channel, to whichever window has the database. */
const call = (page: Page, method: string, url: string, json?: object): Promise<Answer> =>
  page.evaluate(
    async (sent) => {
      const id = crypto.randomUUID()
      const channel = new BroadcastChannel('nep-demo')
      const told = new Promise<{ status: number; body: ArrayBuffer }>((resolve) => {
        channel.onmessage = ({ data }) => data.id === id && data.kind === 'answer' && resolve(data)
      })
      const body = sent.json ? new TextEncoder().encode(JSON.stringify(sent.json)).buffer : null
      const headers = [
        ['authorization', localStorage.getItem('access_token') ?? ''],
        ['content-type', 'application/json'],
      ]
      channel.postMessage({
        kind: 'call',
        id,
        url: location.origin + sent.url,
        method: sent.method,
        headers,
        body,
      })
      const answer = await told
      channel.close()
      const text = new TextDecoder().decode(answer.body)
      return { status: answer.status, body: text ? JSON.parse(text) : null }
    },
    { method, url, json },
  )

const enterAs = async (page: Page, name: string) => {
  await page.goto('/login')
  await page.getByRole('button', { name }).click()
  await page.waitForURL('/')
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

const languages = async (page: Page): Promise<string> =>
  JSON.stringify((await call(page, 'GET', '/api/v1/languages')).body)

test('anyone gets in with one click, and it says that it is a demo', async ({ page }) => {
  await enterAs(page, 'Chủ cửa hàng')
  await expect(page.getByRole('complementary', { name: 'Bản dùng thử' })).toBeVisible()
  expect((await call(page, 'GET', '/api/v1/posts')).status).toBe(200)
})

test('a warehouse keeper does not get at the people', async ({ page }) => {
  await enterAs(page, 'Thủ kho')
  expect((await call(page, 'GET', '/api/v1/users')).status).toBe(403)
})

test('what was saved survives a reload, and starting over drops it', async ({ page }) => {
  await enterAs(page, 'Chủ cửa hàng')
  expect((await call(page, 'POST', '/api/v1/languages', { key: 'fr', name: 'Français' })).status).toBe(201)
  await page.reload()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  expect(await languages(page)).toContain('"fr"')

  page.once('dialog', (dialog) => dialog.accept())
  await page.getByLabel('Bản dùng thử: đổi người dùng hoặc làm lại từ đầu').click()
  await page.getByRole('button', { name: 'Làm lại từ đầu' }).click()
  await page.waitForURL('/login', { timeout: 30_000 })
  await enterAs(page, 'Chủ cửa hàng')
  expect(await languages(page)).not.toContain('"fr"')
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

test('pictures have real addresses', async ({ page }) => {
  await enterAs(page, 'Chủ cửa hàng')
  const { body } = await call(page, 'GET', '/api/v1/media')
  const [first] = (body?.data ?? []) as { url: string; thumbnail_url: string }[]
  for (const url of [first?.url, first?.thumbnail_url, versionOf(first?.url ?? '', 96)]) {
    const answer = await page.request.get(url ?? '')
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
})

/** The width of the picture that the page gets at this address. */
const widthOf = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (at) => (await createImageBitmap(await (await fetch(at)).blob())).width, url)

test('an uploaded picture has its smaller versions; one that is missing is the next larger', async ({
  page,
}) => {
  await enterAs(page, 'Chủ cửa hàng')
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
  await page.evaluate(
    async (small) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(small)
    },
    versionOf(url, 96),
  )
  expect(await widthOf(page, versionOf(url, 96))).toBe(240)
})
