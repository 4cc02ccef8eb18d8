import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { withAdmin, written } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const call = (method: string, path: string, body?: object) => api().call(method, path, { as: owner(), body })
const made = async (more: object): Promise<number> => (await call('POST', '/feedback', more)).body.data.id
/** The number beside the entry of the menu, which its stylesheet draws. */
const waiting = async (count: string | undefined) => {
  const menu = within(await screen.findByRole('navigation', { name: 'Menu chính' }))
  const entry = await menu.findByRole('link', { name: 'Phản hồi' })
  await waitFor(() => expect(entry.dataset.count).toBe(count))
}
const rowOf = (name: string) => screen.queryByText(name, { selector: 'tbody a' })?.closest('tr')
const row = (name: string) =>
  waitFor(() => {
    const found = rowOf(name)
    if (!found) throw new Error(`no row of ${name}`)
    return found
  })

let lan = 0
beforeAll(async () => {
  lan = await made({
    name: 'Chị Lan',
    type: 'Khiếu nại',
    phone: '0987305512',
    email: 'lan@example.vn',
    content: 'Túi bị rách',
  })
  await made({ name: 'Anh Tú', type: 'Đặt hàng' })
})

describe('feedback', () => {
  it('waits in the menu and on the dashboard, for who may answer it', async () => {
    await open('/', { as: owner() })
    await waiting('2')
    const panel = within(await screen.findByRole('region', { name: 'Đang chờ trả lời' }))
    const links = panel.getAllByRole('link', { name: /Chị Lan|Anh Tú/ })
    expect(links.map((link) => link.getAttribute('href'))).toContain(`/inbox?open=feedback-${lan}`)

    const { wire } = await open('/', { as: (await api().member('list-feedback', 'list-posts')).token })
    await screen.findByRole('link', { name: 'Phản hồi' })
    expect(screen.queryByRole('region', { name: 'Đang chờ trả lời' })).toBeNull()
    expect(wire.sent.filter(({ path }) => /^.(feedback|inbox)/.test(path))).toEqual([])
  })

  it('is ticked off in its row: it leaves those that wait, all numbers follow, and it can be undone', async () => {
    await open(`/feedback/manager?filter=${encodeURIComponent('{"status":"none"}')}`, { as: owner() })
    const button = within(await row('Anh Tú')).getByRole('button', { name: 'Đánh dấu đã liên hệ Anh Tú' })
    await waiting('2')
    await user.click(button)
    await waitFor(() => expect(rowOf('Anh Tú')).toBeUndefined())
    expect(screen.getByRole('tab', { name: 'Đã liên hệ (1)' })).toBeTruthy()
    await waiting('1')
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await row('Anh Tú')
  })

  it('is read with ways to answer, and keeps notes on what was answered; is ticked off although a note has come since it was read', async () => {
    const { wire } = await open(`/feedback/manager/${lan}`, { as: owner() })
    expect((await screen.findByRole('link', { name: '0987 305 512' })).getAttribute('href')).toBe(
      'tel:0987305512',
    )
    expect(screen.getByRole('link', { name: 'lan@example.vn' }).getAttribute('href')).toBe(
      'mailto:lan@example.vn',
    )
    // Somebody else has changed it meanwhile: a note is added all the same.
    await call('PATCH', `/feedback/${lan}`, { address: 'Hà Nội' })
    await user.type(screen.getByRole('textbox', { name: 'Viết ghi chú' }), 'Đã gửi hộp mới')
    await user.click(screen.getByRole('button', { name: 'Gửi' }))
    await screen.findByText('Đã gửi hộp mới')
    expect(written(wire)).toEqual([{ note: 'Đã gửi hộp mới' }])
    await screen.findByText('Hà Nội')
    await waiting('2')
    // The history has its words, and none of its bookkeeping.
    await user.click(await screen.findByRole('button', { name: 'Xem lịch sử' }))
    const past = within(await screen.findByRole('region', { name: 'Lịch sử' }))
    expect((await past.findByText(/Đã gửi hộp mới/)).textContent).toBe('Sau: Đã gửi hộp mới')
    await call('PATCH', `/feedback/${lan}`, { note: 'Máy bận' })
    await user.click(screen.getByRole('button', { name: 'Đã liên hệ' }))
    await screen.findByRole('button', { name: 'Mở lại' })
    expect(written(wire).slice(1)).toEqual([{ status: 'done' }, { status: 'done' }])
    expect((await call('GET', `/feedback?search=id:${lan}`)).body.data[0]).toMatchObject({
      status: 'done',
      notes: [{ text: 'Đã gửi hộp mới' }, { text: 'Máy bận' }],
    })
  })

  it('opens beside its list, where one after the other is read, noted on and ticked off', async () => {
    const { place, wire } = await open('/feedback/manager', { as: owner() })
    const name = await screen.findByRole('link', { name: 'Anh Tú' })
    await user.click(name)
    const pane = within(await screen.findByRole('region', { name: 'Anh Tú' }))
    expect(place()).toMatch(/^\/feedback\/manager\?.*open=\d+$/)
    await user.type(await pane.findByRole('textbox', { name: 'Viết ghi chú' }), 'Đã gọi')
    await user.click(pane.getByRole('button', { name: 'Gửi' }))
    await pane.findByText('Đã gọi', { ignore: 'textarea' })
    await user.click(pane.getByRole('button', { name: 'Đã liên hệ' }))
    await pane.findByRole('button', { name: 'Mở lại' })
    expect(written(wire)).toEqual([{ note: 'Đã gọi' }, { status: 'done' }])
    await user.click(pane.getByRole('button', { name: 'Mở lại' }))
    await pane.findByRole('button', { name: 'Đã liên hệ' })
    await user.keyboard('j')
    const next = within(await screen.findByRole('region', { name: 'Chị Lan' }))
    await next.findByText('Túi bị rách')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chị Lan' })).toBeNull())
  })

  it('is only read by who may only list it, with the types that were sent as a filter', async () => {
    const { token } = await api().member('list-feedback')
    const { router } = await open(`/feedback/manager/${lan}`, { as: token })
    await screen.findByText('Túi bị rách')
    expect(screen.queryByRole('textbox', { name: 'Viết ghi chú' })).toBeNull()
    expect(screen.queryByRole('button', { name: /liên hệ|Mở lại/ })).toBeNull()
    await router.navigate('/feedback/manager')
    await row('Chị Lan')
    expect(screen.queryByRole('button', { name: /Đánh dấu|Mở lại/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Thùng rác' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Bộ lọc' }))
    await user.click(screen.getByRole('button', { name: /^Chủ đề/ }))
    await user.click(await screen.findByRole('option', { name: 'Khiếu nại' }))
    await waitFor(() => expect(rowOf('Anh Tú')).toBeUndefined())
    await row('Chị Lan')
  })
})
