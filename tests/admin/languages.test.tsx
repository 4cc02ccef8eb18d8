import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { withAdmin } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

const asOwner = () => ({ as: api().owner.token })
const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '')
const choose = async (typed: string, name: RegExp) => {
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: typed } })
  await user.click(await screen.findByRole('option', { name }))
}
const add = async (typed: string, name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name: 'Thêm ngôn ngữ' })
  if (button) await user.click(button)
  await choose(typed, name)
  await user.click(screen.getByRole('button', { name: 'Thêm' }))
  await screen.findByText('Đã thêm ngôn ngữ.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const stored = async (): Promise<{ key: string; is_default: boolean }[]> =>
  (await api().call('GET', '/languages?limit=0', { as: api().owner.token })).body.data

/** jsdom has no layout; rows of 50 pixels are enough to be moved past each other. */
function giveRowsHeight(): () => void {
  const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const row = this.closest('tr')
    const top = row ? [...(row.parentElement?.children ?? [])].indexOf(row) * 50 : 0
    const box = { x: 0, y: top, top, left: 0, right: 600, bottom: top + 50, width: 600, height: 50 }
    return { ...box, toJSON: () => box }
  })
  return () => spy.mockRestore()
}

describe('the languages of the site', () => {
  it('begin with none; the first one is the default; they are chosen by any name or by code, and named in the language of the interface and their own', async () => {
    await open('/languages/manager', asOwner())
    await screen.findByText('Chưa có ngôn ngữ nào')
    await add('viet', /Tiếng Việt/)
    expect(names()[0]).toMatch(/Tiếng Việt.*Mặc định/)

    await click('Thêm ngôn ngữ')
    await user.click(await screen.findByRole('button', { name: 'Thêm' }))
    await screen.findByText('Hãy chọn một ngôn ngữ trong danh sách')
    const write = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })
    for (const typed of ['nhat', '日本', 'ja']) {
      write(typed)
      await screen.findByRole('option', { name: /Tiếng Nhật.*日本語.*ja/ })
    }
    await user.clear(screen.getByRole('combobox'))
    await user.type(screen.getByRole('combobox'), 'tieng viet')
    await screen.findByText('Không có ngôn ngữ nào khớp')
    write('ja')
    await user.click(await screen.findByRole('option', { name: /Tiếng Nhật/ }))
    await user.click(screen.getByRole('button', { name: 'Thêm' }))
    // A new one comes last, where its place is.
    await waitFor(() => expect(names()[1]).toMatch(/Tiếng Nhậtja日本語/))
    await open('/languages/manager', { ...asOwner(), language: 'en' })
    await screen.findByText('Japanese')
    screen.getByText('日本語')
  })

  it('can be set the default, which marks only it, and deleted one after the other: versions stay in step', async () => {
    const { wire } = await open('/languages/manager', asOwner())
    wire.answer = (method) =>
      method === 'PATCH'
        ? Response.json({ message: 'Máy chủ đang bận', code: 'internal' }, { status: 500 })
        : undefined
    await click('Đặt làm mặc định: Tiếng Nhật')
    await screen.findByText('Chưa đổi được ngôn ngữ mặc định. Vui lòng thử lại sau.')
    wire.answer = undefined
    await click('Đặt làm mặc định: Tiếng Nhật')
    await screen.findByText('Tiếng Nhật là ngôn ngữ mặc định.')
    expect(names().filter((row) => /Mặc định/.test(row))).toEqual([expect.stringContaining('Tiếng Nhật')])
    expect((await stored()).filter(({ is_default }) => is_default).map(({ key }) => key)).toEqual(['ja'])

    await click('Đặt làm mặc định: Tiếng Việt')
    await screen.findByText('Tiếng Việt là ngôn ngữ mặc định.')
    const removal = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
    await waitFor(() => expect(removal('Xóa tiếng Nhật').disabled).toBe(false))
    expect(removal('Xóa tiếng Việt').disabled).toBe(true)
    await user.click(removal('Xóa tiếng Nhật'))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('Xóa “Tiếng Nhật”?')
    dialog.getByText('Trang web sẽ không còn phiên bản tiếng Nhật.')
    await user.click(dialog.getByRole('button', { name: 'Xóa' }))
    await screen.findByText('Đã xóa ngôn ngữ.')
    await waitFor(() => expect(names()).toHaveLength(1))
    expect((await stored()).map(({ key }) => key)).toEqual(['vi'])
  })

  it('are put in order with the keyboard; the order is kept', async () => {
    await open('/languages/manager', asOwner())
    await add('fr', /Tiếng Pháp/)
    expect((await stored()).map(({ key }) => key)).toEqual(['vi', 'fr'])
    const handle = await screen.findByRole('button', { name: 'Kéo để đổi chỗ “Tiếng Pháp”' })
    const undo = giveRowsHeight()
    handle.focus()
    await user.keyboard(' ')
    await screen.findByText(/Đã nhấc “Tiếng Pháp” lên, đang ở vị trí 2 trên 2/)
    await user.keyboard('{ArrowUp}')
    await screen.findByText('“Tiếng Pháp” đang ở vị trí 1 trên 2.')
    await user.keyboard(' ')
    await screen.findByText('Đã lưu thứ tự ngôn ngữ.')
    undo()
    expect(names().map((row) => /Tiếng (Pháp|Việt)/.exec(row)?.[1])).toEqual(['Pháp', 'Việt'])
    expect((await stored()).map(({ key }) => key)).toEqual(['fr', 'vi'])
  })
})
