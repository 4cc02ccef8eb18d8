import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()

const asOwner = () => ({ as: api().owner.token })
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '')
const choose = async (typed: string, name: RegExp) => {
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: typed } })
  await userEvent.click(await screen.findByRole('option', { name }))
}
const add = async (typed: string, name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name: 'Thêm ngôn ngữ' })
  if (button) await userEvent.click(button)
  await choose(typed, name)
  await userEvent.click(screen.getByRole('button', { name: 'Thêm' }))
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
  it('begin with none; the first one is the default', async () => {
    await open('/languages/manager', asOwner())
    await screen.findByText('Chưa có ngôn ngữ nào')
    await add('viet', /Tiếng Việt/)
    expect(names()[0]).toMatch(/Tiếng Việt.*Mặc định/)
  })

  it('are chosen by any name or by code, never typed', async () => {
    await open('/languages/manager', asOwner())
    await click('Thêm ngôn ngữ')
    await userEvent.click(await screen.findByRole('button', { name: 'Thêm' }))
    await screen.findByText('Hãy chọn một ngôn ngữ trong danh sách')
    for (const typed of ['nhat', '日本', 'ja']) {
      fireEvent.change(screen.getByRole('combobox'), { target: { value: typed } })
      await screen.findByRole('option', { name: /Tiếng Nhật.*日本語.*ja/ })
    }
    await userEvent.clear(screen.getByRole('combobox'))
    await userEvent.type(screen.getByRole('combobox'), 'tieng viet')
    await screen.findByText('Không có ngôn ngữ nào khớp')
  })

  it('are named in the language of the interface and in their own', async () => {
    await open('/languages/manager', asOwner())
    await screen.findByRole('table')
    await add('ja', /Tiếng Nhật/)
    // A new one comes last, where its place is.
    expect(names()[1]).toMatch(/Tiếng Nhậtja日本語/)
    await open('/languages/manager', { ...asOwner(), language: 'en' })
    await screen.findByText('Japanese')
    screen.getByText('日本語')
  })

  it('setting a default marks only it, at once', async () => {
    await open('/languages/manager', asOwner())
    await click('Đặt làm mặc định: Tiếng Nhật')
    await screen.findByText('Tiếng Nhật là ngôn ngữ mặc định.')
    expect(names().filter((row) => /Mặc định/.test(row))).toEqual([expect.stringContaining('Tiếng Nhật')])
    expect((await stored()).filter(({ is_default }) => is_default).map(({ key }) => key)).toEqual(['ja'])
  })

  it('can be set the default and deleted one after the other: versions stay in step', async () => {
    await open('/languages/manager', asOwner())
    await click('Đặt làm mặc định: Tiếng Việt')
    await screen.findByText('Tiếng Việt là ngôn ngữ mặc định.')
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Xóa tiếng Nhật' }).disabled).toBe(false),
    )
    await click('Xóa tiếng Nhật')
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('Xóa “Tiếng Nhật”?')
    await userEvent.click(dialog.getByRole('button', { name: 'Xóa' }))
    await screen.findByText('Đã xóa ngôn ngữ.')
    await waitFor(() => expect(names()).toHaveLength(1))
    expect((await stored()).map(({ key }) => key)).toEqual(['vi'])
  })

  it('keep the default one', async () => {
    await open('/languages/manager', asOwner())
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Xóa tiếng Việt' })
    expect(button.disabled).toBe(true)
  })

  it('are put in order with the keyboard; the order is kept', async () => {
    await open('/languages/manager', asOwner())
    await add('fr', /Tiếng Pháp/)
    expect((await stored()).map(({ key }) => key)).toEqual(['vi', 'fr'])
    const handle = await screen.findByRole('button', { name: 'Kéo để đổi chỗ “Tiếng Pháp”' })
    const undo = giveRowsHeight()
    handle.focus()
    await userEvent.keyboard(' ')
    await screen.findByText(/Đã nhấc “Tiếng Pháp” lên, đang ở vị trí 2 trên 2/)
    await userEvent.keyboard('{ArrowUp}')
    await screen.findByText('“Tiếng Pháp” đang ở vị trí 1 trên 2.')
    await userEvent.keyboard(' ')
    await screen.findByText('Đã lưu thứ tự ngôn ngữ.')
    undo()
    expect(names().map((row) => /Tiếng (Pháp|Việt)/.exec(row)?.[1])).toEqual(['Pháp', 'Việt'])
    expect((await stored()).map(({ key }) => key)).toEqual(['fr', 'vi'])
  })

  it('say what went wrong and end with please-try-again-later', async () => {
    const { wire } = await open('/languages/manager', asOwner())
    wire.answer = (method) =>
      method === 'PATCH'
        ? Response.json({ message: 'Máy chủ đang bận', code: 'internal' }, { status: 500 })
        : undefined
    await click('Đặt làm mặc định: Tiếng Pháp')
    await screen.findByText('Chưa đổi được ngôn ngữ mặc định. Vui lòng thử lại sau.')
  })

  it('are not for everyone', async () => {
    const { token } = await api().member('list-posts')
    await open('/languages/manager', { as: token })
    await heading('Bạn chưa có quyền xem trang này')
  })
})

describe('the names of languages', () => {
  it('are called as inside a sentence where they stand in one', async () => {
    await api().call('POST', '/languages', { as: api().owner.token, body: { key: 'ja' } })
    await open('/languages/manager', asOwner())
    await click('Xóa tiếng Nhật')
    await screen.findByText('Trang web sẽ không còn phiên bản tiếng Nhật.')
  })
})
