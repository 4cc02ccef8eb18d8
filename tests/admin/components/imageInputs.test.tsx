import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { array, object } from 'yup'
import { CreatePage } from '../../../src/admin/components/form/CreatePage'
import { ImageInput } from '../../../src/admin/components/media/ImageInput'
import { ImageListInput } from '../../../src/admin/components/media/ImageListInput'
import { linkText } from '../../../src/domain/rules'
import { message } from '../../../src/domain/validation'
import { json, listOf } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

const schema = object({
  image: linkText().required(message('image_required')),
  images: array(linkText().required()).min(1, message('images_required')).default([]),
})
const file = (id: number) => ({
  id,
  version: 1,
  name: `anh-${id}`,
  kind: 'image',
  type: 'image/png',
  size: 2048,
  url: `/files/media/2026/11/${id}.png`,
  thumbnail_url: `/files/media/2026/11/${id}-480.webp`,
  created_at: '2026-11-21T02:00:00.000Z',
})
const urlOf = (id: number) => file(id).url

const opened = vi.fn()
const popup = { closed: false, focus: vi.fn() }

/** The window's answer. */
const answer = (area: string, picked: { url: string } | { items: string }) =>
  act(() => {
    const data = { source: 'nep:media', area, ...picked }
    const event = Object.assign(new Event('message'), { data, origin: location.origin, source: popup })
    window.dispatchEvent(event)
  })
const many = (...ids: number[]) => ({ items: JSON.stringify(ids.map((id) => ({ url: urlOf(id) }))) })

async function openForm() {
  const saved: unknown[] = []
  const page = (
    <CreatePage resource="posts" schema={schema} cancelTo="/done">
      <ImageInput source="image" label="Ảnh đại diện" />
      <ImageListInput source="images" label="Danh sách ảnh" />
    </CreatePage>
  )
  const view = await renderAdmin({
    at: '/form',
    routes: { '/form': page },
    answers: ({ method, body }) => {
      if (method === 'GET') return listOf([file(1), file(2)])
      saved.push(body)
      return json(201, { data: { id: 9, version: 1 } })
    },
  })
  await screen.findByRole('group', { name: 'Ảnh đại diện' })
  return { ...view, saved }
}

const pictures = () =>
  screen.queryAllByRole('img', { name: /^Ảnh \d/ }).map((each) => each.getAttribute('src'))
const thumbnails = (...ids: number[]) => ids.map((id) => file(id).thumbnail_url)

beforeEach(() => {
  sessionStorage.clear()
  opened.mockReset().mockReturnValue(popup)
  window.open = opened
})

describe('an image input', () => {
  it('opens the picker window for one picture, shows it small and saves its address', async () => {
    const { saved, container } = await openForm()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Chọn ảnh' }))
    expect(opened.mock.calls[0]?.[0]).toBe('/media/picker?area=image&type=image')
    answer('image', { url: urlOf(1) })
    await screen.findByRole('button', { name: 'Đổi ảnh' })
    expect(container.querySelector('img')?.getAttribute('src')).toBe(file(1).thumbnail_url)
    await user.click(screen.getByRole('button', { name: 'Thêm ảnh' }))
    answer('images', many(2))
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(saved).toEqual([{ image: urlOf(1), images: [urlOf(2)] }]))
  })

  it('can be emptied, and falls back to the picture where there is no small one', async () => {
    const { container } = await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Chọn ảnh' }))
    answer('image', { url: urlOf(1) })
    await screen.findByRole('button', { name: 'Đổi ảnh' })
    const picture = () => container.querySelector('img')
    fireEvent.error(picture() ?? container)
    expect(picture()?.getAttribute('src')).toBe(urlOf(1))
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ ảnh' }))
    expect(picture()).toBeNull()
    await screen.findByRole('button', { name: 'Chọn ảnh' })
  })

  it('has its error beside it and takes the focus', async () => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Thêm ảnh' }))
    answer('images', many(2))
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    const error = await screen.findByText('Hãy chọn ảnh đại diện')
    const button = screen.getByRole('button', { name: 'Chọn ảnh' })
    expect(button.getAttribute('aria-describedby')).toBe(error.closest('p')?.id)
    expect(document.activeElement).toBe(button)
  })

  it('shows the library in the page where the browser blocks the window', async () => {
    const { container } = await openForm()
    opened.mockReturnValue(null)
    await userEvent.click(screen.getByRole('button', { name: 'Chọn ảnh' }))
    await screen.findByRole('dialog', { name: 'Chọn từ thư viện' })
    await userEvent.click(await screen.findByRole('button', { name: 'Chọn “anh-2”' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(container.querySelector('img')?.getAttribute('src')).toBe(file(2).thumbnail_url)
  })
})

describe('an image list input', () => {
  it('adds several without repeats, replaces one and removes one', async () => {
    await openForm()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Thêm ảnh' }))
    expect(opened.mock.calls[0]?.[0]).toBe('/media/picker?area=images&type=image&multiple=1')
    answer('images', many(1, 2))
    await user.click(screen.getByRole('button', { name: 'Thêm ảnh' }))
    answer('images', many(2, 3))
    await waitFor(() => expect(pictures()).toEqual(thumbnails(1, 2, 3)))
    await user.click(screen.getByRole('button', { name: 'Đổi ảnh 2' }))
    answer('images-one', { url: urlOf(4) })
    await waitFor(() => expect(pictures()).toEqual(thumbnails(1, 4, 3)))
    await user.click(screen.getByRole('button', { name: 'Bỏ ảnh 1' }))
    expect(pictures()).toEqual(thumbnails(4, 3))
    expect(screen.getAllByRole('button', { name: /^Kéo để đổi chỗ/ })).toHaveLength(2)
  })

  it('has its error beside it', async () => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Hãy chọn ít nhất một ảnh')
  })
})
