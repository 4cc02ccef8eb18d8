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

/** Both have changed the title; the other one the pictures too, and maybe a section of which I have a version as well. */
async function conflict({
  mine,
  theirs = text.replace('đảo tay', 'đảo máy'),
}: {
  mine?: string
  theirs?: string
} = {}) {
  const { id: type } = await aType(admin.api(), { features: ['images', 'content'] })
  const { body } = await call(
    'POST',
    '/posts',
    aPost(type, { title: 'Bài chung', content: words(text), images: [one, other] }),
  )
  const { id } = body.data
  const at = `/posts/all-posts/${type}/${id}`
  if (mine !== undefined)
    await call('PUT', `/drafts/posts/${id}`, {
      values: { content: words(mine) },
      base: { content: words(text) },
      version: 1,
      path: at,
    })
  await admin.open(at, { as: admin.api().owner.token })
  const title = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[name=title]')
    if (!found) throw new Error('the form is not there yet')
    return found
  })
  if (mine !== undefined) await user.click(await screen.findByRole('button', { name: 'Khôi phục' }))
  await call('PATCH', `/posts/${id}`, {
    title: 'Bài của họ',
    content: words(theirs),
    images: [one, '/media/moi.webp'],
  })
  fireEvent.change(title, { target: { value: 'Bài chung, của tôi' } })
  await user.click(await screen.findByRole('button', { name: /^Lưu( nháp)?$/ }))
  return { id, dialog: await screen.findByRole('dialog', { name: 'Có người vừa sửa nội dung này' }) }
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

it('a section that both have changed is a choice of its own, by the words that differ', async () => {
  const { dialog, id } = await conflict({ mine: text.replace('đảo tay', 'đảo đều') })
  const content = part(dialog, /^Nội dung, phần 2/)
  await waitFor(() => expect(content.querySelector('del')?.textContent).toBe('Bỏ: máy'))
  expect(content.querySelector('ins')?.textContent).toBe('Thêm: đều')
  // What is the same in both sections is not read twice.
  expect(content.textContent).not.toContain('Chào.')
  await user.click(within(content).getByRole('radio', { name: /Bản vừa lưu/ }))
  await save(dialog)
  const [saved] = (await call('GET', `/posts?search=id:${id}&include=body`)).body.data
  expect(saved.content[1].content).toContain('đảo máy')
  expect(saved.title).toBe('Bài chung, của tôi')
})

it('what there is to choose stands in the order of the form, inside sections too', async () => {
  const { id: type } = await aType(admin.api(), { features: ['images', 'content'] })
  const draft = { status: 'draft', description: 'Cũ', content: [section('Phơi', text)] }
  const { id } = (await call('POST', '/posts', aPost(type, { title: 'Bài chung', ...draft }))).body.data
  const change = (by: string) => ({
    title: `Bài ${by}`,
    description: `Tóm tắt ${by}`,
    content: [
      { ...section('Phơi', text.replace('đảo tay', `đảo ${by}`)), image: `/media/${by.length}.webp` },
    ],
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
  await user.click(await screen.findByRole('button', { name: 'Khôi phục' }))
  await call('PATCH', `/posts/${id}`, change('của họ'))
  await user.click(await screen.findByRole('button', { name: /^Lưu( nháp)?$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Có người vừa sửa nội dung này' })
  const asked = within(dialog)
    .getAllByRole('radiogroup')
    .map((group) => group.closest('fieldset')?.querySelector('legend')?.textContent)
  expect(asked).toEqual([
    'Tiêu đề',
    'Mô tả ngắn',
    expect.stringMatching(/^Nội dung, phần 1 · (Hình|Ảnh)/),
    'Nội dung, phần 1 · Nội dung',
  ])
  const result = within(dialog).getByRole('group', { name: 'Kết quả, so với bản vừa lưu' })
  expect(result.textContent).toMatch(/Tiêu đề.*Mô tả ngắn.*Nội dung/s)
})
