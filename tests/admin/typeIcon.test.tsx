import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { typeIcons } from '../../src/domain/typeIcons'
import { aType } from '../support/content'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token

/** What is drawn in the menu beside a type. */
const inMenu = (title: string) =>
  within(screen.getByRole('navigation', { name: 'Menu chính' }))
    .getByRole('button', { name: title })
    .querySelector('.menu-icon')

describe('the icon of a post type', () => {
  it('is walked to with the arrow keys, found by a word without accents, chosen with the keyboard, and stands in the menu', async () => {
    const type = await aType(admin.api(), { title: 'Thực đơn' })
    await aType(admin.api(), { title: 'Tin khác' })
    const { wire } = await admin.open(`/post-type/manager/${type.id}`, { as: owner() })
    await heading('Thực đơn')
    expect(inMenu('Thực đơn')?.textContent).toBe('')
    expect(inMenu('Thực đơn')?.querySelector('path')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Biểu tượng: Mặc định' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Chọn biểu tượng' }))
    const options = dialog.getAllByRole('option')
    expect(options.length).toBeGreaterThan(40)
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    fireEvent.keyDown(dialog.getByRole('searchbox'), { key: 'ArrowDown' })
    expect(document.activeElement).toBe(options[0])
    press('ArrowDown')
    expect(document.activeElement).toBe(options[6])
    press('ArrowRight')
    expect(document.activeElement).toBe(options[7])
    press('Home')
    expect(document.activeElement).toBe(options[0])
    press('End')
    expect(document.activeElement).toBe(options.at(-1))
    await user.click(dialog.getByRole('searchbox', { name: 'Tìm biểu tượng' }))
    await user.paste('ca phe')
    expect(dialog.getAllByRole('option').map(({ title }) => title)).toEqual(['cà phê'])
    await user.clear(dialog.getByRole('searchbox'))
    await user.paste('book')
    fireEvent.keyDown(dialog.getByRole('searchbox'), { key: 'Enter' })
    await screen.findByRole('button', { name: 'Biểu tượng: sách' })
    expect(wire.sent.some(({ method }) => method === 'PATCH')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã lưu loại bài viết.')
    await waitFor(() =>
      expect(inMenu('Thực đơn')?.querySelector('path')?.getAttribute('d')).toBe(typeIcons.book),
    )
    const { body } = await admin.api().call('GET', '/types?limit=0&include=drawing', { as: owner() })
    expect(body.data).toMatchObject([
      { icon: 'book', drawing: typeIcons.book },
      { icon: '', drawing: null },
    ])
    const history = await admin.api().call('GET', `/history?entity=types&id=${type.id}`, { as: owner() })
    expect(history.body.data[0].changes).toMatchObject([{ field: 'icon', before: '', after: 'book' }])
  })

  it('is one of those there are', async () => {
    const type = await aType(admin.api())
    const answer = await admin
      .api()
      .call('PATCH', `/types/${type.id}`, { as: owner(), body: { icon: 'dragon' } })
    expect(answer).toMatchObject({ status: 422, body: { errors: { icon: [expect.any(String)] } } })
  })
})
