import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { raKeys } from '../../src/admin/providers/cache/raKeys'
import { aPost, aType } from '../support/content'
import { warehouseOf } from '../support/stock'
import { withAdmin, written } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token

async function aForm() {
  const id = await warehouseOf(admin.api).place('/suppliers', 'Tên cũ')
  const opened = await admin.open(`/warehouse/supplier/${id}`, { as: owner() })
  const name = await screen.findByLabelText(/^Tên nhà cung cấp/)
  return { ...opened, name, id }
}
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const bar = () => within(screen.getByRole('toolbar'))
const state = () => bar().getByRole('status').textContent
const button = (name: string) => bar().getByRole('button', { name })
const isFilled = (name: string) => button(name).classList.contains('MuiButton-contained')

describe('the save bar', () => {
  it('says since when everything is saved, and that something is not; Save stands out only then; what is to be mended is counted instead of told over it, and led to', async () => {
    const { name, wire } = await aForm()
    // The time of a save of today, the day of an earlier one.
    await waitFor(() => expect(state()).toMatch(/^Mọi thay đổi đã lưu · \d\d[:/]\d\d/))
    expect(isFilled('Lưu')).toBe(false)
    // A short form has no index.
    expect(screen.queryByRole('button', { name: 'Mục lục' })).toBeNull()
    write(name, '')
    await user.click(button('Lưu'))
    await bar().findByRole('button', { name: '1 ô cần sửa' })
    expect(document.activeElement).toBe(name)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(written(wire)).toEqual([])
    act(() => button('Lưu').focus())
    await user.click(button('1 ô cần sửa'))
    expect(document.activeElement).toBe(name)
    write(name, 'Tên mới')
    await waitFor(() => expect(state()).toBe('Chưa lưu'))
    expect(isFilled('Lưu')).toBe(true)
    await user.click(button('Lưu'))
    await waitFor(() => expect(state()).toMatch(/^Mọi thay đổi đã lưu · \d\d[:/]\d\d/))
    expect(bar().queryByRole('button', { name: /thay đổi/ })).toBeNull()
    expect(written(wire)).toEqual([{ name: 'Tên mới' }])
  })

  it('takes changes back, and brings back what was changed here alone, under the same focus: what somebody else has saved meanwhile stays; Ctrl+S and ⌘+S save, and leave the page’s own dialog closed', async () => {
    const { name, wire, client, id } = await aForm()
    write(name, 'Tên mới')
    await waitFor(() => expect(state()).toBe('Chưa lưu'))
    const body = { email: 'ho@nep.vn', version: 1 }
    await admin.api().call('PATCH', `/suppliers/${id}`, { as: owner(), body })
    await act(() => client.refetchQueries({ queryKey: raKeys.records('suppliers') }))
    const email = document.querySelector<HTMLInputElement>('[name=email]')
    await user.click(button('Bỏ thay đổi'))
    await waitFor(() => expect(email?.value).toBe('ho@nep.vn'))
    expect(name).toHaveProperty('value', 'Tên cũ')
    expect(state()).toMatch(/^Mọi thay đổi đã lưu/)
    expect(document.activeElement).toBe(button('Lấy lại thay đổi'))
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
    await user.click(button('Lấy lại thay đổi'))
    await waitFor(() => expect(name).toHaveProperty('value', 'Tên mới'))
    expect(email?.value).toBe('ho@nep.vn')
    expect(document.activeElement).toBe(button('Bỏ thay đổi'))
    await user.click(button('Lưu'))
    await waitFor(() => expect(written(wire)).toEqual([{ name: 'Tên mới' }]))

    for (const [text, modifier] of [
      ['Bằng Ctrl', 'ctrlKey'],
      ['Bằng Cmd', 'metaKey'],
    ] as const) {
      await waitFor(() => expect(state()).toMatch(/^Mọi thay đổi đã lưu/))
      write(name, text)
      // False: the browser's dialog was prevented.
      expect(fireEvent.keyDown(name, { key: 's', [modifier]: true })).toBe(false)
      await waitFor(() => expect(written(wire).at(-1)).toEqual({ name: text }))
    }
    await waitFor(() => expect(state()).toMatch(/^Mọi thay đổi đã lưu/))
    // Nor does it anything to the form while a question is open over it.
    write(name, 'Chưa lưu')
    await user.click(screen.getByRole('link', { name: 'Quay lại' }))
    const question = await screen.findByRole('dialog')
    fireEvent.keyDown(question, { key: 's', ctrlKey: true })
    await user.click(within(question).getByRole('button', { name: 'Ở lại' }))
    expect(written(wire)).toHaveLength(3)
  })
})

describe('a long form', () => {
  it('opens the section that an error is in, and has an index, which leads to a section', async () => {
    const type = await aType(admin.api(), { features: ['content', 'seo', 'categories'] })
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
    await user.click(screen.getByText('Lưu', { selector: 'button' }))
    await screen.findByText('Tiêu đề này dài quá')
    await screen.findByText('1 ô cần sửa', { selector: 'button' })
    await user.click(screen.getByRole('button', { name: 'Mục lục' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Hình ảnh' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Hình ảnh'))
  })
})
