import { screen, waitFor, within } from '@testing-library/react'
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
  const { id: type } = await aType(admin.api(), { features: ['images', 'content'] })
  const { body } = await call('POST', '/posts', aPost(type, more))
  const id: number = body.data.id
  return { type, id, path: `/posts/all-posts/${type}/${id}` }
}

/** The timeline of the open page, once somebody has asked for it. */
async function timeline() {
  await press('Xem lịch sử')
  await waitFor(() => expect(document.querySelector('section ol > li')).toBeTruthy())
  const items = () => [...document.querySelectorAll<HTMLElement>('section ol > li')]
  return { items, text: (place: number) => items()[place]?.textContent?.replace(/\s+/g, ' ') ?? '' }
}
const titleInput = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[name=title]')
    if (!found) throw new Error('the form is not there yet')
    return found
  })

describe('the timeline of a record', () => {
  it('takes the place of its button, and the focus stays with it', async () => {
    const { path } = await aPostOf()
    await open(path)
    ;(await screen.findByRole('button', { name: 'Xem lịch sử' })).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Xem lịch sử' })).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Lịch sử'))
    expect(document.activeElement?.tagName).toBe('H2')
  })

  it('says who changed what, field by field and in words, newest first', async () => {
    const { id, path } = await aPostOf({ title: 'Bài đầu' })
    await call('PATCH', `/posts/${id}`, { title: 'Bài sau', status: 'hidden' })
    await open(path)
    const { items, text } = await timeline()
    expect(items()).toHaveLength(2)
    expect(text(0)).toContain('đã sửa')
    expect(text(0)).toContain('Bản hiện tại')
    expect(text(0)).toMatch(/Tiêu đềTrước: Bài đầu.*Sau: Bài sau/)
    expect(text(0)).toMatch(/Trạng tháiTrước: Đã đăng.*Sau: Ẩn/)
    expect(text(1)).toContain('đã thêm')
  })

  it('shows of a rich text the words that changed, and not its markup', async () => {
    const first = '<p>Một đoạn văn dài về cà phê Cầu Đất, rang vừa, thơm mùi hoa và mật ong rừng.</p>'
    const { id, path } = await aPostOf({ content: [{ title: 'Mở đầu', image: '', content: first }] })
    const content = [{ title: 'Mở đầu', image: '', content: first.replace('rang vừa', 'rang đậm') }]
    await call('PATCH', `/posts/${id}`, { content })
    await open(path)
    const { items } = await timeline()
    const removed = await waitFor(() => {
      const found = items()[0]?.querySelector('del')
      expect(found).toBeTruthy()
      return found
    })
    expect(removed?.textContent).toContain('vừa')
    expect(items()[0]?.querySelector('ins')?.textContent).toContain('đậm')
    expect(items()[0]?.textContent).not.toContain('<p>')
  })

  it('shows what was chosen in a data field by its label', async () => {
    const { type, id, path } = await aPostOf()
    const group = { style: 'field', type_id: type, title: 'Thông số', slug: 'thong-so' }
    const { body } = await call('POST', '/groups', group)
    const data = [
      { value: 'a', label: 'Rang vừa' },
      { value: 'b', label: 'Rang đậm' },
    ]
    const field = { group_id: body.data.id, key: 'roast', title: 'Mức rang', style: 'selectbox', data }
    expect((await call('POST', '/fields', field)).status).toBe(201)
    await call('PATCH', `/posts/${id}`, { values: { roast: 'a' } })
    await call('PATCH', `/posts/${id}`, { values: { roast: 'b' } })
    await open(path)
    const { text } = await timeline()
    await waitFor(() => expect(text(0)).toMatch(/Mức rangTrước: Rang vừa.*Sau: Rang đậm/))
  })

  it('calls what stands in a widget, and in the own fields of a type, as its fields do', async () => {
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
    await open(path)
    const own = await timeline()
    await waitFor(() => expect(own.text(0)).toMatch(/Nguồn bài.*Sau: Báo Lâm Đồng/))
  })

  it('loads older entries when asked', async () => {
    const { id, path } = await aPostOf()
    for (let turn = 0; turn < 21; turn++) await call('PATCH', `/posts/${id}`, { title: `Lần ${turn}` })
    await open(path)
    const { items } = await timeline()
    expect(items()).toHaveLength(20)
    await press('Xem cũ hơn')
    await waitFor(() => expect(items()).toHaveLength(22))
    expect(screen.queryByRole('button', { name: 'Xem cũ hơn' })).toBeNull()
  })

  it('is read by who may only read the record, and restores nothing for them', async () => {
    const { id, path } = await aPostOf({ status: 'pending' })
    await call('PATCH', `/posts/${id}`, { status: 'published' })
    const reader = await admin.api().member('list-posts')
    await open(path, reader.token)
    const { text } = await timeline()
    // People are named also for who may not list them.
    expect(text(0)).toContain('Sau: Quản trị viên')
    expect(screen.queryByRole('button', { name: /^Khôi phục/ })).toBeNull()
  })

  it('says when it could not be loaded, and tries again', async () => {
    const { path } = await aPostOf()
    const { wire } = await open(path)
    wire.answer = (_method, address) =>
      address.startsWith('/history') ? new Response(null, { status: 502 }) : undefined
    await press('Xem lịch sử')
    const retry = await screen.findByRole('button', { name: 'Thử lại' })
    wire.answer = undefined
    await user.click(retry)
    await waitFor(() => expect(document.querySelector('section ol > li')).toBeTruthy())
  })
})

describe('an older version', () => {
  it('is compared with the present one, brought back after a question, and stands in the form', async () => {
    const { id, path } = await aPostOf({ title: 'Bản một' })
    await call('PATCH', `/posts/${id}`, { title: 'Bản hai' })
    await call('PATCH', `/posts/${id}`, { status: 'hidden' })
    await open(path)
    const { items } = await timeline()
    await user.click(within(items()[2] as HTMLElement).getByRole('button', { name: /^Khôi phục bản này/ }))
    const question = await screen.findByRole('dialog', { name: /^Khôi phục bản lúc/ })
    expect(question.textContent).toMatch(/Trước: Bản hai.*Sau: Bản một/)
    expect(question.textContent).toMatch(/Trước: Ẩn.*Sau: Đã đăng/)
    await user.click(within(question).getByRole('button', { name: 'Khôi phục' }))
    await waitFor(async () => expect((await titleInput()).value).toBe('Bản một'))
    const { body } = await call('GET', `/posts?search=id:${id}`)
    expect(body.data[0]).toMatchObject({ title: 'Bản một', status: 'published', version: 4 })
    await waitFor(() => expect(items()[0]?.textContent).toContain('đã khôi phục'))
  })

  it('leaves what was being typed in the form, and says so before', async () => {
    const { id, path } = await aPostOf({ title: 'Bản một', description: 'Mô tả một' })
    await call('PATCH', `/posts/${id}`, { title: 'Bản hai', description: 'Mô tả hai' })
    await open(path)
    const input = await titleInput()
    await user.clear(input)
    await user.type(input, 'Đang viết dở')
    const { items } = await timeline()
    await user.click(within(items()[1] as HTMLElement).getByRole('button', { name: /^Khôi phục bản này/ }))
    const question = await screen.findByRole('dialog')
    expect(within(question).getByRole('alert').textContent).toContain('Tiêu đề')
    await user.click(within(question).getByRole('button', { name: 'Khôi phục' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Mô tả ngắn/ }).value).toBe('Mô tả một'),
    )
    expect(input.value).toBe('Đang viết dở')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã lưu bài viết.')
    const { body } = await call('GET', `/posts?search=id:${id}`)
    expect(body.data[0]).toMatchObject({ title: 'Đang viết dở', description: 'Mô tả một' })
  })
})

describe('a record that was deleted', () => {
  it('is put back from its own page', async () => {
    const { id, path } = await aPostOf({ title: 'Bài bị xóa' })
    await call('DELETE', `/posts/${id}`)
    await open(path)
    await heading('Bài viết này không còn')
    await screen.findByText(/đã xóa “Bài bị xóa”/)
    await press('Khôi phục')
    await waitFor(async () => expect((await titleInput()).value).toBe('Bài bị xóa'))
  })

  it('that never was has no way back', async () => {
    const { type } = await aPostOf()
    const { wire } = await open(`/posts/all-posts/${type}/99999999`)
    await heading('Bài viết này không còn')
    await waitFor(() => expect(wire.sent.some(({ path }) => path.startsWith('/history'))).toBe(true))
    expect(screen.queryByRole('button', { name: 'Khôi phục' })).toBeNull()
  })
})

describe('the history of the house', () => {
  it('lists what happened, leads to the record, and is filtered by action', async () => {
    const { id, path } = await aPostOf({ title: 'Bài trong nhà' })
    await call('PATCH', `/posts/${id}`, { title: 'Bài trong nhà, sửa' })
    const { place } = await open('/history')
    await heading('Lịch sử')
    await screen.findByRole('link', { name: 'Bài trong nhà, sửa' })
    const texts = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '')
    expect(texts()).toContainEqual(
      expect.stringMatching(/Sửa · Bài viết.*Tiêu đề.*Bài trong nhà.*Bài trong nhà, sửa/),
    )
    expect(texts()).toContainEqual(expect.stringContaining('Thêm mới · Bài viết'))
    expect(screen.getByRole('table', { name: 'Lịch sử' })).toBeTruthy()
    await press('Hành động')
    await user.click(await screen.findByRole('option', { name: 'Sửa' }))
    await waitFor(() => expect(decodeURIComponent(place())).toContain('"action":"update"'))
    await waitFor(() => expect(texts().filter((text) => text.includes('Thêm mới ·'))).toEqual([]))
    await user.click(await screen.findByRole('link', { name: 'Bài trong nhà, sửa' }))
    const record = await screen.findByRole('link', { name: 'Mở bài viết' })
    expect(record.getAttribute('href')).toBe(path)
  })

  it('shows at most three lines of what changed, and how many more there are', async () => {
    const { id } = await aPostOf({ title: 'Nhiều chỗ', description: 'Một', status: 'draft' })
    await call('PATCH', `/posts/${id}`, {
      title: 'Nhiều chỗ đã đổi',
      slug: `nhieu-cho-${id}`,
      description: 'Hai',
      status: 'hidden',
    })
    await open('/history')
    const links = await screen.findAllByRole('link', { name: 'Nhiều chỗ đã đổi' })
    const row = links[0]?.closest('tr')
    expect(row?.querySelectorAll('ins')).toHaveLength(2)
    expect(row?.textContent).toContain('và 2 chỗ khác')
  })

  it('is of one person where it is filtered so', async () => {
    await aPostOf({ title: 'Của chủ nhà' })
    const { id } = admin.api().owner
    const { body } = await call('GET', `/users/${id}`)
    const { place } = await open('/history')
    await press('Người thực hiện')
    await user.click(await screen.findByRole('option', { name: body.data.name }))
    await waitFor(() => expect(decodeURIComponent(place())).toContain(`"actor":${id}`))
    await screen.findByRole('link', { name: 'Của chủ nhà' })
  })

  it('is exported as any list is: what the filters leave, from its first row on', async () => {
    URL.createObjectURL = () => 'blob:saved'
    await aPostOf({ title: 'Bài xuất ra tệp' })
    const { wire } = await open(`/history?filter=${encodeURIComponent('{"action":"create"}')}`)
    await screen.findByRole('link', { name: 'Bài xuất ra tệp' })
    await press('Xuất tệp')
    const dialog = within(await screen.findByRole('dialog', { name: 'Xuất ra tệp' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Lý do' }))
    await user.click(dialog.getByRole('button', { name: /^Xuất / }))
    await screen.findByText(/^Đã xuất \d+ dòng/)
    const asked = wire.sent.map(({ path }) => decodeURIComponent(path))
    expect(asked.filter((path) => path.startsWith('/history/export'))).toEqual([
      expect.stringMatching(
        /format=csv&columns=at,actor,action,entity,record_id,title,changes&.*action=create/,
      ),
    ])
  })

  it('is for those who manage rights', async () => {
    const writer = await admin.api().member('list-posts', 'update-posts')
    await open('/history', writer.token)
    await heading('Bạn chưa có quyền xem trang này')
  })
})
