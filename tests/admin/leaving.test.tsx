import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCategory, aType } from '../support/content'
import { withAdmin, written } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token

async function aForm() {
  const type = await aType(admin.api(), { features: ['categories'] })
  const category = await aCategory(admin.api(), type.id, { title: 'Tên cũ' })
  const list = `/posts/post-category/${type.id}`
  const opened = await admin.open(`${list}/${category.id}`, { as: owner() })
  const title = await screen.findByRole('textbox', { name: /^Tên danh mục/ })
  return { ...opened, list, title, at: `${list}/${category.id}` }
}
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const leave = async () => {
  await user.click(screen.getByRole('link', { name: 'Quay lại' }))
  return within(await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' }))
}
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))

describe('leaving with changes', () => {
  it('offers to discard, to stay and to save, which stands out; saves and leaves', async () => {
    const { title, wire, place, list } = await aForm()
    write(title, 'Tên mới')
    const question = await leave()
    const looks = question
      .getAllByRole('button')
      .map(({ textContent, className }) => [
        textContent,
        /Mui?Button-(text|outlined|contained)\b/.exec(className)?.[1],
      ])
    expect(looks).toEqual([
      ['Bỏ thay đổi', 'text'],
      ['Ở lại', 'outlined'],
      ['Lưu và rời', 'contained'],
    ])
    await user.click(question.getByRole('button', { name: 'Lưu và rời' }))
    await waitFor(() => expect(place()).toBe(list))
    expect(written(wire)).toEqual([{ title: 'Tên mới' }])
    await screen.findByText('Tên mới')
    expect(drafts()).toEqual([])
  })

  it('stays with the errors when it cannot be saved; discards, and the draft with it', async () => {
    const { title, wire, place, at, list } = await aForm()
    write(title, '')
    const question = await leave()
    await user.click(question.getByRole('button', { name: 'Lưu và rời' }))
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(title.getAttribute('aria-invalid')).toBe('true')
    write(title, 'Không có mạng')
    wire.answer = (method) => (method === 'PATCH' ? new Response(null, { status: 503 }) : undefined)
    await user.click((await leave()).getByRole('button', { name: 'Lưu và rời' }))
    await screen.findByText('Chưa lưu được danh mục. Vui lòng thử lại sau.')
    expect(place()).toBe(at)
    expect(title).toHaveProperty('value', 'Không có mạng')
    await waitFor(() => expect(drafts()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const before = written(wire).length
    await user.click((await leave()).getByRole('button', { name: 'Bỏ thay đổi' }))
    await waitFor(() => expect(place()).toBe(list))
    expect(written(wire)).toHaveLength(before)
    expect(drafts()).toEqual([])
  })
})

describe('a draft', () => {
  it('ends when it is saved: the next new category begins empty', async () => {
    const type = await aType(admin.api(), { features: ['categories'] })
    const path = `/posts/post-category/${type.id}/create`
    const { router, place } = await admin.open(path, { as: owner() })
    write(await screen.findByRole('textbox', { name: /^Tên danh mục/ }), 'Trà sen')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã thêm danh mục.')
    await waitFor(() => expect(place()).not.toBe(path))
    expect(drafts()).toEqual([])
    await router.navigate(path)
    await screen.findByRole('textbox', { name: /^Tên danh mục/ })
    expect(screen.queryByText(/^Đã khôi phục/)).toBeNull()
  })

  it('is none once all of it was taken out again, and outlives a colleague who adds to the same list meanwhile', async () => {
    const type = await aType(admin.api(), { features: ['categories'] })
    const { client } = await admin.open(`/posts/post-category/${type.id}/create`, { as: owner() })
    const title = await screen.findByRole('textbox', { name: /^Tên danh mục/ })
    write(title, 'Trà')
    await waitFor(() => expect(drafts()).toHaveLength(1))
    write(title, '')
    await waitFor(() => expect(drafts()).toEqual([]))
    write(title, 'Đang gõ')
    await aCategory(admin.api(), type.id, { title: 'Của đồng nghiệp', sort: 7 })
    await client.invalidateQueries({ queryKey: ['categories'] })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(title).toHaveProperty('value', 'Đang gõ')
  })
})
