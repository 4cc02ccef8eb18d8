import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { allPermissions, type Permission } from '../../src/domain/permissions'
import { aPost, aType } from '../support/content'
import { shopOf } from '../support/money'
import { hold, withAdmin, written } from './harness'

const { api, open } = withAdmin()
const shop = shopOf(api)
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token

const send = async (method: string, path: string, body?: object, as = owner()) => {
  const answer = await api().call(method, path, { as, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body?.data
}
const propose = async (
  method: string,
  path: string,
  body: object | undefined,
  { as = owner(), permissions = allPermissions, reason = '' } = {},
) => {
  const input = { name: 'Trợ lý', permissions: [...permissions] as Permission[], proposes: true }
  const { secret, id } = await send('POST', '/keys', input, as)
  const headers: Record<string, string> = reason ? { Reason: encodeURIComponent(reason) } : {}
  const answer = await api().call(method, path, { as: secret, body, headers })
  expect(answer.status, JSON.stringify(answer.body)).toBe(202)
  await send('DELETE', `/keys/${id}`, undefined, as)
  return answer.body.data
}
const rowOf = async (path: string, id: number) => (await send('GET', `${path}?search=id:${id}`))[0]
const statusOf = async (id: number) => {
  const rows = await rowsOf<{ status: string }>(api().db, sql`select status from proposals where id = ${id}`)
  return rows[0]?.status
}

let typeId = 0
const article = async (more: object = {}) => {
  typeId ||= (await aType(api())).id
  return send('POST', '/posts', aPost(typeId, more))
}

const page = (id?: number, as = owner()) =>
  open(`/inbox?kind=proposals${id === undefined ? '' : `&open=${id}`}`, { as })
const pane = async (name: string) => within(await screen.findByRole('region', { name }))
const press = async (place: Pick<typeof screen, 'findByRole'>, name: string | RegExp) =>
  user.click(await place.findByRole('button', { name }))
const undo = () => press(screen, 'Hoàn tác')
const isEmpty = () => screen.findByText('Không có đề xuất nào đang chờ')

beforeEach(() => api().db.execute(sql`delete from proposals`))

describe('proposals', () => {
  it('are told with their reason and differences, and accepted; one undo lets them wait again', async () => {
    const post = await article({ title: 'Tên cũ' })
    const { id } = await propose(
      'PATCH',
      `/posts/${post.id}`,
      { title: 'Tên mới' },
      { reason: 'Rõ nghĩa hơn' },
    )
    const { wire } = await page()
    await screen.findByRole('tab', { name: 'Đề xuất (1)' })
    // Messages are asked for their numbers alone.
    expect(wire.sent.filter(({ path }) => path.startsWith('/inbox') && !path.includes('limit=4'))).toEqual([])
    await screen.findByText(/^Sửa bài viết/)
    await user.click(screen.getByRole('link', { name: 'Tên cũ' }))
    const shown = await pane('Tên cũ')
    shown.getByText('Rõ nghĩa hơn')
    shown.getByText(/Khóa “Trợ lý”, thay Quản trị viên/)
    const [before, after] = ['Trước: Tên cũ', 'Sau: Tên mới']
    const texts = [...document.querySelectorAll('section :is(del, ins)')].map(
      ({ textContent }) => textContent,
    )
    expect(texts).toEqual([before, after])
    await press(shown, 'Chấp nhận')
    await isEmpty()
    expect(await rowOf('/posts', post.id)).toMatchObject({ title: 'Tên mới' })
    await undo()
    await screen.findByRole('link', { name: 'Tên cũ' })
    expect(await rowOf('/posts', post.id)).toMatchObject({ title: 'Tên cũ' })
    expect(await statusOf(id)).toBe('waiting')
  })

  it('are decided by keyboard, the next one after the other', async () => {
    const names = ['Bài một', 'Bài hai', 'Bài ba']
    for (const title of names) {
      const { id } = await article({ title })
      await propose('PATCH', `/posts/${id}`, { description: `Về ${title}` })
    }
    await page()
    const first = await screen.findByRole('link', { name: 'Bài ba' })
    act(() => first.focus())
    await user.keyboard('e')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Bài hai'))
    await user.click(screen.getByRole('link', { name: 'Bài hai' }))
    await pane('Bài hai')
    await user.keyboard('e')
    await pane('Bài một')
    await user.keyboard('e')
    await isEmpty()
  })

  it('of a new record show its fields, and go into its form to be changed', async () => {
    await article()
    const { id } = await propose('POST', '/posts', aPost(typeId, { title: 'Bài mới', status: 'draft' }))
    const { place } = await page(id)
    const shown = await pane('Bài mới')
    shown.getByText('Thêm bài viết')
    shown.getByText(/Xin chào/)
    await press(shown, 'Sửa trước khi lưu')
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Tiêu đề/ })
    await waitFor(() => expect(title.value).toBe('Bài mới'))
    expect(place()).toBe(`/posts/add-new-post/${typeId}`)
    await screen.findByText(/^Đã khôi phục/)
    expect(await statusOf(id)).toBe('changed')
  })

  it('of a record that was edited since are refused, and merged in its form', async () => {
    const post = await article({ title: 'Tên cũ' })
    const { id } = await propose('PATCH', `/posts/${post.id}`, { title: 'Tên đề xuất' })
    await send('PATCH', `/posts/${post.id}`, { title: 'Tên của Lan', description: 'Mô tả của Lan' })
    await page(id)
    const shown = await pane('Tên cũ')
    await press(shown, 'Chấp nhận')
    await shown.findByText(/Nội dung đã được sửa từ khi có đề xuất\./)
    expect(await statusOf(id)).toBe('waiting')
    await press(shown, 'Sửa trước khi lưu')
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Tiêu đề/ })
    await waitFor(() => expect(title.value).toBe('Tên đề xuất'))
    await press(screen, 'Lưu')
    const dialog = within(await screen.findByRole('dialog', { name: 'Có người vừa sửa nội dung này' }))
    dialog.getByRole('radio', { name: /Bản vừa lưu/ })
    await press(dialog, 'Lưu bản đã chọn')
    await screen.findByText('Đã lưu bài viết.')
    expect(await rowOf('/posts', post.id)).toMatchObject({
      title: 'Tên đề xuất',
      description: 'Mô tả của Lan',
    })
  })

  it('do not replace what somebody has typed into the form', async () => {
    const post = await article({ title: 'Tên cũ' })
    const { id } = await propose('PATCH', `/posts/${post.id}`, { title: 'Tên đề xuất' })
    const path = `/posts/all-posts/${typeId}/${post.id}`
    // As the form keeps it while somebody types.
    const typed = { values: { title: 'Của tôi' }, base: { version: 1 }, savedAt: Date.now() }
    sessionStorage.setItem(`draft:${api().owner.id}:${path}`, JSON.stringify(typed))
    await page(id)
    const shown = await pane('Tên cũ')
    await press(shown, 'Sửa trước khi lưu')
    const way = await shown.findByRole('link', { name: 'Mở biểu mẫu' })
    expect(way.getAttribute('href')).toBe(path)
    expect(await statusOf(id)).toBe('waiting')
  })

  it('of a reply are read under what they answer, and accepted in other words', async () => {
    const post = await article()
    const reader = await api().member()
    const asked = await send(
      'POST',
      '/comments/user',
      { post_id: post.id, message: 'Bao giờ có hàng?' },
      reader.token,
    )
    const { id } = await propose('POST', '/comments', { comment_id: asked.id, message: 'Tuần sau ạ.' })
    const { wire } = await page(id)
    const [region] = await screen.findAllByRole('region')
    const shown = within(region as HTMLElement)
    await shown.findByText('Bao giờ có hàng?')
    const text = shown.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nội dung trả lời' })
    expect(text.value).toBe('Tuần sau ạ.')
    expect(shown.queryByRole('button', { name: 'Sửa trước khi lưu' })).toBeNull()
    await user.clear(text)
    expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Chấp nhận' }).disabled).toBe(true)
    await user.type(text, 'Thứ hai ạ.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await isEmpty()
    expect(written(wire)).toEqual([{ changes: { message: 'Thứ hai ạ.' } }])
  })

  it('of ten prices are accepted without some of them, and undone as one', async () => {
    const ids: number[] = []
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) ids.push(await shop.product(at * 10_000))
    const change = { name: 'reprice', asked: { by: 'percent', value: 10 } }
    const { id } = await propose('POST', '/posts/bulk', { action: 'update', ids, change })
    await page(id)
    const [region] = await screen.findAllByRole('region')
    const shown = within(region as HTMLElement)
    const rows = within(await shown.findByRole('list', { name: 'Các mục được thay đổi' })).getAllByRole(
      'listitem',
    )
    expect(rows).toHaveLength(10)
    expect(rows[0]?.textContent).toMatch(/10\.000.*11\.000/)
    expect(shown.queryByRole('button', { name: 'Sửa trước khi lưu' })).toBeNull()
    await user.click(within(rows[9] as HTMLElement).getByRole('checkbox'))
    shown.getByText('Áp dụng cho 9/10 mục')
    await press(shown, 'Chấp nhận')
    await isEmpty()
    const prices = async () => Promise.all(ids.map(async (each) => (await rowOf('/posts', each)).price))
    expect((await prices()).slice(-2)).toEqual([99_000, 100_000])
    await undo()
    await screen.findByRole('list', { name: 'Đề xuất đang chờ' })
    expect((await prices()).slice(-2)).toEqual([90_000, 100_000])
  })

  it('that are chosen are accepted or discarded together, and taken back together', async () => {
    const posts = [await article({ title: 'Bài một' }), await article({ title: 'Bài hai' })]
    for (const { id } of posts) await propose('PATCH', `/posts/${id}`, { description: 'Mới' })
    await page()
    const choose = async () => {
      for (const name of ['Bài một', 'Bài hai'])
        await user.click(await screen.findByRole('checkbox', { name: `Chọn đề xuất “${name}”` }))
      await screen.findByText('Đã chọn 2 mục')
    }
    await choose()
    await press(screen, 'Từ chối')
    await isEmpty()
    await screen.findByText('Đã từ chối 2 đề xuất.')
    await undo()
    for (const name of ['Bài một', 'Bài hai']) await screen.findByRole('link', { name })
    const texts = async () =>
      Promise.all(posts.map(async ({ id }) => (await rowOf('/posts', id)).description))
    expect(await texts()).toEqual(['', ''])
    await press(within(screen.getByRole('toolbar')), 'Chấp nhận')
    await isEmpty()
    expect(await texts()).toEqual(['Mới', 'Mới'])
    // The message of the first one may stand there still, with its button.
    await screen.findByText('Đã chấp nhận 2 đề xuất.')
    await undo()
    await screen.findByRole('link', { name: 'Bài một' })
    expect(await texts()).toEqual(['', ''])
  })

  it('that were decided elsewhere say so, and leave', async () => {
    const post = await article({ title: 'Tên cũ' })
    const { id } = await propose('PATCH', `/posts/${post.id}`, { title: 'Tên mới' })
    await page(id)
    const shown = await pane('Tên cũ')
    await send('PATCH', `/proposals/${id}`, { status: 'discarded' })
    await press(shown, 'Chấp nhận')
    await screen.findByText('Đề xuất này đã được quyết định ở nơi khác.')
    await isEmpty()
  })

  it('that come are told while others are looked at, in the menu as well', async () => {
    const [one, other] = [await article({ title: 'Bài một' }), await article({ title: 'Bài hai' })]
    await propose('PATCH', `/posts/${one.id}`, { title: 'Tên mới' })
    const { wire } = await open('/inbox?kind=proposals', { as: owner(), isLive: true })
    await screen.findByRole('link', { name: 'Bài một' })
    await waitFor(() => expect(wire.sent.some(({ path }) => path.startsWith('/live'))).toBe(true))
    await propose('PATCH', `/posts/${other.id}`, { title: 'Tên mới' })
    await press(screen, /· Hiện$/)
    await screen.findByRole('link', { name: 'Bài hai' })
    const menu = within(screen.getByRole('navigation', { name: 'Menu chính' }))
    await waitFor(() => expect(menu.getByRole('link', { name: 'Hộp thư' }).dataset.count).toBe('2'))
  })

  it('that were discarded are found among the decided, and put back', async () => {
    const post = await article({ title: 'Tên cũ' })
    const { id } = await propose('PATCH', `/posts/${post.id}`, { title: 'Tên mới' }, { reason: 'Rõ hơn' })
    await send('PATCH', `/proposals/${id}`, { status: 'discarded' })
    const { place, wire } = await page()
    await isEmpty()
    await press(screen, 'Đã xử lý')
    expect(place()).toBe('/inbox?kind=proposals&decided=1')
    const list = within(await screen.findByRole('list', { name: 'Đề xuất đã xử lý' }))
    list.getByText('Đã từ chối')
    expect(list.queryByRole('checkbox')).toBeNull()
    await user.click(list.getByRole('link', { name: 'Tên cũ' }))
    const shown = await pane('Tên cũ')
    shown.getByText('Rõ hơn')
    await press(shown, 'Đưa lại hộp thư')
    await screen.findByText('Chưa có đề xuất nào đã xử lý')
    expect(await statusOf(id)).toBe('waiting')
    await undo()
    await screen.findByRole('link', { name: 'Tên cũ' })
    expect(await statusOf(id)).toBe('discarded')
    await user.click(screen.getByRole('link', { name: 'Tên cũ' }))
    // Who goes elsewhere before the answer stays there.
    const arrive = hold(wire, 'PATCH')
    await press(await pane('Tên cũ'), 'Đưa lại hộp thư')
    await press(screen, 'Đang chờ')
    await isEmpty()
    arrive()
    await screen.findByRole('checkbox', { name: 'Chọn đề xuất “Tên cũ”' })
    expect(place()).toBe('/inbox?kind=proposals')
  })

  it('that were accepted are shown to be read, with the way to their record', async () => {
    const post = await article({ title: 'Tên cũ' })
    const { id } = await propose('PATCH', `/posts/${post.id}`, { title: 'Tên mới' }, { reason: 'Rõ hơn' })
    await send('POST', `/proposals/${id}/accept`, {})
    await open(`/inbox?kind=proposals&decided=1&open=${id}`, { as: owner() })
    const shown = await pane('Tên cũ')
    shown.getByText('Đã chấp nhận')
    shown.getByText('Rõ hơn')
    shown.getByText(/Khóa “Trợ lý”, thay Quản trị viên/)
    shown.getByText((_text, element) => element?.textContent === 'Sau: Tên mới')
    for (const name of ['Chấp nhận', 'Từ chối', 'Sửa trước khi lưu', 'Đưa lại hộp thư'])
      expect(shown.queryByRole('button', { name })).toBeNull()
    const way = await shown.findByRole('link', { name: 'Mở bài viết' })
    expect(way.getAttribute('href')).toBe(`/posts/all-posts/${typeId}/${post.id}`)
  })

  it('of a deletion say so', async () => {
    const post = await article({ title: 'Bài thừa' })
    const { id } = await propose('DELETE', `/posts/${post.id}`, undefined)
    await page(id)
    const shown = await pane('Bài thừa')
    shown.getByText('Xóa bài viết')
    shown.getByText('Nội dung sẽ được chuyển vào thùng rác.')
    expect(shown.queryByRole('button', { name: 'Sửa trước khi lưu' })).toBeNull()
  })
})

describe('who may only write posts', () => {
  const rights: Permission[] = ['list-posts', 'update-posts']

  it('lands on what is proposed to them, and is asked nothing that they may not read', async () => {
    const { token } = await api().member(...rights)
    const post = await article({ title: 'Của ban biên tập' })
    await propose('PATCH', `/posts/${post.id}`, { title: 'Khác' }, { as: token, permissions: rights })
    const { wire } = await open('/inbox', { as: token })
    await screen.findByRole('link', { name: 'Của ban biên tập' })
    expect(screen.queryByRole('tab')).toBeNull()
    expect(wire.refused).toEqual([])
    expect(wire.sent.filter(({ path }) => path.startsWith('/inbox'))).toEqual([])
  })

  it('comes from their keys, whose line and history name them', async () => {
    const { token } = await api().member(...rights)
    await open('/profile/keys', { as: token })
    await press(screen, 'Tạo khóa')
    const form = within(await screen.findByRole('dialog', { name: 'Tạo khóa API' }))
    await user.type(form.getByRole('textbox', { name: /^Tên khóa/ }), 'Trợ lý')
    await user.click(form.getByRole('checkbox', { name: 'Sửa bài viết' }))
    await user.click(form.getByRole('switch', { name: 'Chỉ đề xuất' }))
    await press(form, 'Tạo khóa')
    const told = within(await screen.findByRole('dialog', { name: 'Khóa “Trợ lý”' }))
    const { value: secret } = told.getByRole<HTMLTextAreaElement>('textbox', { name: 'Khóa' })
    await press(told, 'Đã cất khóa')
    await screen.findByText('Chỉ đề xuất')
    const post = await article({ title: 'Tên cũ' })
    const answer = await api().call('PATCH', `/posts/${post.id}`, { as: secret, body: { title: 'Tên mới' } })
    expect(answer.status).toBe(202)
    await open('/profile/keys', { as: token })
    await user.click(await screen.findByRole('link', { name: '1 đề xuất đang chờ bạn' }))
    await user.click(await screen.findByRole('button', { name: 'Chấp nhận đề xuất “Tên cũ”' }))
    await isEmpty()
    await open(`/history?filter=${encodeURIComponent(JSON.stringify({ entity: 'posts', id: post.id }))}`, {
      as: owner(),
    })
    await screen.findByText(/theo đề xuất của khóa “Trợ lý”/)
  })
})
