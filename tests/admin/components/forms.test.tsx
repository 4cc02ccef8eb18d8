import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextInput } from 'react-admin'
import { beforeEach, describe, expect, it } from 'vitest'
import { CreatePage } from '../../../src/admin/components/form/CreatePage'
import { EditPage } from '../../../src/admin/components/form/EditPage'
import { PageHeading } from '../../../src/admin/components/heading/PageHeading'
import { categorySchema } from '../../../src/domain/categorySchema'
import { json, listOf } from '../providers/fakeApi'
import { type Answers, renderAdmin } from './renderAdmin'

const row = {
  id: 4,
  version: 1,
  type_id: 7,
  title: 'Cà phê',
  slug: 'ca-phe',
  image: '',
  description: 'Cũ',
  parent_id: null,
  layout: '',
  number_displayed: 0,
  show_by_category: false,
  is_shown: true,
  sort: 0,
}
const inputs = (
  <>
    <PageHeading title="Cà phê" />
    <TextInput source="title" label="Tên" />
    <TextInput source="slug" label="Đường dẫn" />
    <TextInput source="description" label="Mô tả" />
  </>
)
const routes = {
  '/new': (
    <CreatePage resource="categories" schema={categorySchema} defaultValues={{ type_id: 7 }} cancelTo="/list">
      {inputs}
    </CreatePage>
  ),
  '/edit/:id': (
    <EditPage resource="categories" schema={categorySchema} cancelTo="/list" deletable={({ title }) => title}>
      {inputs}
    </EditPage>
  ),
}

const open = (at: string, answers: Answers) => renderAdmin({ routes, at, answers })
const edit = (answers: Answers) =>
  open('/edit/4', (call) => (call.method === 'GET' ? listOf([row]) : answers(call)))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const typedIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a new record', () => {
  it('is judged by the domain before anything is sent, in the interface language', async () => {
    const { calls } = await open('/new', () => json(500))
    await type('Đường dẫn', 'Không Hợp Lệ')
    await press('Lưu')
    expect(await screen.findByText('Hãy nhập tên danh mục')).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0)
  })

  it('is sent once with what the schema fills in, and leads on', async () => {
    const { calls, place } = await open('/new', () => json(201, { data: { ...row, id: 9 } }))
    await type('Tên', 'Trà')
    await type('Đường dẫn', 'tra')
    await press('Lưu')
    await waitFor(() => expect(place.path).toBe('/list'))
    const posts = calls.filter(({ method }) => method === 'POST')
    expect(posts).toHaveLength(1)
    expect(posts[0]?.body).toMatchObject({ type_id: 7, title: 'Trà', slug: 'tra', sort: 0, description: '' })
    expect(await screen.findByText(/^Đã thêm/)).toBeTruthy()
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps the form when saving fails: asks to try again later, or says in the server’s words beside the field', async () => {
    const answers = [
      json(500, { message: 'Máy chủ gặp lỗi', code: 'internal' }),
      json(422, { message: 'Sai', code: 'invalid', errors: { slug: ['Đường dẫn này đã có'] } }),
    ]
    const { place } = await open('/new', ({ method }) =>
      method === 'POST' ? (answers.shift() ?? json(500)) : json(500),
    )
    await type('Tên', 'Trà')
    await type('Đường dẫn', 'tra')
    await press('Lưu')
    expect(await screen.findByText(/^Chưa thêm được danh mục\. Vui lòng thử lại sau\.$/)).toBeTruthy()
    await press('Lưu')
    expect(await screen.findByText('Đường dẫn này đã có')).toBeTruthy()
    expect(typedIn('Tên')).toBe('Trà')
    expect(place.path).toBe('/new')
  })
})

describe('leaving', () => {
  it('asks before unsaved changes are lost', async () => {
    const { place } = await edit(() => json(500))
    await type('Tên', 'Trà')
    await userEvent.click(screen.getByRole('link', { name: 'Quay lại' }))
    const question = await screen.findByRole('dialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Ở lại' }))
    expect(place.path).toBe('/edit/4')
    await userEvent.click(screen.getByRole('link', { name: 'Quay lại', hidden: true }))
    await press('Bỏ thay đổi')
    await waitFor(() => expect(place.path).toBe('/list'))
    expect(sessionStorage).toHaveLength(0)
  })

  it('asks nothing of an untouched form', async () => {
    const { place } = await edit(() => json(500))
    await screen.findByDisplayValue('Cà phê')
    await userEvent.click(screen.getByRole('link', { name: 'Quay lại' }))
    await waitFor(() => expect(place.path).toBe('/list'))
  })

  it('brings the filled form back after the session was lost in the middle', async () => {
    const lost = await edit(() => json(401, { message: 'gone', code: 'unauthenticated' }))
    await type('Tên', 'Trà sen')
    await press('Lưu')
    await waitFor(() => expect(lost.place.path).toBe('/login'))
    expect(lost.leaving).toEqual(['expired'])

    const back = await edit(() => json(200, { data: { ...row, title: 'Trà sen', version: 2 } }))
    expect(await screen.findByText(/Đã khôi phục nội dung bạn đang viết dở/)).toBeTruthy()
    expect(typedIn('Tên')).toBe('Trà sen')
    await press('Lưu')
    await screen.findByText('Đã lưu danh mục.')
    expect(back.calls.at(-1)?.body).toEqual({ title: 'Trà sen' })
    expect(sessionStorage).toHaveLength(0)
  })

  it('can discard what it brought back', async () => {
    await edit(() => json(401, { message: 'gone', code: 'unauthenticated' }))
    await type('Tên', 'Trà sen')
    await edit(() => json(500))
    await press('Bỏ nội dung này')
    await waitFor(() => expect(typedIn('Tên')).toBe('Cà phê'))
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('an existing record', () => {
  it('sends only what changed, with its version', async () => {
    const { calls } = await edit(() => json(200, { data: { ...row, title: 'Trà', version: 2 } }))
    await type('Tên', 'Trà')
    await press('Lưu')
    await screen.findByText('Đã lưu danh mục.')
    expect(calls.at(-1)).toMatchObject({
      method: 'PATCH',
      path: '/api/v1/categories/4',
      body: { title: 'Trà' },
    })
    expect(calls.at(-1)?.headers.get('If-Match')).toBe('"1"')
  })

  it('offers the difference when someone else has saved, and sends what was chosen', async () => {
    const theirs = { ...row, version: 2, title: 'Cà phê sữa', description: 'Mới' }
    const { calls } = await edit(({ headers }) =>
      headers.get('If-Match') === '"1"'
        ? json(409, { message: 'Đã đổi', code: 'conflict', data: theirs })
        : json(200, { data: { ...theirs, title: 'Trà', version: 3 } }),
    )
    await type('Tên', 'Trà')
    await press('Lưu')
    const dialog = await screen.findByRole('dialog', { name: 'Có người vừa sửa nội dung này' })
    // Only the title was changed by both.
    const choice = within(within(dialog).getByRole('radiogroup', { name: 'Tên danh mục' }))
    expect(choice.getByText('Cà phê sữa')).toBeTruthy()
    expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1)
    expect(within(dialog).getByText('Lấy thay đổi vừa lưu: Mô tả.')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lưu bản đã chọn' }))
    await screen.findByText('Đã lưu danh mục.')
    // Mine where I changed it, theirs where only they did.
    expect(calls.at(-1)?.body).toEqual({ title: 'Trà' })
    expect(calls.at(-1)?.headers.get('If-Match')).toBe('"2"')
  })

  it('meets the conflict also with a draft that is older than the row', async () => {
    await edit(() => json(401, { message: 'gone', code: 'unauthenticated' }))
    await type('Tên', 'Trà')
    const theirs = { ...row, version: 2, title: 'Cà phê sữa' }
    const { calls } = await open('/edit/4', ({ method }) =>
      method === 'GET' ? listOf([theirs]) : json(409, { message: 'Đã đổi', code: 'conflict', data: theirs }),
    )
    await waitFor(() => expect(typedIn('Tên')).toBe('Trà'))
    await press('Lưu')
    expect(await screen.findByRole('radiogroup', { name: 'Tên danh mục' })).toBeTruthy()
    expect(calls.at(-1)?.headers.get('If-Match')).toBe('"1"')
  })

  it('is deleted after a question, with its version', async () => {
    const { calls, place } = await edit(() => json(204))
    await press('Thao tác khác')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Xóa' }))
    const question = await screen.findByRole('dialog', { name: 'Xóa “Cà phê”?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Xóa' }))
    await waitFor(() => expect(place.path).toBe('/list'))
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/v1/categories/4' })
    expect(calls.at(-1)?.headers.get('If-Match')).toBe('"1"')
  })

  it('says when it cannot be loaded, and tries again', async () => {
    let working = false
    await open('/edit/4', () => (working ? listOf([row]) : json(500, { message: 'Hỏng', code: 'internal' })))
    expect(await screen.findByText(/^Chưa tải được danh mục\. Vui lòng thử lại sau\.$/)).toBeTruthy()
    working = true
    await press('Thử lại')
    expect(await screen.findByDisplayValue('Cà phê')).toBeTruthy()
  })
})
