import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { shopOf } from '../support/money'
import { withAdmin } from './harness'

const { api, open } = withAdmin()
const shop = shopOf(api)
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

describe('the till', () => {
  it('is counted by notes, says how it differs while one types, and lists the count', async () => {
    const { wire } = await open('/cash', { as: api().owner.token })
    await screen.findByText('Không có khoản thu chi nào trong thời gian này.')
    await screen.findByText(/Chưa đếm lần nào/)
    await shop.made('/cash/counts', { counted: 500_000, taken: 0 })
    await shop.pay(await shop.order([{ post_id: await shop.product(100_000), quantity: 2 }]), 200_000)

    const { wire: second } = await open('/cash', { as: api().owner.token })
    await screen.findByText('700.000 ₫')
    fireEvent.click(await screen.findByRole('button', { name: 'Đếm quỹ' }))
    const dialog = within(await screen.findByRole('dialog'))
    const counted = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Tiền đếm được/ })
    fireEvent.click(dialog.getByRole('button', { name: 'Đếm theo mệnh giá' }))
    fireEvent.change(dialog.getByRole('textbox', { name: '500.000' }), { target: { value: '1' } })
    fireEvent.change(dialog.getByRole('textbox', { name: '20.000' }), { target: { value: '9' } })
    await waitFor(() => expect(counted.value).toBe('680.000'))
    await dialog.findByText('Thiếu 20.000 ₫')
    const taken = dialog.getByRole<HTMLInputElement>('textbox', { name: /Lấy ra khỏi quỹ/ })
    fireEvent.change(taken, { target: { value: '680001' } })
    await user.type(counted, '{Enter}')
    await waitFor(() => expect(taken.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(taken, { target: { value: '500000' } })
    await user.type(taken, '{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const section = within(await screen.findByRole('region', { name: 'Các lần đếm quỹ' }))
    await section.findByText('Thiếu 20.000 ₫')
    await screen.findByText(/khi đó quỹ còn 180.000/)
    const sent = [...wire.sent, ...second.sent].filter(({ path }) => path === '/cash/counts')
    expect(sent.map(({ body }) => body)).toEqual([{ counted: 680_000, taken: 500_000, note: '' }])
  })

  it('is looked at by who may see orders, and is no business of who keeps the warehouse', async () => {
    const looker = await api().member('list-orders')
    await open('/cash', { as: looker.token })
    await screen.findByRole('region', { name: 'Các lần đếm quỹ' })
    expect(screen.queryByRole('button', { name: 'Đếm quỹ' })).toBeNull()
    const keeper = await api().member('edit-warehouses')
    await open('/cash', { as: keeper.token })
    await screen.findByText('Trả nhà cung cấp')
    expect(screen.queryByRole('region', { name: 'Các lần đếm quỹ' })).toBeNull()
    expect(screen.queryByText('Tồn quỹ tiền mặt lúc này')).toBeNull()
  })
})
