import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCategory, aPost, aType } from '../support/content'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token

/** Trà › (Xanh › Sen, Đen), Cà phê. */
async function aTree() {
  const api = admin.api()
  const type = await aType(api)
  const add = (title: string, sort: number, parent?: { id: number }) =>
    aCategory(api, type.id, { title, sort, parent_id: parent?.id ?? null })
  const tea = await add('Trà', 0)
  const green = await add('Xanh', 0, tea)
  const lotus = await add('Sen', 0, green)
  const black = await add('Đen', 1, tea)
  const coffee = await add('Cà phê', 1)
  return { type, tea, green, lotus, black, coffee, path: `/posts/post-category/${type.id}` }
}

const titleOf = (row: HTMLElement) => row.querySelector('a.row-link')?.textContent ?? ''
/** The rows as they stand: a dash per level. */
const shown = () =>
  screen.getAllByRole('row').map((row) => '-'.repeat(Number(row.ariaLevel) - 1) + titleOf(row))
const row = (title: string) =>
  screen.getAllByRole('row').find((each) => titleOf(each) === title) as HTMLElement
const press = (title: string, key: string, altKey = false) => {
  act(() => row(title).focus())
  fireEvent.keyDown(row(title), { key, altKey })
}
const stored = async (type: { id: number }) => {
  const { body } = await admin
    .api()
    .call('GET', `/categories?limit=0&search=type_id:${type.id}`, { as: owner() })
  return Object.fromEntries(
    body.data.map(({ title, parent_id, sort }: Record<string, unknown>) => [title, { parent_id, sort }]),
  )
}
const open = async (path: string) => {
  const opened = await admin.open(path, { as: owner() })
  await heading('Danh mục')
  await screen.findByRole('treegrid', { name: 'Danh mục' })
  return opened
}

describe('a tree', () => {
  it('tells levels, places and what is folded; is walked with the arrow keys: rows, folding, the parent, what a row offers; leaves the keys of a dialog to the dialog', async () => {
    const { path } = await aTree()
    const { place } = await open(path)
    expect(shown()).toEqual(['Trà', '-Xanh', '--Sen', '-Đen', 'Cà phê'])
    expect(row('Đen').getAttribute('aria-posinset')).toBe('2')
    expect(row('Đen').getAttribute('aria-setsize')).toBe('2')
    expect(row('Đen').getAttribute('aria-expanded')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Thu gọn “Xanh”' }))
    expect(shown()).toEqual(['Trà', '-Xanh', '-Đen', 'Cà phê'])
    expect(row('Xanh').getAttribute('aria-expanded')).toBe('false')
    press('Xanh', 'ArrowRight')
    expect(shown()).toEqual(['Trà', '-Xanh', '--Sen', '-Đen', 'Cà phê'])

    const at = () => titleOf(document.activeElement as HTMLElement)
    press('Trà', 'ArrowDown')
    expect(at()).toBe('Xanh')
    press('Xanh', 'ArrowLeft')
    expect(shown()).toEqual(['Trà', '-Xanh', '-Đen', 'Cà phê'])
    press('Xanh', 'ArrowLeft')
    expect(at()).toBe('Trà')
    press('Xanh', 'ArrowRight')
    expect(shown()).toContain('--Sen')
    press('Xanh', 'End')
    expect(at()).toBe('Cà phê')
    press('Cà phê', 'Home')
    expect(at()).toBe('Trà')
    press('Sen', 'ArrowRight')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chuyển chỗ “Sen”' }))
    // Only one row is a stop of the Tab key.
    expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([row('Sen')])
    press('Sen', ' ')
    const chosen = screen.getByRole('checkbox', { name: 'Chọn dòng này: Sen' })
    expect(chosen).toHaveProperty('checked', true)
    fireEvent.click(chosen)

    fireEvent.click(screen.getByRole('button', { name: 'Xóa “Sen”' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Xóa' }), { key: 'Enter' })
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Xóa' }), { key: 'ArrowLeft', altKey: true })
    expect(place()).toBe(path)
    expect(document.querySelectorAll('tr')).toHaveLength(5)
    fireEvent.click(dialog.getByRole('button', { name: 'Xóa' }))
    await waitFor(() => expect(shown()).toEqual(['Trà', '-Xanh', '-Đen', 'Cà phê']))
  })

  it('moves rows with Alt and the arrow keys, several in a row, and says where they stand', async () => {
    const { type, tea, path } = await aTree()
    const { wire } = await open(path)
    press('Cà phê', 'ArrowRight', true)
    expect(shown()).toEqual(['Trà', '-Xanh', '--Sen', '-Đen', '-Cà phê'])
    screen.getByText('“Cà phê”: mục 3 trên 3, cấp 2, trong “Trà”.')
    // Without waiting until the one before is saved.
    press('Cà phê', 'ArrowUp', true)
    press('Cà phê', 'ArrowUp', true)
    expect(shown()).toEqual(['Trà', '-Cà phê', '-Xanh', '--Sen', '-Đen'])
    await screen.findAllByText('Đã lưu thứ tự danh mục.')
    await waitFor(async () => expect((await stored(type))['Cà phê'].parent_id).toBe(tea.id))
    await waitFor(async () => {
      const { 'Cà phê': coffee, Xanh, Đen } = await stored(type)
      expect(coffee.sort).toBeLessThan(Xanh.sort)
      expect(Xanh.sort).toBeLessThan(Đen.sort)
    })
    press('Cà phê', 'ArrowLeft', true)
    expect(shown()).toEqual(['Trà', '-Xanh', '--Sen', '-Đen', 'Cà phê'])
    press('Cà phê', 'ArrowLeft', true)
    screen.getByText('“Cà phê” không thể chuyển theo hướng đó.')
    await waitFor(async () => expect((await stored(type))['Cà phê'].parent_id).toBeNull())
    // Only single categories are written, and none is lost.
    const writes = wire.sent.filter(({ method }) => method !== 'GET')
    expect(
      writes.every(({ method, path: each }) => method === 'PATCH' && /^\/categories\/\d+/.test(each)),
    ).toBe(true)
    expect(Object.keys(await stored(type))).toHaveLength(5)
  })

  it('asks where to go: not under itself or what is under it', async () => {
    const { type, coffee, path } = await aTree()
    await open(path)
    await user.click(screen.getByRole('button', { name: 'Chuyển chỗ “Xanh”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Chuyển đến…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Chuyển “Xanh” đến…' }))
    const parent = dialog.getByRole('combobox', { name: 'Nằm trong' })
    expect(parent).toHaveProperty('value', 'Trà')
    await user.click(parent)
    await user.clear(parent)
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(options).toEqual(['Trà', '- Đen', 'Cà phê'])
    await user.paste('ca phe')
    await user.click(await screen.findByRole('option', { name: 'Cà phê' }))
    await user.click(dialog.getByRole('button', { name: 'Chuyển' }))
    await waitFor(() => expect(shown()).toEqual(['Trà', '-Đen', 'Cà phê', '-Xanh', '--Sen']))
    await waitFor(async () => expect((await stored(type)).Xanh.parent_id).toBe(coffee.id))
  })

  it('moved by two people at once shows what the other one changed', async () => {
    const { tea, black, coffee, type, path } = await aTree()
    await open(path)
    const api = admin.api()
    const patch = (id: number, body: object) => api.call('PATCH', `/categories/${id}`, { as: owner(), body })
    await patch(coffee.id, { parent_id: tea.id, sort: 9 })
    await patch(black.id, { title: 'Đen đậm' })
    press('Cà phê', 'ArrowUp', true)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Chưa lưu được thứ tự danh mục.')
    await within(alert).findByText('“Cà phê” đã chuyển vào “Trà”.')
    within(alert).getByText('“Đen” nay là “Đen đậm”.')
    await waitFor(() => expect(shown()).toEqual(['Trà', '-Xanh', '--Sen', '-Đen đậm', '-Cà phê']))
    expect((await stored(type))['Cà phê']).toEqual({ parent_id: tea.id, sort: 9 })
  })

  it('shows how many posts each category leads to, linked to the list of them', async () => {
    const { type, tea, green, lotus, path } = await aTree()
    const api = admin.api()
    for (const category of [green, green, lotus])
      await api.call('POST', '/posts', { as: owner(), body: aPost(type.id, { category_id: category.id }) })
    const { wire } = await open(path)
    const link = screen.getByRole('link', { name: '3 bài trong “Trà”' })
    screen.getByRole('link', { name: '1 bài trong “Sen”' })
    expect(screen.queryByRole('link', { name: /bài trong “Cà phê”/ })).toBeNull()
    expect(wire.sent.filter(({ path: each }) => each.startsWith('/categories?'))).toHaveLength(1)
    await user.click(link)
    await waitFor(() => expect(document.querySelectorAll('main tbody a.row-link')).toHaveLength(3))
    screen.getByRole('button', { name: /Danh mục.*Trà/ })
    expect(tea.id).toBeGreaterThan(0)
  })
})
