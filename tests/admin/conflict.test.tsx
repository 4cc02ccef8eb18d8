import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const call = (method: string, path: string, body?: object) =>
  admin.api().call(method, path, { as: admin.api().owner.token, body })

const text = 'Hạt được phơi trên giàn cao, đảo tay mỗi giờ, rồi nghỉ trong kho mát trước khi rang.'
const section = (title: string, words: string) => ({ title, image: '', content: `<p>${words}</p>` })

const [one, other] = ['/media/mot.webp', '/media/hai.webp']

const words = (one: string) => [section('Mở đầu', 'Chào.'), section('Phơi', one)]

const asked = async () => {
  await user.click(await screen.findByText(/^Lưu( nháp)?$/, { selector: 'button' }))
  return screen.findByRole('dialog', { name: 'Có người vừa sửa nội dung này' })
}

/** Both have changed the title; the other one the pictures and a section too. */
async function conflict() {
  const { id: type } = await aType(admin.api(), { features: ['images', 'content'] })
  const { body } = await call(
    'POST',
    '/posts',
    aPost(type, { title: 'Bài chung', content: words(text), images: [one, other] }),
  )
  const { id } = body.data
  await admin.open(`/posts/all-posts/${type}/${id}`, { as: admin.api().owner.token })
  const title = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[name=title]')
    if (!found) throw new Error('the form is not there yet')
    return found
  })
  await call('PATCH', `/posts/${id}`, {
    title: 'Bài của họ',
    content: words(text.replace('đảo tay', 'đảo máy')),
    images: [one, '/media/moi.webp'],
  })
  fireEvent.change(title, { target: { value: 'Bài chung, của tôi' } })
  return { id, dialog: await asked() }
}

const part = (dialog: HTMLElement, name: RegExp) =>
  within(dialog).getByRole('radiogroup', { name }).closest('fieldset') ?? dialog
const save = async (dialog: HTMLElement) => {
  await user.click(within(dialog).getByRole('button', { name: 'Lưu bản đã chọn' }))
  await screen.findByText('Đã lưu bài viết.')
}

it('a conflict asks only about what both have changed, and shows what will be saved', async () => {
  const { dialog, id } = await conflict()
  // Its body takes the focus, so that keys scroll it.
  expect(within(dialog).getByRole('group', { name: 'Có người vừa sửa nội dung này' }).tabIndex).toBe(0)
  expect(dialog.querySelectorAll('h3, h4, h5, h6')).toHaveLength(0)
  expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1)
  const title = part(dialog, /^Tiêu đề/)
  expect(title.textContent).toMatch(/Bản của tôiBài chung, của tôi.*Bản vừa lưuBài của họ/)
  expect(dialog.textContent).toMatch(/Lấy thay đổi vừa lưu: Bộ ảnh, Nội dung\./)
  const result = within(dialog).getByRole('group', { name: 'Kết quả, so với bản vừa lưu' })
  expect(result.textContent).toContain('Bài chung, của tôi')
  await user.click(within(title).getByRole('radio', { name: /Bản vừa lưu/ }))
  expect(result.textContent).toContain('Giống hệt bản vừa lưu.')
  await user.click(within(title).getByRole('radio', { name: /Bản của tôi/ }))
  expect(dialog.textContent).not.toContain('[object')
  await save(dialog)
  const [saved] = (await call('GET', `/posts?search=id:${id}&include=body`)).body.data
  expect(saved.title).toBe('Bài chung, của tôi')
  expect(saved.content[1].content).toContain('đảo máy')
  expect(saved.images).toEqual([one, '/media/moi.webp'])
})

it('what there is to choose stands in the order of the form, inside sections too; a section that both have changed is a choice of its own, by the words that differ', async () => {
  const { id: type } = await aType(admin.api(), { features: ['images', 'content'] })
  const draft = { status: 'draft', description: 'Cũ', content: words(text) }
  const { id } = (await call('POST', '/posts', aPost(type, { title: 'Bài chung', ...draft }))).body.data
  const change = (by: string) => ({
    title: `Bài ${by}`,
    description: `Tóm tắt ${by}`,
    content: words(text.replace('đảo tay', `đảo ${by}`)).map((each, at) =>
      at === 1 ? { ...each, image: `/media/${by.length}.webp` } : each,
    ),
  })
  const { title, description, content } = (await call('GET', `/posts?search=id:${id}&include=body`)).body
    .data[0]
  await call('PUT', `/drafts/posts/${id}`, {
    values: change('của tôi'),
    base: { title, description, content },
    version: 1,
    path: `/posts/all-posts/${type}/${id}`,
  })
  await admin.open(`/posts/all-posts/${type}/${id}`, { as: admin.api().owner.token })
  await user.click(await screen.findByText('Khôi phục', { selector: 'button' }))
  await call('PATCH', `/posts/${id}`, change('của họ'))
  const dialog = await asked()
  const choices = within(dialog)
    .getAllByRole('radiogroup')
    .map((group) => group.closest('fieldset')?.querySelector('legend')?.textContent)
  expect(choices).toEqual([
    'Tiêu đề',
    'Mô tả ngắn',
    expect.stringMatching(/^Nội dung, phần 2 · (Hình|Ảnh)/),
    'Nội dung, phần 2 · Nội dung',
  ])
  const result = within(dialog).getByRole('group', { name: 'Kết quả, so với bản vừa lưu' })
  expect(result.textContent).toMatch(/Tiêu đề.*Mô tả ngắn.*Nội dung/s)
  const section = part(dialog, /^Nội dung, phần 2 · Nội dung/)
  await waitFor(() => expect(section.querySelector('del')?.textContent).toBe('Bỏ: họ'))
  expect(section.querySelector('ins')?.textContent).toBe('Thêm: tôi')
  // A sentence that both sections share is left out.
  expect(section.textContent).not.toContain('Chào.')
  await user.click(within(section).getByRole('radio', { name: /Bản vừa lưu/ }))
  await save(dialog)
  const [saved] = (await call('GET', `/posts?search=id:${id}&include=body`)).body.data
  expect(saved.content[1].content).toContain('đảo của họ')
  expect(saved.title).toBe('Bài của tôi')
})
