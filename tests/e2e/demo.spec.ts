import { expect, type Page, test } from '@playwright/test'

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
  for (const url of [first?.url, first?.thumbnail_url]) {
    const answer = await page.request.get(url ?? '')
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
})
