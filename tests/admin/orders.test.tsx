import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { withAdmin } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const made = async (path: string, body: object) => {
  const answer = await api().call('POST', path, { as: owner(), body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

let typeId = 0
let bean = 0
beforeAll(async () => {
  typeId = (await aType(api(), { style: 'product', features: ['orders'] })).id
  bean = (await made('/posts', aPost(typeId, { title: 'Cà phê hạt', price: 100_000 }))).id
})

const orderOf = (quantity: number) =>
  made('/orders', {
    type_id: typeId,
    name: 'Chị Lan',
    phone: '0912345678',
    address: '12 Hàng Bông',
    products: [{ post_id: bean, quantity }],
  })
const pageOf = ({ id }: { id: number }) => open(`/posts/product/order/${typeId}/${id}`, { as: owner() })
const step = (id: number, status: string) =>
  api().call('PATCH', `/orders/${id}`, { as: owner(), body: { status } })

describe('the page of an order', () => {
  it('tells who comes second what the first has done', async () => {
    const order = await orderOf(1)
    await pageOf(order)
    await user.click(await screen.findByRole('button', { name: 'Nhận xử lý' }))
    const dialog = within(await screen.findByRole('dialog'))
    await step(order.id, 'processing')
    await user.click(dialog.getByRole('button', { name: 'Nhận xử lý' }))
    await dialog.findByText(/đã chuyển trạng thái sang “Đang xử lý”/)
  })
})
