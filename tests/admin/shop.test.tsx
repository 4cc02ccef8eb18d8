import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseAmount } from '../../src/admin/components/lines/amount'
import { readOff, writeOff } from '../../src/admin/resources/discounts/off'
import { setMoneyUnit } from '../../src/domain/money'
import { aPost, aType } from '../support/content'
import { withAdmin, written } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const call = (method: string, path: string, body?: object) =>
  api().call(method, path, { as: api().owner.token, body })
const made = async (path: string, body: object) => {
  const answer = await call('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

let typeId = 0
beforeAll(async () => {
  typeId = (await aType(api(), { style: 'product', features: ['discounts'] })).id
})
const aDiscount = (more: object = {}) =>
  made('/discounts', {
    type_id: typeId,
    title: 'Cuối tuần',
    start: '2035-01-01T01:00:00.000Z',
    end: '2035-02-01T01:00:00.000Z',
    config: [
      { quantity: 5, discount: 10, type: 'percent' },
      { quantity: 10, discount: 15_000, type: 'money' },
    ],
    ...more,
  })
const pageOf = ({ id }: { id: number }) => `/posts/product/discount/${typeId}/${id}`

describe('what is taken off, as it is typed', () => {
  it.each([
    ['10%', 10, 'percent'],
    ['10', 10, 'percent'],
    ['12,5 %', 12.5, 'percent'],
    ['12.5', 12.5, 'percent'],
    ['100', 100, 'percent'],
    ['5000', 5_000, 'money'],
    ['5.000 ₫', 5_000, 'money'],
    ['5,000', 5_000, 'money'],
    ['50đ', 50, 'money'],
  ] as const)('“%s” is %d %s', (typed, discount, type) => {
    expect(readOff(typed)).toEqual({ discount, type })
    // What is written is read as the same.
    for (const locale of ['vi', 'en', 'ja'])
      expect(readOff(writeOff({ discount, type }, locale))).toEqual({ discount, type })
  })

  it('may name the currency of the business', () => {
    setMoneyUnit('USD')
    try {
      expect(readOff('15 usd')).toEqual({ discount: 15, type: 'money' })
      expect(parseAmount('1.500 USD', 'vi', true)).toBe(1_500)
    } finally {
      setMoneyUnit()
    }
  })

  it.each(['', 'mười', '%', '-5', '10 kg'])('“%s” is nothing', (typed) => {
    expect(readOff(typed)).toBeUndefined()
  })
})

describe('the form of a discount', () => {
  it('shows the time by the clock of the business, sends a row that was typed, and tries a price: which row gave it, and why the others did not', async () => {
    const { wire } = await open(pageOf(await aDiscount()), { as: api().owner.token })
    const start = await screen.findByRole('group', { name: /^Bắt đầu/ })
    expect(within(start).getByLabelText('Ngày')).toHaveProperty('value', '01/01/2035')
    expect(within(start).getByLabelText('Giờ')).toHaveProperty('value', '08:00')
    within(start).getByText('Theo giờ Việt Nam (GMT+7)')
    const cell = await screen.findByLabelText('Giảm mỗi sản phẩm, dòng 1')
    expect(cell).toHaveProperty('value', '10%')
    fireEvent.focus(cell)
    fireEvent.change(cell, { target: { value: '12,5%' } })
    fireEvent.blur(cell)
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(written(wire)).toHaveLength(1))
    expect(written(wire)[0]).toEqual({
      config: [
        { quantity: 5, discount: 12.5, type: 'percent' },
        { quantity: 10, discount: 15_000, type: 'money' },
      ],
    })

    const quantity = await screen.findByLabelText('Số lượng')
    fireEvent.change(quantity, { target: { value: '7' } })
    await screen.findByText('được áp dụng')
    screen.getByText('chưa đủ: cần từ 10 sản phẩm')
    screen.getByText(/Lúc đó đợt giảm giá đang chạy/)
    fireEvent.change(quantity, { target: { value: '12' } })
    await screen.findByText('nhường cho mức từ 10')
    const table = screen.getByRole('table', { name: 'Giá mỗi sản phẩm theo số lượng' })
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((each) => each.textContent),
    ).toEqual(['1–4', '5–9', '10+'])
  })

  it('tries what an order comes to with a discount of its own and a fee, which are no part of it', async () => {
    const { wire } = await open(pageOf(await aDiscount()), { as: api().owner.token })
    fireEvent.change(await screen.findByLabelText('Số lượng'), { target: { value: '5' } })
    await user.click(await screen.findByRole('button', { name: 'Thêm giảm giá' }))
    fireEvent.change(await screen.findByRole('textbox', { name: /^Giảm giá/ }), { target: { value: '12,5' } })
    await user.click(screen.getByRole('button', { name: 'Thêm phí giao hàng' }))
    fireEvent.change(await screen.findByRole('textbox', { name: /^Phí giao hàng/ }), {
      target: { value: '25k' },
    })
    // Five at 90.000 less 12,5 %, and the fee.
    await screen.findByText(/^418.750/)
    expect(screen.queryByText('Chưa lưu')).toBeNull()
    expect(written(wire)).toEqual([])
  })

  it('is given to several products at once, and says which leave another', async () => {
    const [mine, other] = [await aDiscount(), await aDiscount({ title: 'Đã có' })]
    const free = await made('/posts', aPost(typeId, { title: 'Cà phê mộc', price: 100_000 }))
    const taken = await made('/posts', aPost(typeId, { title: 'Trà sen', discount_id: other.id }))
    const { wire } = await open(pageOf(mine), { as: api().owner.token })
    await user.click(await screen.findByRole('button', { name: 'Gán cho sản phẩm…' }))
    const dialog = await screen.findByRole('dialog')
    const input = within(dialog).getByRole('combobox')
    await user.click(input)
    for (const title of ['Cà phê mộc', 'Trà sen'])
      await user.click(await screen.findByRole('option', { name: title }))
    await within(dialog).findByText(/1 sản phẩm đang thuộc đợt giảm giá khác.*Trà sen/)
    await user.click(within(dialog).getByRole('button', { name: 'Gán' }))
    await screen.findByText('Đã gán đợt giảm giá cho 2 sản phẩm.')
    expect(written(wire)[0]).toMatchObject({ ids: [free.id, taken.id], data: { discount_id: mine.id } })
    await screen.findByText('2 sản phẩm thuộc đợt giảm giá này')
  })
})

describe('the page of an agency', () => {
  it('adds several people, found by phone, and takes one out', async () => {
    const agency = await made('/agencies', { name: 'Quán Lá' })
    const one = await api().member()
    await api().db.execute(`update users set name = 'Chị Hiền', phone = '0912345678' where id = ${one.id}`)
    await open(`/agencies/manager/${agency.id}`, { as: api().owner.token })
    const input = await screen.findByRole('combobox', { name: /^Tìm người/ })
    await user.click(input)
    fireEvent.change(input, { target: { value: '0912345678' } })
    await user.click(await screen.findByRole('option', { name: /^Chị Hiền/ }))
    await user.click(screen.getByRole('button', { name: 'Thêm vào đại lý' }))
    await screen.findByText('Đã thêm 1 người vào đại lý.')
    await screen.findByRole('link', { name: 'Chị Hiền' })
    await user.click(await screen.findByRole('checkbox', { name: /Chị Hiền/ }))
    await user.click(await screen.findByRole('button', { name: 'Đưa ra khỏi đại lý' }))
    await screen.findByText('Đã đưa 1 người ra khỏi đại lý.')
    await screen.findByText('Chưa có ai trong đại lý này')
  })

  it('shows only names to who may not list people, and says why', async () => {
    const agency = await made('/agencies', { name: 'Quán Cây' })
    const one = await api().member()
    await call('POST', '/agencies/attach', { agency_id: agency.id, user_ids: [one.id] })
    const { token } = await api().member('list-agencies')
    const { wire } = await open(`/agencies/manager/${agency.id}`, { as: token })
    await screen.findByText(/chỉ thấy tên/)
    await screen.findByText(/^Thành viên \d+$/)
    expect(screen.queryByText(one.email)).toBeNull()
    expect(wire.refused).toEqual([])
  })

  it('says what deleting it takes along', async () => {
    const agency = await made('/agencies', { name: 'Quán Gió' })
    const one = await api().member()
    await call('POST', '/agencies/attach', { agency_id: agency.id, user_ids: [one.id] })
    await made('/posts', aPost(typeId, { agency_prices: [{ agency_id: agency.id, price: 1_000 }] }))
    await open(`/agencies/manager/${agency.id}`, { as: api().owner.token })
    await user.click(await screen.findByRole('button', { name: /Thao tác khác|Thêm thao tác|⋯/ }))
    await user.click(await screen.findByRole('menuitem', { name: /Xóa/ }))
    const dialog = await screen.findByRole('dialog')
    within(dialog).getByText(/ở 1 sản phẩm sẽ bị bỏ.*1 người sẽ không còn thuộc đại lý/)
  })
})
