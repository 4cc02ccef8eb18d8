import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const open = (path: string, as = owner()) => admin.open(path, { as })
const call = (method: string, path: string, body?: object) =>
  admin.api().call(method, path, { as: owner(), body })
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

async function aPostOf(more: object = {}) {
  const { id: type } = await aType(admin.api())
  const { body } = await call('POST', '/posts', aPost(type, more))
  const id: number = body.data.id
  return { type, id, path: `/posts/all-posts/${type}/${id}` }
}

async function aRedirect(source: string, more: object = {}) {
  const { body } = await call('POST', '/redirects', { source, destination: '/dich', code: 301, ...more })
  const id: number = body.data.id
  return { id, path: `/settings/redirect/${id}` }
}

/** The timeline of the open page, once somebody has asked for it. */
async function timeline() {
  await press('Xem lịch sử')
  return shownTimeline()
}
async function shownTimeline() {
  await waitFor(() => expect(document.querySelector('section ol > li')).toBeTruthy())
  const items = () => [...document.querySelectorAll<HTMLElement>('section ol > li')]
  return { items, text: (place: number) => items()[place]?.textContent?.replace(/\s+/g, ' ') ?? '' }
}
const sourceInput = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[name=source]')
    if (!found) throw new Error('the form is not there yet')
    return found
  })

describe('the timeline of a record', () => {
  it('takes the place of its button, with the focus, and says who changed what, field by field and in words, newest first; older ones when asked', async () => {
    const { id, path } = await aRedirect('/lan-0')
    for (let turn = 1; turn <= 20; turn++) await call('PATCH', `/redirects/${id}`, { source: `/lan-${turn}` })
    await call('PATCH', `/redirects/${id}`, { source: '/sau', code: 302 })
    await open(path)
    ;(await screen.findByRole('button', { name: 'Xem lịch sử' })).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Xem lịch sử' })).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Lịch sử'))
    expect(document.activeElement?.tagName).toBe('H2')
    const { items, text } = await shownTimeline()
    expect(items()).toHaveLength(20)
    expect(text(0)).toContain('đã sửa')
    expect(text(0)).toContain('Bản hiện tại')
    expect(text(0)).toMatch(/Địa chỉ cũTrước: \/lan-20.*Sau: \/sau/)
    expect(text(0)).toMatch(/LoạiTrước: Vĩnh viễn \(301\).*Sau: Tạm thời \(302\)/)
    await press('Xem cũ hơn')
    await waitFor(() => expect(items()).toHaveLength(22))
    expect(text(21)).toContain('đã thêm')
    expect(screen.queryByRole('button', { name: 'Xem cũ hơn' })).toBeNull()
  })

  it('calls what stands in a widget, in the own fields of a type and in data fields as its fields do, and shows a choice by its label', async () => {
    const text = (key: string, title: string) => ({ key, title, style: 'text' })
    const made = async (key: string, title: string) =>
      (
        await call('POST', '/widgets', {
          key,
          title,
          type: 'lich-su',
          settings: { fields: [text('slogan', title)] },
        })
      ).body.data.id
    // Another one has a field of the same key.
    await made('other', 'Câu khác')
    const id = await made('hello', 'Lời chào')
    await call('PATCH', `/widgets/${id}/value`, { value: { slogan: 'Xin chào' } })
    await call('PATCH', `/widgets/${id}`, {
      settings: { fields: [{ ...text('greeting', 'Câu chào'), was: 'slogan' }] },
    })
    await call('PATCH', `/widgets/${id}/value`, { value: { greeting: 'Chào bạn' } })
    await open(`/widgets/manager/${id}`)
    const { text: said } = await timeline()
    await waitFor(() => expect(said(0)).toMatch(/Câu chàoTrước: Xin chào.*Sau: Chào bạn/))
    // From before it was renamed.
    expect(said(2)).toMatch(/Câu chào.*Sau: Xin chào/)
    expect(said(2)).not.toContain('slogan')

    const { type, id: post, path } = await aPostOf()
    await call('PATCH', `/types/${type}`, { fields: [{ key: 'source', title: 'Nguồn bài' }] })
    await call('PATCH', `/posts/${post}`, { custom: { source: 'Báo Lâm Đồng' } })
    const group = { style: 'field', type_id: type, title: 'Thông số', slug: 'thong-so' }
    const { body } = await call('POST', '/groups', group)
    const data = [
      { value: 'a', label: 'Rang vừa' },
      { value: 'b', label: 'Rang đậm' },
    ]
    const field = { group_id: body.data.id, key: 'roast', title: 'Mức rang', style: 'selectbox', data }
    expect((await call('POST', '/fields', field)).status).toBe(201)
    await call('PATCH', `/posts/${post}`, { values: { roast: 'a' } })
    await call('PATCH', `/posts/${post}`, { values: { roast: 'b' } })
    await open(path)
    const own = await timeline()
    await waitFor(() => expect(own.text(0)).toMatch(/Mức rangTrước: Rang vừa.*Sau: Rang đậm/))
    expect(own.text(2)).toMatch(/Nguồn bài.*Sau: Báo Lâm Đồng/)
  })

  it('is read by who may only read the record, and restores nothing for them; what could not be loaded is tried again', async () => {
    const { id, path } = await aPostOf({ status: 'pending' })
    await call('PATCH', `/posts/${id}`, { status: 'published' })
    const reader = await admin.api().member('list-posts')
    const { wire } = await open(path, reader.token)
    wire.answer = (_method, address) =>
      address.startsWith('/history') ? new Response(null, { status: 502 }) : undefined
    await press('Xem lịch sử')
    const retry = await screen.findByRole('button', { name: 'Thử lại' })
    wire.answer = undefined
    await user.click(retry)
    const { text } = await shownTimeline()
    // People are named also for who may not list them.
    expect(text(0)).toContain('Sau: Quản trị viên')
    expect(screen.queryByRole('button', { name: /^Khôi phục/ })).toBeNull()
  })
})

describe('an older version', () => {
  it('leaves what was being typed in the form, and says so before', async () => {
    const { id, path } = await aRedirect('/ban-mot', { destination: '/dich-mot' })
    await call('PATCH', `/redirects/${id}`, { source: '/ban-hai', destination: '/dich-hai' })
    await open(path)
    const input = await sourceInput()
    fireEvent.change(input, { target: { value: '/dang-viet-do' } })
    const { items } = await timeline()
    await user.click(within(items()[1] as HTMLElement).getByRole('button', { name: /^Khôi phục bản này/ }))
    const question = await screen.findByRole('dialog')
    expect(within(question).getByRole('alert').textContent).toContain('Địa chỉ cũ')
    await user.click(within(question).getByRole('button', { name: 'Khôi phục' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Địa chỉ mới/).value).toBe('/dich-mot'),
    )
    expect(input.value).toBe('/dang-viet-do')
    await press('Lưu')
    await screen.findByText('Đã lưu chuyển hướng.')
    const { body } = await call('GET', `/redirects?search=id:${id}`)
    expect(body.data[0]).toMatchObject({ source: '/dang-viet-do', destination: '/dich-mot' })
  })
})

describe('a record that was deleted', () => {
  it('is put back from its own page; one that never was has no way back', async () => {
    const { wire, router } = await open('/settings/redirect/99999999')
    await heading('Chuyển hướng này không còn')
    await waitFor(() => expect(wire.answered.some(({ path }) => path.startsWith('/history'))).toBe(true))
    expect(screen.queryByRole('button', { name: 'Khôi phục' })).toBeNull()
    const { id, path } = await aRedirect('/bi-xoa')
    await call('DELETE', `/redirects/${id}`)
    await router.navigate(path)
    await screen.findByText(/đã xóa “\/bi-xoa”/)
    await heading('Chuyển hướng này không còn')
    await press('Khôi phục')
    await waitFor(async () => expect((await sourceInput()).value).toBe('/bi-xoa'))
  })
})

describe('the history of the house', () => {
  it('lists what happened, at most three lines of each, leads to the record, is filtered by action and person, and exported as any list is: what the filters leave, from its first row on', async () => {
    const { id, path } = await aPostOf({ title: 'Bài trong nhà' })
    await call('PATCH', `/posts/${id}`, { title: 'Bài trong nhà, sửa' })
    const many = await aPostOf({ title: 'Nhiều chỗ', description: 'Một', status: 'draft' })
    await call('PATCH', `/posts/${many.id}`, {
      title: 'Nhiều chỗ đã đổi',
      slug: `nhieu-cho-${many.id}`,
      description: 'Hai',
      status: 'hidden',
    })
    const { id: me } = admin.api().owner
    const { body } = await call('GET', `/users/${me}`)
    URL.createObjectURL = () => 'blob:saved'
    const { place, wire } = await open('/history')
    await heading('Lịch sử')
    await screen.findByRole('link', { name: 'Bài trong nhà, sửa' })
    const rows = () => [...document.querySelectorAll('tbody tr')]
    const texts = () => rows().map(({ textContent }) => textContent ?? '')
    expect(texts()).toContainEqual(
      expect.stringMatching(/Sửa · Bài viết.*Tiêu đề.*Bài trong nhà.*Bài trong nhà, sửa/),
    )
    expect(texts()).toContainEqual(expect.stringContaining('Thêm mới · Bài viết'))
    const row = rows().find(({ textContent }) => /Sửa.*Nhiều chỗ đã đổi/.test(textContent ?? ''))
    expect(row?.querySelectorAll('ins')).toHaveLength(2)
    expect(row?.textContent).toContain('và 2 chỗ khác')
    expect(screen.getByRole('table', { name: 'Lịch sử' })).toBeTruthy()
    await press('Hành động')
    await user.click(await screen.findByRole('option', { name: 'Sửa' }))
    await waitFor(() => expect(decodeURIComponent(place())).toContain('"action":"update"'))
    await waitFor(() => expect(texts().filter((text) => text.includes('Thêm mới ·'))).toEqual([]))
    await press('Xuất tệp')
    const dialog = within(await screen.findByRole('dialog', { name: 'Xuất ra tệp' }))
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Lý do' }))
    fireEvent.click(dialog.getByRole('button', { name: /^Xuất / }))
    await screen.findByText(/^Đã xuất \d+ dòng/)
    const asked = wire.sent.map(({ path }) => decodeURIComponent(path))
    expect(asked.filter((path) => path.startsWith('/history/export'))).toEqual([
      expect.stringMatching(
        /format=csv&columns=at,actor,action,entity,record_id,title,changes&.*action=update/,
      ),
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Người thực hiện')
    await user.click(await screen.findByRole('option', { name: body.data.name }))
    await waitFor(() => expect(decodeURIComponent(place())).toContain(`"actor":${me}`))
    await user.click(await screen.findByRole('link', { name: 'Bài trong nhà, sửa' }))
    const record = await screen.findByRole('link', { name: 'Mở bài viết' })
    expect(record.getAttribute('href')).toBe(path)
  })
})
