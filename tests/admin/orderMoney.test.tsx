import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { shopOf } from '../support/money'
import { withAdmin } from './harness'

const { api, open } = withAdmin()
const shop = shopOf(api)
const { order, take, pay, read } = shop
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

let typeId = 0
let bean = 0
let leaf = 0
let kho = 0
beforeAll(async () => {
  bean = await shop.product(100_000)
  leaf = await shop.product(50_000)
  typeId = await shop.type()
  kho = await shop.place('/warehouses', 'Kho phố')
  await shop.bring(kho, [
    { post_id: bean, number: 100, price: 60_000 },
    { post_id: leaf, number: 100, price: 20_000 },
  ])
})

const openOrder = (id: number) => open(`/posts/product/order/${typeId}/${id}`, { as: api().owner.token })
const click = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }))
const dialogOf = async () => within(await screen.findByRole('dialog'))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const amountIn = (dialog: Awaited<ReturnType<typeof dialogOf>>, name: RegExp) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name })

describe('payments for an order', () => {
  it('are taken with one key press, keep what is typed in the order’s form, and are reversed with a reason', async () => {
    const id = await order([{ post_id: bean, quantity: 2 }])
    const { wire } = await openOrder(id)
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Khách hàng/ })
    fireEvent.change(name, { target: { value: 'Chị Lan Anh' } })
    await click('Thu tiền')
    const dialog = await dialogOf()
    const amount = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Số tiền/ })
    expect(amount.value).toBe('200.000')
    await waitFor(() => expect(document.activeElement).toBe(amount))
    await user.keyboard('{Enter}')
    await isClosed()
    expect(await read(id)).toMatchObject({ paid: 200_000, due: 0, name: 'Chị Lan' })
    await screen.findByText('Đã thu đủ')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Khách hàng/ }).value).toBe('Chị Lan Anh')
    const [sent] = wire.sent.filter(({ path }) => path === `/orders/${id}/payments`)
    expect(sent?.body).toEqual({ amount: 200_000, method: 'cash', note: '' })

    fireEvent.click(screen.getByRole('button', { name: /^Hoàn tác khoản thu 200.000/ }))
    const reversing = await dialogOf()
    fireEvent.change(await reversing.findByRole('textbox', { name: /Lý do/ }), {
      target: { value: 'Nhầm đơn' },
    })
    await user.click(reversing.getByRole('button', { name: 'Hoàn tác' }))
    await isClosed()
    await screen.findByText('Nhầm đơn')
    await screen.findByText('Chưa thu')
    expect(await read(id)).toMatchObject({ paid: 0, due: 200_000 })
    // What is typed is still saved, over what has happened meanwhile.
    await click('Lưu')
    await waitFor(async () => expect((await read(id)).name).toBe('Chị Lan Anh'))
  })

  it('that are refused stay in their dialog, with the reason beside the field', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }])
    await pay(id, 150_000)
    await openOrder(id)
    await click('Hoàn tiền')
    const dialog = await dialogOf()
    const amount = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Số tiền/ })
    expect(amount.value).toBe('50.000')
    await user.clear(amount)
    await user.type(amount, '60k{Enter}')
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
    const told = document.getElementById(amount.getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toMatch(/50\.?000/)
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.clear(amount)
    await user.type(amount, '50k{Enter}')
    await isClosed()
    expect(await read(id)).toMatchObject({ paid: 100_000, due: 0 })
  })
})

describe('what is left to pay', () => {
  const account = async () => {
    const { data } = (await shop.send('GET', '/settings/all?limit=0')).body
    const values = { bank_bin: '970436', bank_account: '0011004123456', bank_holder: 'Nhà rang Nếp' }
    const settings = Object.entries(values).map(([key, value]) => ({
      key,
      value,
      version: data.find((each: { key: string }) => each.key === key).version,
    }))
    expect((await shop.send('PATCH', '/settings', { settings })).status).toBe(200)
  }

  it('stands with the code of its transfer, and the dialog of a payment has that of what is typed', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }])
    await openOrder(id)
    await screen.findByText('Còn thu')
    expect(screen.queryByRole('img', { name: /^Mã VietQR/ })).toBeNull()
    await account()
    await take(id, 'delivered', { warehouse_id: kho })
    await openOrder(id)
    await screen.findByText('Còn nợ')
    await screen.findByRole('img', { name: /^Mã VietQR chuyển khoản đến Vietcombank/ })
    await click('Thu tiền')
    const dialog = await dialogOf()
    fireEvent.change(await dialog.findByRole('textbox', { name: /Số tiền/ }), { target: { value: '30k' } })
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: /Hình thức/ }))
    fireEvent.click(await screen.findByRole('option', { name: 'Chuyển khoản' }))
    await dialog.findByRole('img', { name: /^Mã VietQR/ })
    dialog.getByText(/^30.000/)
  })

  it('is summed below the list, over all that the filters match', async () => {
    const { id: agency_id } = await shop.made('/agencies', { name: 'Đại lý Tổng' })
    await pay(await order([{ post_id: bean, quantity: 2 }], { agency_id }), 50_000)
    await order([{ post_id: bean, quantity: 3 }], { agency_id })
    const filter = encodeURIComponent(JSON.stringify({ agency_id }))
    await open(`/posts/product/order/${typeId}?view=list&filter=${filter}`, { as: api().owner.token })
    await screen.findByText(/^Đã thu 50.000/)
    await screen.findByText(/^Còn phải thu 450.000/)
  })
})

describe('goods that come back', () => {
  it('are worth what they earned, go into stock again or not, and what was paid too much is given back', async () => {
    const id = await order(
      [
        { post_id: bean, quantity: 2 },
        { post_id: leaf, quantity: 2 },
      ],
      { discount: { type: 'percent', value: 10, reason: 'Khách quen' }, shipping_fee: 20_000 },
    )
    await take(id, 'delivered', { warehouse_id: kho })
    await pay(id, 290_000)
    await openOrder(id)
    await screen.findByText('Giảm giá 10% · Khách quen')
    await click('Nhận trả hàng')
    const dialog = await dialogOf()
    const [first, second] = await dialog.findAllByRole<HTMLInputElement>('textbox', { name: /^Số lượng/ })
    if (!first || !second) throw new Error('no lines')
    fireEvent.change(second, { target: { value: '3' } })
    await user.click(dialog.getByRole('button', { name: 'Nhận trả hàng' }))
    await waitFor(() => expect(second.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(second, { target: { value: '1' } })
    await dialog.findByText(/Trị giá hàng trả: 45.000/)
    await waitFor(() => expect(amountIn(dialog, /Số tiền hoàn/).value).toBe('45.000'))
    fireEvent.click(await dialog.findByRole('switch', { name: 'Nhập lại kho' }))
    fireEvent.change(first, { target: { value: '1' } })
    await waitFor(() => expect(amountIn(dialog, /Số tiền hoàn/).value).toBe('135.000'))
    // More than was paid too much is refused, and nothing is lost.
    fireEvent.change(amountIn(dialog, /Số tiền hoàn/), { target: { value: '200000' } })
    await user.click(dialog.getByRole('button', { name: 'Nhận trả hàng' }))
    await waitFor(() => expect(amountIn(dialog, /Số tiền hoàn/).getAttribute('aria-invalid')).toBe('true'))
    expect([first.value, second.value]).toEqual(['1', '1'])
    fireEvent.change(amountIn(dialog, /Số tiền hoàn/), { target: { value: '135000' } })
    await user.click(dialog.getByRole('button', { name: 'Nhận trả hàng' }))
    await isClosed()
    const after = await read(id)
    expect(after).toMatchObject({ returned: 135_000, paid: 155_000, due: 0 })
    const [back] = after.returns.data
    expect(back.lines).toMatchObject([
      { id: 1, quantity: 1, restocked: 1 },
      { id: 2, quantity: 1, restocked: 0 },
    ])
    const section = within(await screen.findByRole('region', { name: 'Hàng trả lại' }))
    section.getByRole('link', { name: back.slip.code })
  })

  it('and came back to somebody else meanwhile are told beside their line', async () => {
    const id = await order([
      { post_id: bean, quantity: 2 },
      { post_id: leaf, quantity: 3 },
    ])
    await take(id, 'delivered', { warehouse_id: kho })
    await openOrder(id)
    await click('Nhận trả hàng')
    const dialog = await dialogOf()
    const [, second] = await dialog.findAllByRole<HTMLInputElement>('textbox', { name: /^Số lượng/ })
    if (!second) throw new Error('no second line')
    fireEvent.change(second, { target: { value: '2' } })
    await shop.giveBack(id, [{ id: 2, quantity: 2, restock: true }])
    await user.click(dialog.getByRole('button', { name: 'Nhận trả hàng' }))
    await dialog.findByText('Chỉ còn nhận trả được 1')
    expect(second.getAttribute('aria-invalid')).toBe('true')
    expect(dialog.queryByRole('alert')).toBeNull()
  })
})

describe('a step', () => {
  it('sends a part of an order, and takes what is due with the delivery', async () => {
    const id = await order([{ post_id: bean, quantity: 3 }])
    await take(id, 'processing')
    await openOrder(id)
    await click('Giao hàng')
    const sending = await dialogOf()
    await sending.findByRole('combobox', { name: /Xuất từ kho/ })
    fireEvent.click(sending.getByRole('switch', { name: 'Chỉ gửi một phần' }))
    const quantity = await sending.findByRole<HTMLInputElement>('textbox', { name: /^Số lượng/ })
    const send = () => user.click(sending.getByRole('button', { name: 'Giao hàng' }))
    fireEvent.change(quantity, { target: { value: '4' } })
    await send()
    await waitFor(() => expect(quantity.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(quantity, { target: { value: '1' } })
    await send()
    await isClosed()
    const sent = await read(id)
    expect(sent).toMatchObject({ status: 'delivery', total: 100_000 })
    const parts = (await screen.findByText('Đơn tách')).nextElementSibling as HTMLElement
    within(parts).getByRole('link', { name: sent.parts.data[0].code })

    await click('Xác nhận đã giao')
    const delivering = await dialogOf()
    fireEvent.click(delivering.getByRole('switch', { name: /^Thu tiền luôn/ }))
    await delivering.findByRole('combobox', { name: /Hình thức/ })
    await user.click(delivering.getByRole('button', { name: 'Xác nhận đã giao' }))
    await isClosed()
    expect(await read(id)).toMatchObject({ status: 'delivered', paid: 100_000, payment_status: 'paid' })
  })
})

describe('the form of an order', () => {
  it('reckons discount and fee as they are typed, asks for them only on demand, and saves them', async () => {
    const id = await order([{ post_id: bean, quantity: 3 }])
    await openOrder(id)
    await click('Thêm giảm giá')
    const value = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Giảm giá/ })
    await user.type(value, '12,5')
    await click('Thêm phí giao hàng')
    await user.type(await screen.findByRole('textbox', { name: /^Phí giao hàng/ }), '25k')
    await screen.findByText('Giảm giá 12,5%')
    const lines = screen.getByRole('group', { name: 'Sản phẩm' })
    await waitFor(() => expect(lines.textContent).toContain('287.500'))
    await click('Lưu')
    await waitFor(async () =>
      expect(await read(id)).toMatchObject({
        total: 287_500,
        shipping_fee: 25_000,
        discount: { value: 12.5 },
      }),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Bỏ giảm giá' }))
    await click('Lưu')
    await waitFor(async () => expect(await read(id)).toMatchObject({ total: 325_000, discount: null }))
  })
})
