import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Worker } from '../../src/api/jobs/worker'
import type { Sent } from '../../src/api/ports'
import type { MadeWebhook, WebhookInput } from '../../src/domain/webhookSchema'
import { heading, withAdmin, written } from './harness'

const answer: Sent = { status: 200, answer: '{"ok":true}', reason: '', tookMs: 12.4 }
let next: Partial<Sent> = {}
const posted: { url: string; body: string }[] = []

const { api, open } = withAdmin({
  post: async (url, { body }) => {
    posted.push({ url, body })
    return { ...answer, ...next }
  },
})
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const url = 'https://website.vn/nep'

let worker: Worker
beforeAll(() => {
  worker = api().api.startJobs()
})
afterAll(() => worker.stop())

const send = (method: string, path: string, body?: object) => api().call(method, path, { as: owner(), body })
const all = async () => (await send('GET', '/webhooks')).body.data
const made = async (more: Partial<WebhookInput> = {}): Promise<MadeWebhook> =>
  (await send('POST', '/webhooks', { url, events: ['orders.created', 'stock.low'], ...more })).body.data

beforeEach(async () => {
  next = {}
  posted.length = 0
  for (const { id } of await all()) await send('DELETE', `/webhooks/${id}`)
})

const page = (as = owner()) => open('/settings/webhooks', { as })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const press = async (place: Pick<ReturnType<typeof within>, 'findByRole'>, name: string | RegExp) =>
  user.click(await place.findByRole('button', { name }))
const isShut = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('webhooks', () => {
  it('are added with events that are found by their words, and their secret is shown once', async () => {
    await page()
    await screen.findByText('Chưa có webhook nào')
    await press(screen, 'Thêm webhook')
    const form = await dialog('Thêm webhook')
    await press(form, 'Thêm webhook')
    await form.findByText('Vui lòng chọn ít nhất một sự kiện')
    form.getByText('Hãy nhập địa chỉ nhận')
    await user.type(form.getByRole('textbox', { name: /^Địa chỉ nhận/ }), url)
    const search = form.getByRole('searchbox', { name: 'Tìm sự kiện' })
    await user.type(search, 'ton kho{Enter}')
    await waitFor(() => expect(form.queryByRole('checkbox', { name: 'Đơn hàng: sửa' })).toBeNull())
    await user.click(form.getByRole('checkbox', { name: 'Tồn kho: sắp hết hàng' }))
    await user.clear(search)
    await user.click(form.getByRole('checkbox', { name: 'Mọi sự kiện: Đơn hàng' }))
    await user.click(form.getByRole('checkbox', { name: 'Đơn hàng: xóa' }))
    form.getByText(/^Đã chọn 5\//)
    await press(form, 'Thêm webhook')
    const told = await dialog(`Khóa ký của ${url}`)
    const { value: secret } = told.getByRole<HTMLTextAreaElement>('textbox', { name: 'Khóa ký' })
    expect(secret).toMatch(/^whsec_/)
    await press(told, 'Đã cất khóa')
    await isShut()
    screen.getByText(url)
    screen.getByText(
      'Đơn hàng: thêm mới, Đơn hàng: sửa, Đơn hàng: chuyển trạng thái, Đơn hàng: thu đủ tiền và 1 sự kiện nữa',
    )
    screen.getByText('Chưa gửi lần nào')
    expect(document.body.textContent).not.toContain(secret)
    expect(await all()).toMatchObject([{ url, is_active: true }])
  })

  it('that are refused say so beside the address, with all that was typed', async () => {
    const { wire } = await page()
    await press(screen, 'Thêm webhook')
    const form = await dialog('Thêm webhook')
    await user.click(form.getByRole('checkbox', { name: 'Đơn hàng: thêm mới' }))
    const address = form.getByRole<HTMLInputElement>('textbox', { name: /^Địa chỉ nhận/ })
    await user.type(address, 'ftp://website.vn')
    await press(form, 'Thêm webhook')
    await form.findByText(/Địa chỉ phải bắt đầu bằng http/)
    expect(written(wire)).toEqual([])
    await user.clear(address)
    await user.type(address, url)
    wire.answer = (method, path) =>
      method === 'POST' && path === '/webhooks'
        ? Response.json(
            { message: 'Sai', code: 'invalid', errors: { url: ['Nơi này không nhận'] } },
            { status: 422 },
          )
        : undefined
    await press(form, 'Thêm webhook')
    await form.findByText('Nơi này không nhận')
    expect(address.getAttribute('aria-invalid')).toBe('true')
    expect(address.value).toBe(url)
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Đơn hàng: thêm mới' }).checked).toBe(true)
  })

  it('are changed as others left them: what is changed here is kept, the rest is theirs', async () => {
    const { id } = await made()
    await page()
    await press(screen, `Sửa ${url}`)
    const form = await dialog('Sửa webhook')
    await send('PATCH', `/webhooks/${id}`, { url: 'https://moi.vn/nep' })
    await user.click(form.getByRole('checkbox', { name: 'Đơn hàng: xóa' }))
    await press(form, 'Lưu')
    await form.findByText(/giờ là: https:\/\/moi.vn\/nep · đang bật/)
    await press(form, 'Lưu')
    await isShut()
    expect(await all()).toMatchObject([
      { url: 'https://moi.vn/nep', events: ['orders.created', 'orders.deleted', 'stock.low'] },
    ])
  })

  it('are switched off and on, get another secret, and are removed', async () => {
    await made()
    await page()
    const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: `Gửi tới ${url}` })
    await screen.findByText(url)
    await user.click(toggle())
    await screen.findByText('Đang tắt')
    await waitFor(() => expect(toggle().checked).toBe(false))
    await user.click(toggle())
    await screen.findByText('Chưa gửi lần nào')
    await press(screen, `Đổi khóa ký của ${url}`)
    await press(await dialog(`Đổi khóa ký của ${url}?`), 'Đổi khóa ký')
    const told = await dialog(`Khóa ký của ${url}`)
    expect(told.getByRole<HTMLTextAreaElement>('textbox', { name: 'Khóa ký' }).value).toMatch(/^whsec_/)
    await press(told, 'Đã cất khóa')
    await isShut()
    await press(screen, `Xóa ${url}`)
    await press(await dialog(`Xóa webhook ${url}?`), 'Xóa')
    await screen.findByText('Chưa có webhook nào')
    expect(await all()).toEqual([])
  })

  it('are only read by who may not change settings', async () => {
    const { id } = await made()
    await send('POST', `/webhooks/${id}/test`)
    const reader = await api().member('list-settings')
    const { router, wire } = await page(reader.token)
    await screen.findByText(url)
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('switch')).toBeNull()
    for (const name of [/^Thêm/, /^Gửi thử/, /^Sửa/, /^Đổi khóa/, /^Xóa/])
      expect(main.queryByRole('button', { name })).toBeNull()
    await router.navigate(`/settings/webhooks/${id}`)
    await user.click(await screen.findByText('Gửi thử', { selector: 'summary *' }))
    await screen.findByText('Nội dung gửi đi')
    expect(main.queryByRole('button', { name: /^Gửi/ })).toBeNull()
    expect(wire.refused).toEqual([])
  })
})

describe('deliveries', () => {
  it('are shown from a test on: what was sent and answered, why it failed, and one is sent again', async () => {
    const { id } = await made()
    const { place } = await page()
    next = { status: 500, answer: 'Hỏng rồi' }
    await press(screen, `Gửi thử tới ${url}`)
    await heading('Nhật ký gửi')
    worker.nudge()
    expect(place()).toBe(`/settings/webhooks/${id}`)
    const line = async (text: RegExp) =>
      waitFor(() => {
        const found = [...document.querySelectorAll('summary')].find((each) =>
          text.test(each.textContent ?? ''),
        )
        if (!found) throw new Error(`no delivery is ${text}`)
        return found
      })
    await user.click(await line(/Gửi thử.*Đang chờ.*500 · 12 ms · 1 lần thử/))
    await screen.findByText('Địa chỉ trả lời mã lỗi 500.')
    screen.getByText('Hỏng rồi')
    screen.getByText(/"type": "webhooks.test"/)
    screen.getByText(/Thử lại lúc/)
    next = {}
    await press(screen, /^Gửi lại: Gửi thử/)
    worker.nudge()
    await line(/Gửi thử.*Đã nhận.*200 · 12 ms · 1 lần thử/)
    // Endpoints of the tests before may still be told something.
    const ours = posted.filter(({ body }) => JSON.parse(body).data.id === id)
    expect(ours.length).toBeGreaterThan(1)
    expect(new Set(ours.map(({ body }) => body)).size).toBe(1)
    await user.click(screen.getByRole('tab', { name: 'Không gửi được' }))
    await screen.findByText('Không có lần gửi nào như vậy')
    expect(place()).toBe(`/settings/webhooks/${id}?state=failed`)
  })

  it('older than those that are shown are fetched when they are asked for', async () => {
    const { id } = await made({ is_active: true })
    for (let n = 0; n < 27; n++) await send('POST', `/webhooks/${id}/test`)
    await open(`/settings/webhooks/${id}`, { as: owner() })
    await waitFor(() => expect(document.querySelectorAll('summary')).toHaveLength(25))
    await press(screen, 'Xem cũ hơn')
    await waitFor(() => expect(document.querySelectorAll('summary')).toHaveLength(27))
    expect(screen.queryByRole('button', { name: 'Xem cũ hơn' })).toBeNull()
  })

  it('are none in a browser, where nothing can be sent: the sentence of the API stands alone', async () => {
    const { id } = await made()
    const { wire } = await open(`/settings/webhooks/${id}`, { as: owner() })
    const message = 'Ở đây không gửi được webhook: cơ sở này chạy trong trình duyệt'
    wire.answer = (method) =>
      method === 'POST' ? Response.json({ message, code: 'unavailable' }, { status: 503 }) : undefined
    await press(screen, `Gửi thử tới ${url}`)
    await screen.findByText(message)
  })

  it('of none, of an endpoint that is gone, or that cannot be read say so', async () => {
    const { id } = await made({ is_active: false })
    const { router, wire } = await open(`/settings/webhooks/${id}`, { as: owner() })
    await screen.findByText('Chưa gửi gì tới địa chỉ này')
    await press(screen, `Gửi thử tới ${url}`)
    await screen.findByText(/Webhook đang tắt, vui lòng bật trước/)
    await router.navigate('/settings/webhooks/123456')
    await heading('Webhook này không còn')
    wire.answer = (_method, path) =>
      path.includes('/deliveries')
        ? Response.json({ message: 'x', code: 'internal' }, { status: 500 })
        : undefined
    await router.navigate(`/settings/webhooks/${id}?state=waiting`)
    await screen.findByText(/Chưa tải được nhật ký gửi/)
  })
})
