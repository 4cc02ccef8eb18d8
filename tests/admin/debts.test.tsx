import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { shopOf } from '../support/money'
import { withAdmin } from './harness'

const { api, open } = withAdmin()
const shop = shopOf(api)
const { order, take, made, balance } = shop
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token

const guest = '0987111222'
const agency = { big: 0, small: 0 }
let typeId = 0
let bean = 0
let supplier = 0
const codes: string[] = []

beforeAll(async () => {
  bean = await shop.product(100_000)
  typeId = await shop.type()
  const kho = await shop.place('/warehouses', 'Kho phố')
  supplier = await shop.place('/suppliers', 'Nhà rang Cầu Đất')
  await shop.bring(kho, [{ post_id: bean, number: 100, price: 60_000 }], { supplier_id: supplier })
  agency.big = (await made('/agencies', { name: 'Quán Lớn', credit_limit: 500_000 })).id
  agency.small = (await made('/agencies', { name: 'Quán Nhỏ', credit_limit: 1_000_000 })).id
  const owe = async (quantity: number, more: object) => {
    const id = await order([{ post_id: bean, quantity }], more)
    await take(id, 'delivered', { warehouse_id: kho })
    return (await shop.read(id)).code as string
  }
  codes.push(await owe(4, { agency_id: agency.big }), await owe(3, { agency_id: agency.big }))
  await owe(2, { agency_id: agency.small })
  await owe(2, { phone: guest, name: 'Chị Vãng Lai' })
})

const row = (name: RegExp) => screen.findByRole('row', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
/** A button that opens a dialog, which has the same words. */
const dialogBy = async (name: string) => {
  await press(name)
  return within(await screen.findByRole('dialog'))
}

describe('the list of debts', () => {
  it('has who owes how much with the sum of all, marks who passed the limit, and leads to the statement', async () => {
    await open('/debts', { as: owner() })
    const big = within(await row(/Quán Lớn/))
    expect(big.getByText('Vượt hạn mức')).toBeTruthy()
    expect(big.getAllByText('700.000 ₫')).toHaveLength(2)
    expect(big.getByRole('link').getAttribute('href')).toBe(`/debts/agencies/${agency.big}`)
    expect(within(await row(/Quán Nhỏ/)).queryByText('Vượt hạn mức')).toBeNull()
    expect(screen.getByText('Tổng phải thu: 900.000 ₫')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Khách hàng' }))
    expect(
      within(await row(/Chị Vãng Lai/))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/debts/clients/${guest}`)
  })

  it('is filtered, and says so when nothing is left', async () => {
    await open('/debts/agencies?filter={"over_limit":1}', { as: owner() })
    await row(/Quán Lớn/)
    expect(screen.queryByRole('row', { name: /Quán Nhỏ/ })).toBeNull()
    expect(screen.getByText('Tổng phải thu: 700.000 ₫')).toBeTruthy()
    await open('/debts/agencies?filter={"overdue":60}', { as: owner() })
    await screen.findByText('Không có mục nào khớp với bộ lọc.')
  })

  it('has only the tabs that this person may see, and refuses the others', async () => {
    const { token } = await api().member('edit-warehouses')
    const { router } = await open('/debts', { as: token })
    expect(within(await row(/Nhà rang Cầu Đất/)).getAllByText('6.000.000 ₫').length).toBeGreaterThan(0)
    expect(screen.getByText('Tổng phải trả: 6.000.000 ₫')).toBeTruthy()
    expect(screen.queryByRole('tab', { name: 'Đại lý' })).toBeNull()
    await router.navigate('/debts/agencies')
    await screen.findByRole('heading', { name: 'Bạn chưa có quyền xem trang này' })
    await router.navigate(`/debts/clients/${guest}`)
    await screen.findByRole('heading', { name: 'Bạn chưa có quyền xem trang này' })
  })
})

describe('a statement', () => {
  it('takes a payment with one key press, says what it was set against, and reverses it with a reason', async () => {
    const { wire } = await open(`/debts/agencies/${agency.big}`, { as: owner() })
    await row(new RegExp(`Bán hàng ${codes[1]}`))
    expect(screen.getByText(/đang nợ 700.000 ₫, vượt hạn mức 500.000 ₫/)).toBeTruthy()
    const paying = await dialogBy('Thu tiền')
    const amount = await paying.findByRole<HTMLInputElement>('textbox', { name: /Số tiền/ })
    expect(amount.value).toBe('700.000')
    await waitFor(() => expect(document.activeElement).toBe(amount))
    await user.clear(amount)
    await user.type(amount, '500k{Enter}')
    await isClosed()
    screen.getByText('Đã thu 500.000 ₫')
    screen.getByText(`${codes[0]}: 400.000 ₫`)
    screen.getByText(`${codes[1]}: 100.000 ₫`)
    const [sent] = wire.sent.filter(({ path }) => path === `/agencies/${agency.big}/payments`)
    expect(sent?.body).toEqual({ amount: 500_000, method: 'cash', note: '' })
    expect(await balance('agencies', agency.big)).toBe(200_000)
    // The balance by which the next payment is made has followed.
    await waitFor(() => expect(screen.queryByText(/vượt hạn mức/)).toBeNull())
    const paid = within(await row(/Thu tiền · Tiền mặt/))
    expect(paid.getByText('500.000 ₫')).toBeTruthy()
    fireEvent.click(paid.getByRole('button', { name: /^Hoàn tác khoản thu 500.000/ }))
    const reversing = within(await screen.findByRole('dialog'))
    await user.type(await reversing.findByRole('textbox', { name: /Lý do/ }), 'Nhầm đại lý')
    await user.click(reversing.getByRole('button', { name: 'Hoàn tác' }))
    await isClosed()
    await row(/Hoàn tác.*Nhầm đại lý/)
    await row(/Thu tiền · Tiền mặt · đã hoàn tác/)
    expect(screen.queryByRole('button', { name: /^Hoàn tác khoản thu/ })).toBeNull()
    expect(await balance('agencies', agency.big)).toBe(700_000)
  })

  it('takes what a guest pays ahead, and says what stays on account', async () => {
    await open(`/debts/clients/${guest}`, { as: owner() })
    await screen.findByRole('heading', { name: 'Chị Vãng Lai' })
    const paying = await dialogBy('Thu tiền')
    const amount = await paying.findByRole<HTMLInputElement>('textbox', { name: /Số tiền/ })
    await user.clear(amount)
    await user.type(amount, '250k{Enter}')
    await isClosed()
    await screen.findByText('Còn 50.000 ₫ để trả trước cho lần sau.')
    expect(await balance('clients', guest)).toBe(-50_000)
    await waitFor(() => expect(screen.getAllByText('50.000 ₫').length).toBeGreaterThan(0))
  })

  it('is printed oldest first: the balance runs from what the period began with to what it ends with', async () => {
    await open(`/debts/agencies/${agency.small}/print`, { as: owner() })
    const sheet = within(await screen.findByRole('article', { name: 'Đối chiếu công nợ' }))
    expect(
      sheet.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      expect.stringContaining('Diễn giải'),
      'Dư đầu kỳ0 ₫',
      expect.stringMatching(/Bán hàng.*200.000 ₫200.000 ₫$/),
      'Tăng trong kỳ200.000 ₫',
      'Giảm trong kỳ0 ₫',
      'Dư cuối kỳ200.000 ₫',
      expect.stringMatching(/Đại lý.*Người lập/),
    ])
  })

  it('of nobody is not found, and reads only for who may not take payments', async () => {
    const { router } = await open('/debts/agencies/99999', { as: owner() })
    await screen.findByRole('heading', { name: 'Không tìm thấy trang' })
    await router.navigate('/debts/nobody/1')
    await screen.findByRole('heading', { name: 'Không tìm thấy trang' })
    const { token } = await api().member('list-orders')
    await open(`/debts/agencies/${agency.small}`, { as: token })
    await row(/Bán hàng/)
    expect(screen.queryByRole('button', { name: 'Thu tiền' })).toBeNull()
  })
})

describe('the page of who owes', () => {
  it('says how much, and leads to the statement; a supplier is paid there', async () => {
    await open(`/agencies/manager/${agency.small}`, { as: owner() })
    const owed = within(await screen.findByRole('region', { name: /^Công nợ/ }))
    expect(owed.getAllByText('200.000 ₫')).toHaveLength(2)
    expect(owed.getByRole('link', { name: 'Xem sổ công nợ' }).getAttribute('href')).toBe(
      `/debts/agencies/${agency.small}`,
    )
    await open(`/warehouse/supplier/${supplier}`, { as: owner() })
    const paying = await dialogBy('Trả tiền')
    const amount = await paying.findByRole<HTMLInputElement>('textbox', { name: /Số tiền/ })
    expect(amount.value).toBe('6.000.000')
    await waitFor(() => expect(document.activeElement).toBe(amount))
    await user.keyboard('{Enter}')
    await isClosed()
    await screen.findByText('Đã trả 6.000.000 ₫')
    expect(await balance('suppliers', supplier)).toBe(0)
  })

  it('says nothing to who may not see debts, also where an order passes the limit', async () => {
    const { token } = await api().member('list-agencies', 'update-agencies')
    const { wire } = await open(`/agencies/manager/${agency.big}`, { as: token })
    await screen.findByRole('textbox', { name: /Hạn mức nợ/ })
    expect(screen.queryByRole('region', { name: /^Công nợ/ })).toBeNull()
    expect(wire.sent.filter(({ path }) => path.startsWith('/debts'))).toEqual([])
  })
})

describe('the limit of an agency', () => {
  it('is typed in its form and emptied again', async () => {
    await open(`/agencies/manager/${agency.small}`, { as: owner() })
    const limit = await screen.findByRole<HTMLInputElement>('textbox', { name: /Hạn mức nợ/ })
    expect(limit.value).toBe('1.000.000')
    const saved = async () =>
      (await shop.send('GET', `/agencies?search=id:${agency.small}`)).body.data[0].credit_limit
    fireEvent.change(limit, { target: { value: '300000' } })
    await press('Lưu')
    await waitFor(async () => expect(await saved()).toBe(300_000))
    fireEvent.change(limit, { target: { value: '' } })
    await press('Lưu')
    await waitFor(async () => expect(await saved()).toBeNull())
    await shop.send('PATCH', `/agencies/${agency.small}`, { credit_limit: 300_000 })
  })

  it('warns in an order that would pass it, with both figures, and refuses nothing', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }], { agency_id: agency.small })
    await open(`/posts/product/order/${typeId}/${id}`, { as: owner() })
    const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: /Số lượng/ })
    expect(screen.queryByText(/vượt hạn mức/)).toBeNull()
    fireEvent.change(quantity, { target: { value: '2' } })
    fireEvent.blur(quantity)
    await screen.findByText('Đại lý đang nợ 200.000 ₫; thêm đơn này là 400.000 ₫, vượt hạn mức 300.000 ₫.')
    await press('Lưu')
    await waitFor(async () => expect((await shop.read(id)).total).toBe(200_000))
  })
})
