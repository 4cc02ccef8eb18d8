import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { heading, withAdmin, written } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const made = async (path: string, body: object, as = owner()) => {
  const answer = await api().call('POST', path, { as, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const panel = (name: string) => screen.findByRole('region', { name })

let client = { id: 0, email: '', token: '' }
let order = { code: '', type_id: 0, id: 0 }
beforeAll(async () => {
  client = await api().member()
  await api().db.execute(sql`update users set name = 'Chị Hoa', phone = '0912345678' where id = ${client.id}`)
  const type = await aType(api(), { style: 'product', features: ['orders'] })
  const post_id = (await made('/posts', aPost(type.id, { price: 120_000, title: 'Cà phê Cầu Đất' }))).id
  order = await made('/orders', {
    type_id: type.id,
    name: 'Chị Hoa',
    phone: '0912345678',
    address: '12 Hàng Bông, Hà Nội',
    products: [{ post_id, quantity: 3 }],
  })
  await made('/comments/user', { post_id, message: 'Giao có nhanh không?' }, client.token)
  await made('/ratings', { post_id, score: 5, content: 'Rất thơm', user_id: client.id })
  const agency = await made('/agencies', { name: 'Quán Lá' })
  await api().call('POST', '/agencies/attach', {
    as: owner(),
    body: { agency_id: agency.id, user_ids: [client.id] },
  })
})

describe('the page of a client', () => {
  it('shows what they have ordered and spent, written and rated, and where they belong, also to who comes from the list; keeps notes of staff', async () => {
    const { wire } = await open('/users/client', { as: owner() })
    // A row of the list has less.
    await user.click(await screen.findByRole('link', { name: 'Chị Hoa' }))
    await heading('Chị Hoa')
    const orders = within(await panel('Đơn hàng'))
    const link = await orders.findByRole('link', { name: order.code })
    expect(link.getAttribute('href')).toBe(`/posts/product/order/${order.type_id}/${order.id}`)
    const spent = await orders.findByText('Đã mua')
    expect(spent.parentElement?.textContent).toMatch(/360\.000/)
    await within(await panel('Bình luận')).findByRole('link', { name: 'Giao có nhanh không?' })
    await within(await panel('Đánh giá')).findByRole('link', { name: /Rất thơm/ })
    await within(await panel('Đại lý')).findByRole('link', { name: 'Quán Lá' })
    expect(screen.getByRole('link', { name: '0912 345 678' }).getAttribute('href')).toBe('tel:0912345678')
    expect(screen.getByRole('link', { name: 'Sửa thông tin' }).getAttribute('href')).toBe(
      `/users/client/${client.id}/edit`,
    )
    await user.type(await screen.findByRole('textbox', { name: 'Viết ghi chú' }), 'Rang đậm')
    await user.click(screen.getByRole('button', { name: 'Gửi' }))
    const note = await within(await panel('Ghi chú nội bộ')).findByRole('article')
    expect(note.textContent).toMatch(/Rang đậm/)
    expect(written(wire)).toMatchObject([{ note: 'Rang đậm' }])
  })

  it('has each panel only for who may list what is in it', async () => {
    const reader = await api().member('list-users')
    const { wire } = await open(`/users/client/${client.id}`, { as: reader.token })
    await heading('Chị Hoa')
    await panel('Ghi chú nội bộ')
    for (const name of ['Đơn hàng', 'Bình luận', 'Đánh giá', 'Đang đăng nhập ở đâu'])
      expect(screen.queryByRole('region', { name }), name).toBeNull()
    expect(screen.queryByRole('link', { name: 'Sửa thông tin' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Giao vai trò' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Viết ghi chú' })).toBeNull()
    expect(wire.refused).toEqual([])
    const seller = await api().member('list-users', 'list-orders')
    await open(`/users/client/${client.id}`, { as: seller.token })
    await within(await panel('Đơn hàng')).findByRole('link', { name: order.code })
  })

  it('shows where they are signed in to who gives access, who ends it', async () => {
    const visitor = await api().member()
    const guard = await api().member('manage-admins-access')
    await open(`/users/client/${visitor.id}`, { as: guard.token })
    const signedIn = within(await panel('Đang đăng nhập ở đâu'))
    await user.click(await signedIn.findByRole('button', { name: 'Kết thúc' }))
    await signedIn.findByText('Không có phiên đăng nhập nào.')
    expect((await api().call('GET', '/profile', { as: visitor.token })).status).toBe(401)
  })
})

it('giving a client a role makes a member of them, and says so before and after', async () => {
  const { id } = await api().member()
  const role = await made('/roles', { name: 'Bán hàng', description: 'Thử', permissions: ['list-orders'] })
  const { place } = await open(`/users/client/${id}`, { as: owner() })
  await user.click(await screen.findByRole('button', { name: 'Giao vai trò' }))
  const ask = within(await screen.findByRole('dialog'))
  ask.getByText(/sẽ là thành viên/)
  await user.click(await ask.findByRole('checkbox', { name: role.name }))
  await user.click(ask.getByRole('button', { name: 'Giao vai trò' }))
  await screen.findByText('Đã giao vai trò: người này giờ là thành viên.')
  await waitFor(() => expect(place()).toBe(`/users/list/${id}`))
})

it('a client is taken down by staff and opened at once, with the words of clients', async () => {
  const { place } = await open('/users/client/create', { as: owner() })
  await screen.findByLabelText(/^Họ và tên/)
  for (const [label, value] of [
    [/^Họ và tên/, 'Anh Tú'],
    [/^Email/, 'tu@example.com'],
    [/^Mật khẩu/, 'mat-khau-moi'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await user.click(screen.getByRole('button', { name: 'Lưu' }))
  await screen.findByText('Đã thêm khách hàng.')
  await heading('Anh Tú')
  expect(place()).toMatch(/^\/users\/client\/\d+$/)
})
