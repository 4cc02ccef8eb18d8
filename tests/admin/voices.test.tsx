import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { hold, withAdmin, written } from './harness'

const { api, open } = withAdmin()
const owner = () => ({ as: api().owner.token })
let postId = 0
let reader = { id: 0, token: '' }

const call = async (path: string, body: object, as = api().owner.token) =>
  (await api().call('POST', path, { as, body })).body.data
const asks = (message: string, comment_id?: number) =>
  call('/comments/user', { message, ...(comment_id ? { comment_id } : { post_id: postId }) }, reader.token)
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const press = (keys: string) => userEvent.keyboard(keys)
const link = (name: string | RegExp) => screen.findByRole('link', { name })
const row = async (text: string) =>
  (await screen.findByText(text, { selector: 'tbody *' })).closest('tr') as HTMLElement

beforeAll(async () => {
  postId = (await call('/posts', aPost((await aType(api())).id, { title: 'Phin Nhà' }))).id
  reader = await api().member()
  await api().db.execute(sql`update users set name = 'Chị Lan' where id = ${reader.id}`)
})

const moderate = (value: string) =>
  api().db.execute(sql`update settings set value = ${value} where key = 'moderation'`)

beforeEach(async () => {
  await moderate('none')
  await api().db.transaction(async (tx) => {
    // Before all that a test deletes.
    await tx.execute(sql`select set_config('nep.at', '2026-11-01', true)`)
    for (const table of ['comments', 'ratings', 'feedback', 'attempts', 'visits'])
      await tx.execute(sql.raw(`delete from ${table}`))
  })
})

describe('comments', () => {
  it('stand in threads, as plain text, and a reply appears right after what it answers', async () => {
    const question = await asks('Còn hàng không?')
    await asks('<b>Rẻ</b> https://vay-nhanh.example')
    const { wire } = await open('/comment/manager', owner())
    // Markup stands there as it was typed, and no address becomes a link.
    const [text] = await screen.findAllByText('<b>Rẻ</b> https://vay-nhanh.example')
    expect(text?.querySelector('b, a')).toBeNull()
    expect(screen.queryByRole('link', { name: /vay-nhanh/ })).toBeNull()
    const asked = within(await row('Còn hàng không?')).getByRole('link', { name: 'Chị Lan' })
    await user.click(asked)
    const thread = within(await screen.findByRole('group', { name: 'Chuỗi bình luận' }))
    await user.type(await thread.findByRole('textbox', { name: 'Trả lời Chị Lan' }), 'Còn ạ')
    await press('{Control>}{Enter}{/Control}')
    await thread.findByText('Còn ạ')
    const list = within(screen.getByRole('table'))
    await waitFor(() => {
      const rows = list.getAllByRole('row').map(({ textContent }) => textContent ?? '')
      const at = rows.findIndex((text) => text.includes('Còn hàng không?'))
      expect(rows[at + 1]).toContain('Còn ạ')
    })
    expect(written(wire)).toContainEqual({ message: 'Còn ạ', comment_id: question.id })
    // The question is answered.
    await screen.findByRole('tab', { name: 'Chờ trả lời (1)' })
  })

  it('are edited in place, and deleted with their replies, which the question counts', async () => {
    const question = await asks('Còn hàng không?')
    await call('/comments', { message: 'Còn', comment_id: question.id })
    await open(`/comment/manager/${question.id}`, owner())
    await user.click(await screen.findByRole('button', { name: 'Sửa bình luận của Quản trị viên' }))
    const box = await screen.findByRole('textbox', { name: 'Sửa bình luận của Quản trị viên' })
    await user.type(box, ' nhiều ạ')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Còn nhiều ạ')
    await user.click(screen.getByRole('button', { name: 'Xóa bình luận của Chị Lan' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/^1 trả lời bên dưới cũng bị xóa theo/)
    await user.click(dialog.getByRole('button', { name: 'Xóa' }))
    await screen.findByText('Đã xóa bình luận.')
  })

  it('that are new since the last visit are marked, for this person', async () => {
    const { wire } = await open('/comment/manager', owner())
    await screen.findByText('Chưa có bình luận nào')
    await waitFor(() => expect(wire.answered.map(({ path }) => path)).toContain('/comments/visit'))
    await asks('Vừa viết')
    await open('/comment/manager', owner())
    await screen.findByText('1 bình luận mới từ lần xem trước')
    within(await row('Vừa viết')).getByText('Mới')
  })

  it('of a long thread are shown as far as anybody reads, with what is answered, and all of them when asked', async () => {
    const { id: root } = await asks('Hỏi chung')
    await api().db.execute(sql`insert into comments (comment_id, user_id, post_id, message)
      select ${root}, ${reader.id}, ${postId}, 'Lời thứ ' || n from generate_series(1, 130) n`)
    const { id } = await asks('Lời cuối', root)
    await open(`/comment/manager/${id}`, owner())
    const thread = within(await screen.findByRole('group', { name: 'Chuỗi bình luận' }))
    await thread.findByText('Lời cuối')
    thread.getByText(/^Còn 82 trả lời chưa hiện\./)
    expect(thread.queryByText('Lời thứ 130')).toBeNull()
    await user.click(thread.getByRole('button', { name: 'Xem thêm' }))
    await thread.findByText('Lời thứ 130')
    expect(thread.getAllByText('Lời cuối')).toHaveLength(1)
    expect(thread.queryByText(/chưa hiện/)).toBeNull()
  })

  it('are only read by who may only list them', async () => {
    const { id } = await asks('Còn hàng không?')
    const { token } = await api().member('list-comments')
    await open(`/comment/manager/${id}`, { as: token })
    await screen.findAllByText('Còn hàng không?')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Trả lời|Sửa|Xóa|Xong/ })).toBeNull()
  })
})

describe('what is held', () => {
  it('is marked in the lists, found by a filter, shown by who may change it, and hidden again', async () => {
    await moderate('all')
    await asks('Đợi duyệt')
    await call('/comments', { post_id: postId, message: 'Của nhà' })
    await open('/comment/manager', owner())
    within(await row('Đợi duyệt')).getByText('Đang giữ')
    expect(within(await row('Của nhà')).queryByText('Đang giữ')).toBeNull()
    await open(`/comment/manager?filter=${encodeURIComponent('{"is_shown":false}')}`, owner())
    await row('Đợi duyệt')
    expect(screen.queryByText('Của nhà')).toBeNull()
    await open('/comment/manager', owner())
    await user.click(within(await row('Đợi duyệt')).getByRole('link', { name: 'Chị Lan' }))
    const thread = within(await screen.findByRole('group', { name: 'Chuỗi bình luận' }))
    await user.click(await thread.findByRole('button', { name: 'Cho hiện bình luận của Chị Lan' }))
    await screen.findByText('Đã cho hiện bình luận của Chị Lan.')
    await user.click(await thread.findByRole('button', { name: 'Ẩn bình luận của Chị Lan' }))
    await thread.findByText('Đang giữ')
    await user.click(thread.getByRole('button', { name: 'Bỏ tin của Chị Lan vì là tin rác' }))
    await screen.findByText('Đã bỏ vào thùng rác vì là tin rác.')
    await user.click(screen.getByRole('button', { name: 'Thùng rác' }))
    const trash = within(await screen.findByRole('dialog', { name: /^Thùng rác/ }))
    await trash.findByText(/Lý do: tin rác/)
  })
})

describe('ratings', () => {
  it('are summed up under the filters, with stars that are said in words', async () => {
    for (const score of [5, 5, 2]) await call('/ratings', { post_id: postId, score, content: 'Giao chậm' })
    await open('/rating/manager', owner())
    const summary = within(await screen.findByRole('region', { name: 'Tổng hợp đánh giá' }))
    summary.getByText('4,0')
    expect(summary.getByRole('row', { name: '5 sao 67% 2' })).toBeTruthy()
    const stars = await screen.findByRole('img', { name: '2 trên 5 sao' })
    expect(stars.closest('tr')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: '2 sao (1)' }))
    await summary.findByText('2,0')
  })
})

describe('the inbox', () => {
  const fill = async () => {
    await asks('Còn hàng không?')
    await call('/ratings', { post_id: postId, score: 1, content: 'Vỡ túi', author_name: 'Anh Tú' })
    await call('/feedback', { name: 'Cô Hòa', content: 'Gọi lại nhé' })
    // One after the other, the comment first.
    await api().db.execute(sql`update comments set created_at = now()`)
    await api().db.execute(sql`update ratings set created_at = now() - interval '1 hour'`)
    await api().db.execute(sql`update feedback set created_at = now() - interval '2 hours'`)
  }
  const waiting = (count: number) => screen.findByRole('tab', { name: `Tất cả (${count})` })

  it('leaves whoever goes to another tab before an answer has come where they are', async () => {
    await fill()
    const { wire, place } = await open('/inbox', owner())
    await user.click(await link('Chị Lan'))
    const pane = within(await screen.findByRole('region', { name: 'Chị Lan' }))
    const arrive = hold(wire, 'PUT')
    await user.click(await pane.findByRole('button', { name: 'Xong' }))
    const ratings = screen.getByRole('tab', { name: 'Đánh giá (1)' })
    await user.click(ratings)
    await link('Anh Tú')
    arrive()
    await waiting(2)
    expect(place()).toBe('/inbox?kind=ratings')
    expect(document.activeElement).toBe(ratings)
  })

  it('asks by name before several kinds are deleted, and ticks them off at once, which one undo brings back; is answered by keyboard alone, the next one after the other', async () => {
    await fill()
    const { wire } = await open('/inbox', owner())
    await link('Chị Lan')
    await press('jxjx')
    await screen.findByText('Đã chọn 2 mục')
    await user.click(screen.getByRole('button', { name: 'Xóa' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Xóa 2 mục?' }))
    dialog.getByText('Anh Tú')
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Xong' }))
    await screen.findByText('Đã đánh dấu xong 2 mục.')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cô Hòa'))
    await waiting(1)
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    await waiting(3)

    const first = await link('Chị Lan')
    const before = written(wire).length
    act(() => first.focus())
    await press('r')
    const answer = await screen.findByRole('textbox', { name: 'Trả lời Chị Lan' })
    await waitFor(() => expect(document.activeElement).toBe(answer))
    await press('Còn ạ')
    await press('{Control>}{Enter}{/Control}')
    // The rating is open and is ticked off.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Anh Tú'))
    await waiting(2)
    await press('e')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cô Hòa'))
    await press('r')
    const note = screen.getByRole('textbox', { name: 'Ghi lại đã trả lời thế nào' })
    await waitFor(() => expect(document.activeElement).toBe(note))
    await press('Đã gọi')
    await press('{Control>}{Enter}{/Control}')
    await screen.findByText('Không còn gì đang chờ')
    expect(written(wire).slice(before)).toEqual([
      expect.objectContaining({ message: 'Còn ạ' }),
      { status: 'done' },
      { note: 'Đã gọi', status: 'done' },
    ])
  })

  it('tells what is held, lets it through, answers it, and puts spam away, one or several, with undo', async () => {
    await moderate('all')
    await fill()
    await asks('Vay nhanh')
    await call('/ratings', { post_id: postId, score: 5, is_shown: false, author_name: 'Bà Tư' })
    await api().db.execute(
      sql`update comments set user_id = null, author_name = 'Vay nhanh' where message = 'Vay nhanh'`,
    )
    const stateOf = async (path: string) => {
      const { data } = (await api().call('GET', path, { as: api().owner.token })).body
      return data.map((row: { is_shown: boolean; status: string }) => [row.is_shown, row.status])
    }
    const { wire } = await open('/inbox', owner())
    const item = async (name: string) => within((await link(name)).closest('li') as HTMLElement)
    ;(await item('Chị Lan')).getByText('Đang giữ')
    expect((await item('Cô Hòa')).queryByText('Đang giữ')).toBeNull()
    // Nothing of a mixed choice is told of what it is not for.
    for (const name of ['Vay nhanh', 'Bà Tư', 'Anh Tú'])
      await user.click((await item(name)).getByRole('checkbox'))
    screen.getByRole('button', { name: 'Xong (1)' })
    await user.click(screen.getByRole('button', { name: 'Cho hiện (2)' }))
    await screen.findByText('Đã cho hiện 2 mục.')
    expect(await stateOf('/ratings?search=score:5')).toEqual([[true, 'done']])
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    await waiting(5)
    expect(await stateOf('/ratings?search=score:5')).toEqual([[false, 'none']])

    for (const name of ['Vay nhanh', 'Cô Hòa']) await user.click((await item(name)).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Tin rác' }))
    await screen.findByText('Đã bỏ 2 mục vì là tin rác.')
    await waiting(3)
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }))
    await waiting(5)

    act(() => screen.getByRole('link', { name: 'Vay nhanh' }).focus())
    await press('{Shift>}s{/Shift}')
    await waiting(4)
    act(() => screen.getByRole('link', { name: 'Bà Tư' }).focus())
    await press('e')
    await screen.findByText('Đã cho hiện đánh giá của Bà Tư.')
    await waiting(3)
    act(() => screen.getByRole('link', { name: 'Chị Lan' }).focus())
    const before = written(wire).length
    await press('r')
    const answer = await screen.findByRole('textbox', { name: 'Trả lời Chị Lan' })
    await waitFor(() => expect(document.activeElement).toBe(answer))
    await press('Còn ạ')
    await press('{Control>}{Enter}{/Control}')
    await waiting(2)
    expect(written(wire).slice(before)).toEqual([expect.objectContaining({ message: 'Còn ạ' })])
    expect(await stateOf('/comments')).toEqual([
      [true, 'done'],
      [true, 'done'],
    ])
  })

  it('leaves out what this person may not read, and is told with one request', async () => {
    await fill()
    const { token } = await api().member('list-ratings', 'list-posts')
    const { wire } = await open('/support', { as: token })
    const menu = within(await screen.findByRole('navigation', { name: 'Menu chính' }))
    await waitFor(async () =>
      expect((await menu.findByRole('link', { name: 'Hộp thư' })).dataset.count).toBe('1'),
    )
    expect(wire.sent.filter(({ path }) => path.startsWith('/inbox'))).toHaveLength(1)
    await user.click(await menu.findByRole('link', { name: 'Hộp thư' }))
    await link('Anh Tú')
    expect(screen.queryByRole('link', { name: 'Chị Lan' })).toBeNull()
    // Ratings may be proposed to them as well.
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Đánh giá (1)',
      'Đề xuất (0)',
    ])
  })
})
