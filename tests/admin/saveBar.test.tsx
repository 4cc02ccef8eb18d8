import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { raKeys } from '../../src/admin/providers/cache/raKeys'
import { aCategory, aPost, aType } from '../support/content'
import { withAdmin, written } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token

async function aForm() {
  const type = await aType(admin.api(), { features: ['categories'] })
  const category = await aCategory(admin.api(), type.id, { title: 'Tên cũ' })
  const opened = await admin.open(`/posts/post-category/${type.id}/${category.id}`, { as: owner() })
  const title = await screen.findByRole('textbox', { name: /^Tên danh mục/ })
  return { ...opened, title, category }
}
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const bar = () => within(screen.getByRole('toolbar'))
const state = () => bar().getByRole('status').textContent
const button = (name: string) => bar().getByRole('button', { name })
const isFilled = (name: string) => button(name).classList.contains('MuiButton-contained')

describe('the save bar', () => {
  it('says since when everything is saved, and that something is not; Save stands out only then', async () => {
    const { title } = await aForm()
    // The time of a save of today, the day of an earlier one.
    await waitFor(() => expect(state()).toMatch(/^Mọi thay đổi đã lưu · \d\d[:/]\d\d/))
    expect(isFilled('Lưu')).toBe(false)
    // A short form has no index.
    expect(screen.queryByRole('button', { name: 'Mục lục' })).toBeNull()
    write(title, 'Tên mới')
    await waitFor(() => expect(state()).toBe('Chưa lưu'))
    expect(isFilled('Lưu')).toBe(true)
    await user.click(button('Lưu'))
    await waitFor(() => expect(state()).toMatch(/^Mọi thay đổi đã lưu · \d\d[:/]\d\d/))
    expect(bar().queryByRole('button', { name: /thay đổi/ })).toBeNull()
  })

  it('takes changes back, and brings back what was changed here alone, under the same focus: what somebody else has saved meanwhile stays', async () => {
    const { title, wire, client, category } = await aForm()
    write(title, 'Tên mới')
    await waitFor(() => expect(state()).toBe('Chưa lưu'))
    const body = { layout: 'rong', version: category.version }
    await admin.api().call('PATCH', `/categories/${category.id}`, { as: owner(), body })
    await act(() => client.refetchQueries({ queryKey: raKeys.records('categories') }))
    const layout = document.querySelector<HTMLInputElement>('[name=layout]')
    await user.click(button('Bỏ thay đổi'))
    await waitFor(() => expect(layout?.value).toBe('rong'))
    expect(title).toHaveProperty('value', 'Tên cũ')
    expect(state()).toMatch(/^Mọi thay đổi đã lưu/)
    expect(document.activeElement).toBe(button('Lấy lại thay đổi'))
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
    await user.click(button('Lấy lại thay đổi'))
    await waitFor(() => expect(title).toHaveProperty('value', 'Tên mới'))
    expect(layout?.value).toBe('rong')
    expect(document.activeElement).toBe(button('Bỏ thay đổi'))
    await user.click(button('Lưu'))
    await waitFor(() => expect(written(wire)).toEqual([{ title: 'Tên mới' }]))
  })

  it('counts what is to be mended instead of a message over it, and leads to the first', async () => {
    const { title, wire } = await aForm()
    write(title, '')
    await user.click(button('Lưu'))
    await bar().findByRole('button', { name: '1 ô cần sửa' })
    expect(document.activeElement).toBe(title)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(written(wire)).toEqual([])
    act(() => button('Lưu').focus())
    await user.click(button('1 ô cần sửa'))
    expect(document.activeElement).toBe(title)
  })
})

describe('Ctrl+S', () => {
  it('saves, as ⌘+S does, and leaves the page’s own dialog closed', async () => {
    const { title, wire } = await aForm()
    for (const [text, modifier] of [
      ['Bằng Ctrl', 'ctrlKey'],
      ['Bằng Cmd', 'metaKey'],
    ] as const) {
      write(title, text)
      // False: the browser's dialog was prevented.
      expect(fireEvent.keyDown(title, { key: 's', [modifier]: true })).toBe(false)
      await waitFor(() => expect(written(wire).at(-1)).toEqual({ title: text }))
      await waitFor(() => expect(state()).toMatch(/^Mọi thay đổi đã lưu/))
    }
    // Nor does it anything to the form while a question is open over it.
    write(title, 'Chưa lưu')
    await user.click(screen.getByRole('link', { name: 'Quay lại' }))
    const question = await screen.findByRole('dialog')
    fireEvent.keyDown(question, { key: 's', ctrlKey: true })
    await user.click(within(question).getByRole('button', { name: 'Ở lại' }))
    expect(written(wire)).toHaveLength(2)
  })
})

describe('a long form', () => {
  it('has an index, which leads to a section', async () => {
    const type = await aType(admin.api(), { features: ['content', 'seo', 'categories'] })
    await admin.open(`/posts/add-new-post/${type.id}`, { as: owner() })
    await user.click(await screen.findByRole('button', { name: 'Mục lục' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Tìm kiếm và chia sẻ' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tìm kiếm và chia sẻ'))
  })

  it('opens the section that an error is in', async () => {
    const type = await aType(admin.api(), { features: ['seo'] })
    const body = aPost(type.id, { title: 'Bài có SEO' })
    const { body: made } = await admin.api().call('POST', '/posts', { as: owner(), body })
    const { wire } = await admin.open(`/posts/all-posts/${type.id}/${made.data.id}`, { as: owner() })
    await screen.findByRole('button', { name: 'Sửa: Tìm kiếm và chia sẻ' })
    const errors = { 'seo.title': ['Tiêu đề này dài quá'] }
    wire.answer = (method) =>
      method === 'PATCH'
        ? Response.json({ message: 'Sai', code: 'invalid', errors }, { status: 422 })
        : undefined
    write(await screen.findByRole('textbox', { name: /^Tiêu đề$/ }), 'Tên khác')
    await user.click(button('Lưu'))
    await screen.findByText('Tiêu đề này dài quá')
    await bar().findByRole('button', { name: '1 ô cần sửa' })
  })
})
