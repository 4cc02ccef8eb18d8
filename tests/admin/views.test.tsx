import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
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
    await click('Mở “Đang khóa” mặc định')
    await waitFor(async () => expect(await saved()).toMatchObject([{ is_default: true }]))
    const again = await open('/users/list', { as })
    await screen.findByRole('tab', { name: 'Đang khóa', selected: true })
    expect(again.place()).toContain('disable')

    await click('Tùy chọn hiển thị')
    await click('Chế độ xem đã lưu…')
    await click('Xóa chế độ xem “Đang khóa”')
    await waitFor(async () => expect(await saved()).toEqual([]))
  })
})
