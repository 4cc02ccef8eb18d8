import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { inbox } from '../../i18n/vi/inbox'
import type { Api } from './support/api'
import { settled } from './support/settled'
import { expect, staff, test } from './support/test'
import { components, say } from './support/words'

test.use({ business: 'assistants' })

const { proposals } = inbox

/** An assistant as people connect it: by its address and a key that only proposes. */
async function connect(api: Api) {
  const { secret } = await api.post('/keys', {
    name: 'Trợ lý giá',
    permissions: ['list-posts', 'update-posts', 'list-comments'],
    proposes: true,
  })
  const client = new Client({ name: 'journey', version: '1.0.0' })
  const requestInit = { headers: { Authorization: `Bearer ${secret}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${api.address}/api/mcp`), { requestInit }))
  return client
}

const priceOf = async (api: Api, id: number) => (await api.get(`/posts?search=id:${id}`))[0].price

for (const width of [1440, 360])
  test(`what an assistant proposes is seen, accepted and undone, ${width} px`, async ({ windowOf, api }) => {
    const mark = `${width}${Date.now() % 1_000_000}`
    const about = { style: 'product', title: `Trà ${mark}`, slug: `tra-${mark}`, features: ['orders'] }
    const type = await api.post('/types', about)
    const article = await api.articleType(`Tin ${mark}`)
    const teas = await Promise.all(
      [1, 2, 3].map((n) => api.article(type.id, { title: `Trà ${mark}-${n}`, price: n * 10_000 })),
    )
    const post = await api.article(article, { title: `Bài ${mark}` })
    const page = await windowOf(staff.owner, { viewport: { width, height: 800 } })
    const connected = page.waitForResponse((answer) => answer.url().includes('/v1/live'))
    await page.goto('/inbox?kind=proposals')
    await connected
    await settled(page)

    const client = await connect(api)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['find', 'change', 'change_many']))
    const ids = teas.map(({ id }) => id)
    await client.callTool({
      name: 'change_many',
      arguments: {
        entity: 'posts',
        ids,
        change: { name: 'reprice', asked: { by: 'percent', value: 10 } },
        reason: `Giá nhập tăng ${mark}`,
      },
    })
    await client.callTool({
      name: 'change',
      arguments: { entity: 'posts', id: post.id, data: { title: `Bài hay hơn ${mark}` } },
    })
    expect(await priceOf(api, ids[0])).toBe(10_000)

    // Rows do not move under a hand; both are told of by themselves.
    const prices = page.getByRole('listitem').filter({ hasText: `Giá nhập tăng ${mark}` })
    const title = page.getByRole('listitem').filter({ hasText: `Bài ${mark}` })
    await page.getByRole('button', { name: /^2 mục mới/ }).click()
    await expect(title).toBeVisible()
    await prices.getByRole('link').click()
    const pane = page.getByRole('region').filter({ hasText: `Giá nhập tăng ${mark}` })
    await expect(pane.getByText('33.000')).toBeVisible()
    await page.goBack()
    await settled(page)
    for (const row of [prices, title]) await row.getByRole('checkbox').check()
    await page.getByRole('toolbar').getByRole('button', { name: proposals.accept }).click()
    await expect(page.getByText(say(proposals.accepted, { smart_count: 2 }))).toBeVisible()
    await expect.poll(() => priceOf(api, ids[2])).toBe(33_000)
    await expect(prices).toBeHidden()
    const [entry] = await api.get(`/history?entity=posts&id=${ids[0]}`)
    expect(entry).toMatchObject({ key_name: null, proposed_by: 'Trợ lý giá' })

    await page.getByRole('button', { name: components.undo.action }).click()
    await expect.poll(() => priceOf(api, ids[2])).toBe(30_000)
    await expect(prices).toBeVisible({ timeout: 10_000 })
    await client.close()
  })
