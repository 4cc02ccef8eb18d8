import { screen, waitFor, within } from '@testing-library/react'
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

async function conflict(images: string[]) {
  const { id: type } = await aType(admin.api(), { features: ['images', 'content'] })
  const { body } = await call(
    'POST',
    '/posts',
    aPost(type, {
      title: 'Bài chung',
      content: [section('Mở đầu', 'Chào.'), section('Phơi', text)],
      images: [one, other],
    }),
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
    content: [section('Mở đầu', 'Chào.'), section('Phơi', text.replace('đảo tay', 'đảo máy'))],
    images,
  })
  await user.type(title, ', của tôi')
  await user.click(await screen.findByRole('button', { name: 'Lưu' }))
  return { id, dialog: await screen.findByRole('dialog', { name: 'Có người vừa sửa nội dung này' }) }
}

const part = (dialog: HTMLElement, name: RegExp) =>
  within(dialog).getByRole('radiogroup', { name }).closest('fieldset') ?? dialog

it('a conflict shows short values side by side, of texts the words that differ, of lists their items', async () => {
  const { dialog, id } = await conflict([one, '/media/moi.webp'])
  const title = part(dialog, /^Tiêu đề/)
  expect(title.textContent).toMatch(/Bản của tôiBài chung, của tôi.*Bản vừa lưuBài của họ/)

  const content = part(dialog, /^Nội dung/)
  expect(content.querySelector('dt')?.textContent).toBe('Nội dung, phần 2 · Nội dung')
  await waitFor(() => expect(content.querySelector('del')?.textContent).toBe('Bỏ: máy'))
  expect(content.querySelector('ins')?.textContent).toBe('Thêm: tay')
  // What is the same in both sections is not read twice.
  expect(content.textContent).not.toContain('Chào.')

  // Only the pictures that differ.
  const pictures = part(dialog, /^Bộ ảnh/)
  expect([...pictures.querySelectorAll('del img')].map((each) => each.getAttribute('alt'))).toEqual([
    '/media/moi.webp',
  ])
  expect([...pictures.querySelectorAll('ins img')].map((each) => each.getAttribute('alt'))).toEqual([other])
  expect(dialog.textContent).not.toContain('[object')

  await user.click(within(content).getByRole('radio', { name: /Bản của tôi/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Lưu bản đã chọn' }))
  await screen.findByText('Đã lưu bài viết.')
  const [saved] = (await call('GET', `/posts?search=id:${id}&include=body`)).body.data
  expect(saved.title).toBe('Bài chung, của tôi')
  expect(saved.content[1].content).toContain('đảo tay')
  expect(saved.images).toEqual([one, '/media/moi.webp'])
})

it('the body of a conflict takes the focus, so that keys scroll it; another order is shown as such', async () => {
  const { dialog } = await conflict([other, one])
  const body = within(dialog).getByRole('group', { name: 'Có người vừa sửa nội dung này' })
  expect(body.tabIndex).toBe(0)
  expect(dialog.querySelectorAll('h3, h4, h5, h6')).toHaveLength(0)
  // Another order is shown as both orders.
  const pictures = part(dialog, /^Bộ ảnh/)
  expect([...pictures.querySelectorAll('img')].map((each) => each.getAttribute('alt'))).toEqual([
    one,
    other,
    other,
    one,
  ])
})
