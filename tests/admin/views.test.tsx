import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCategory, aType } from '../support/content'
import { withAdmin } from './harness'

const { api, open } = withAdmin()
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const disabled = `/users/list?filter=${encodeURIComponent('{"status":"disable"}')}`

describe('a saved view', () => {
  it('stands as a tab on every machine, is the default when wanted, and can be deleted', async () => {
    const { token: as } = await api().member('list-users')
    const saved = async () => (await api().call('GET', '/views', { as })).body.data
    await open(disabled, { as })
    await click('Lưu chế độ xem')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tên chế độ xem' }), 'Đang khóa{Enter}')
    await screen.findByRole('tab', { name: 'Đang khóa', selected: true })
    expect(await saved()).toMatchObject([{ path: '/users/list', name: 'Đang khóa', is_default: false }])

    const { place } = await open('/users/list', { as })
    await userEvent.click(await screen.findByRole('tab', { name: 'Đang khóa', selected: false }))
    await waitFor(() =>
      expect(new URLSearchParams(place().split('?')[1]).get('filter')).toBe('{"status":"disable"}'),
    )

    await click('Tùy chọn hiển thị')
    await click('Chế độ xem đã lưu…')
    await click('Mặc định mở “Đang khóa”')
    await waitFor(async () => expect(await saved()).toMatchObject([{ is_default: true }]))
    const again = await open('/users/list', { as })
    await screen.findByRole('tab', { name: 'Đang khóa', selected: true })
    expect(again.place()).toContain('disable')

    await click('Tùy chọn hiển thị')
    await click('Chế độ xem đã lưu…')
    await click('Xóa chế độ xem “Đang khóa”')
    await waitFor(async () => expect(await saved()).toEqual([]))
  })

  it('that another window has changed or deleted is shown as it is now, and not overwritten', async () => {
    const { token: as } = await api().member('list-users')
    const call = (method: string, path: string, body?: object) => api().call(method, path, { as, body })
    const add = async (name: string, status: string) => {
      const query = `filter=${encodeURIComponent(JSON.stringify({ status }))}&sort=created_at&order=DESC`
      return (await call('POST', '/views', { path: '/users/list', name, query, is_default: false })).body.data
        .id
    }
    const [one, two] = [await add('Một', 'enable'), await add('Hai', 'disable')]
    await add('تقرير (2026)', 'enable')
    await open('/users/list', { as })
    // A name in another script stands in its own direction.
    expect((await screen.findByText('تقرير (2026)')).getAttribute('dir')).toBe('auto')
    await click('Tùy chọn hiển thị')
    await click('Chế độ xem đã lưu…')
    // One default takes the place of the other: both can be changed after it.
    await click('Mặc định mở “Một”')
    await screen.findByRole('button', { name: 'Mặc định mở “Một”', pressed: true })
    await click('Mặc định mở “Hai”')
    await screen.findByRole('button', { name: 'Mặc định mở “Hai”', pressed: true })
    await click('Mặc định mở “Một”')
    await screen.findByRole('button', { name: 'Mặc định mở “Một”', pressed: true })

    await call('PATCH', `/views/${two}`, { name: 'Hai nữa' })
    await click('Xóa chế độ xem “Hai”')
    await screen.findByRole('button', { name: 'Xóa chế độ xem “Hai nữa”' })
    await call('DELETE', `/views/${one}`)
    await click('Xóa chế độ xem “Một”')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Xóa chế độ xem “Một”' })).toBeNull())
    expect((await call('GET', '/views')).body.data).toMatchObject([
      { id: two, name: 'Hai nữa' },
      { name: 'تقرير (2026)' },
    ])
  })

  it('whose filter names something that is gone says so, and lets it be taken away', async () => {
    const { id } = await aType(api())
    await aCategory(api(), id)
    const as = api().owner.token
    const filter = encodeURIComponent(JSON.stringify({ category_id: 99_999, author_id: 99_999 }))
    const { place } = await open(`/posts/all-posts/${id}?filter=${filter}`, { as })
    await screen.findByRole('button', { name: 'Danh mục chính: không còn' })
    await screen.findByRole('button', { name: 'Tác giả: không còn' })
    await click('Bỏ lọc Danh mục chính')
    await screen.findByRole('button', { name: 'Danh mục chính' })
    await click('Bỏ lọc Tác giả')
    await waitFor(() => expect(place()).not.toContain('99999'))
  })

  it('that somebody with fewer rights opens shows what they may not choose, to be taken away', async () => {
    const { id } = await aType(api())
    const { token: as } = await api().member('list-posts', 'list-types')
    const filter = encodeURIComponent(JSON.stringify({ author_id: api().owner.id }))
    const { place, wire } = await open(`/posts/all-posts/${id}?filter=${filter}`, { as })
    const chip = await screen.findByRole<HTMLButtonElement>('button', { name: `Tác giả: #${api().owner.id}` })
    expect(chip.disabled).toBe(true)
    await click('Bỏ lọc Tác giả')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Tác giả/ })).toBeNull())
    expect(place()).not.toContain('author')
    expect(wire.refused).toEqual([])
  })
})
