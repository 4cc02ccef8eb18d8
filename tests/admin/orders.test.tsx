import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aPost, aType } from '../support/content'
import { warehouseOf } from '../support/stock'
import { withAdmin, written } from './harness'

const { api, open } = withAdmin()
const warehouse = warehouseOf(api)
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
const pathOf = ({ id }: { id: number }) => `/posts/product/order/${typeId}/${id}`
const click = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }))
const step = (id: number, status: string) =>
  api().call('PATCH', `/orders/${id}`, { as: owner(), body: { status } })

describe('the page of an order', () => {
  it('says before one on its way is canceled that its goods come back, with a way out that is not called the same; tells who comes second what the first has done', async () => {
    const kho = await warehouse.place('/warehouses', 'Kho Hà Nội')
    await warehouse.bring(kho, [{ post_id: bean, number: 5, price: 50_000 }])
    const { id } = await orderOf(2)
    await step(id, 'processing')
    await api().call('PATCH', `/orders/${id}`, {
      as: owner(),
      body: { status: 'delivery', warehouse_id: kho },
    })
    const { router } = await open(pathOf({ id }), { as: owner() })
    await click('Hủy đơn')
    const canceling = within(await screen.findByRole('dialog'))
    canceling.getByText('Hàng đã xuất trở lại kho: Kho Hà Nội.')
    expect(canceling.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Để nguyên',
      'Hủy đơn',
    ])
    fireEvent.click(canceling.getByRole('button', { name: 'Để nguyên' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const order = await orderOf(1)
    await router.navigate(pathOf(order))
    await click('Nhận xử lý')
    const dialog = within(await screen.findByRole('dialog'))
    await step(order.id, 'processing')
    fireEvent.click(dialog.getByRole('button', { name: 'Nhận xử lý' }))
    await dialog.findByText(/đã chuyển trạng thái sang “Đang xử lý”/)
  })

  it('sends goods from the usual warehouse also for who confirms before the warehouses are known', async () => {
    const kho = await warehouse.place('/warehouses', 'Kho Huế')
    await warehouse.bring(kho, [{ post_id: bean, number: 9, price: 50_000 }])
    const { id } = await orderOf(9)
    await step(id, 'processing')
    const { wire, router } = await open('/support', { as: owner() })
    let tell = () => {}
    const known = new Promise<undefined>((resolve) => {
      tell = () => resolve(undefined)
    })
    wire.answer = (_, path) => (path.endsWith(`/orders/${id}/sending`) ? known : undefined)
    await router.navigate(pathOf({ id }))
    await click('Giao hàng')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Giao hàng' }))
    tell()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(written(wire)).toEqual([expect.objectContaining({ status: 'delivery', warehouse_id: kho })])
  })
})

describe('the list of orders', () => {
  it('takes many orders to their next step, and says of each that cannot why; is a board too, where a column holds its status and a step is asked for as on the page', async () => {
    const [, fresh, gone] = [await orderOf(1), await orderOf(1), await orderOf(1)]
    await step(gone.id, 'canceled')
    const { total } = (
      await api().call('GET', `/orders?search=type_id:${typeId};status:new&searchJoin=and`, { as: owner() })
    ).body.meta.pagination
    const count = () =>
      document.querySelector('nav a[aria-current=page][data-count]')?.getAttribute('data-count')
    const list = `/posts/product/order/${typeId}`
    const { router } = await open(`${list}?view=list`, { as: owner() })
    await waitFor(() => expect(count()).toBe(String(total)))
    for (const { code } of [fresh, gone])
      fireEvent.click(await screen.findByLabelText(`Chọn dòng này: ${code}`))
    await click('Chuyển bước tiếp')
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('1 đơn: Mới → Đang xử lý')
    dialog.getByText('1 đơn đã xong hoặc đã hủy sẽ giữ nguyên')
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    onTestFinished(() => shown.mockRestore())
    fireEvent.click(dialog.getByRole('button', { name: 'Chuyển bước tiếp' }))
    const report = within(
      (await screen.findByText('1 đơn chưa chuyển được bước')).closest('[role=alert]') as HTMLElement,
    )
    report.getByText(/không chuyển bước được nữa/)
    report.getByText(`“${gone.code}”`)
    // However far down the list whoever acted is.
    expect(shown.mock.contexts).toContain(report.getByText(`“${gone.code}”`).closest('[role=alert]'))
    const [after] = (await api().call('GET', `/orders?search=id:${fresh.id}`, { as: owner() })).body.data
    expect(after.status).toBe('processing')
    // The menu has one less that is new.
    await waitFor(() => expect(count()).toBe(String(total - 1)))

    const order = await orderOf(3)
    await router.navigate(`${list}?view=board`)
    const column = within(await screen.findByRole('region', { name: /^Mới \(\d+\)$/ }))
    await column.findByRole('link', { name: order.code })
    column.getByRole('button', { name: `Chuyển bước đơn ${order.code}` })
    expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Mới/),
      expect.stringMatching(/^Đang xử lý/),
      expect.stringMatching(/^Đang giao/),
      expect.stringMatching(/^Đã giao/),
      expect.stringMatching(/^Đã hủy/),
    ])
  })

  it('tells of all that match what each does, moves no other, and says what happened meanwhile', async () => {
    const { id: other } = await aType(api(), { style: 'course', features: ['orders'] })
    const course = (await made('/posts', aPost(other, { price: 100_000 }))).id
    const orders: { id: number; code: string }[] = []
    localStorage.setItem('RaStorenep.orders.perPage', '2')
    for (let n = 0; n < 3; n++)
      orders.push(
        await made('/orders', {
          type_id: other,
          name: 'Chị Lan',
          phone: '0912345678',
          address: '12 Hàng Bông',
          products: [{ post_id: course, quantity: 1 }],
        }),
      )
    const [first, second] = orders
    if (!first || !second) throw new Error('no orders')
    await step(first.id, 'processing')
    await open(`/posts/product/order/${other}`, { as: owner() })
    fireEvent.click(await screen.findByLabelText('Chọn tất cả'))
    fireEvent.click(await screen.findByText(/^Chọn tất cả 3/, { selector: 'button' }))
    await click('Chuyển bước tiếp')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('2 đơn: Mới → Đang xử lý')
    dialog.getByText('1 đơn: Đang xử lý → Đang giao')
    await step(second.id, 'processing')
    // Where goods can be sent from is asked first.
    const forward = dialog.getByRole<HTMLButtonElement>('button', { name: 'Chuyển bước tiếp' })
    await waitFor(() => expect(forward.disabled).toBe(false))
    fireEvent.click(forward)
    const report = within(
      (await screen.findByText('1 đơn chưa chuyển được bước')).closest('[role=alert]') as HTMLElement,
    )
    report.getByText(/Người khác vừa chuyển đơn hàng này sang “Đang xử lý”/)
    const after = (await api().call('GET', `/orders?search=type_id:${other}&limit=100`, { as: owner() })).body
    const at = (status: string) =>
      after.data.filter((row: { status: string }) => row.status === status).length
    expect([at('new'), at('processing'), at('delivery')]).toEqual([0, 2, 1])
  })
})

describe('the papers of orders', () => {
  it('stand one to a sheet, with the amount in words, say of one that is canceled that it is, and which is gone', async () => {
    const [one, other, gone] = [await orderOf(1), await orderOf(15), await orderOf(1)]
    const as = owner()
    const canceled = { status: 'canceled', cancel_reason: 'Đổi ý' }
    await api().call('PATCH', `/orders/${other.id}`, { as, body: canceled })
    await api().call('DELETE', `/orders/${gone.id}`, { as })
    const ids = [one, other, gone].map(({ id }) => id)
    await open(`/posts/product/order/${typeId}/print?ids=${ids}&paper=invoice`, { as })
    const sheets = await screen.findAllByRole('article', { name: 'Phiếu thanh toán' })
    expect(sheets).toHaveLength(2)
    const [first, second] = sheets.map((sheet) => within(sheet))
    await first?.findByText('Bằng chữ: Một trăm nghìn đồng')
    second?.getByText('Bằng chữ: Một triệu năm trăm nghìn đồng')
    second?.getByText(new RegExp(other.code))
    second?.getByText('ĐÃ HỦY')
    expect(first?.queryByText('ĐÃ HỦY')).toBeNull()
    await screen.findByText('1 đơn không còn nên không in được')
  })
})

describe('the form of an order', () => {
  it('fills in a client who is known by the phone number, wants a product before it is saved, and is typed without the mouse: a code, Enter, how many, Enter, the next', async () => {
    await orderOf(1)
    for (const code of ['N1', 'N2']) await made('/posts', aPost(typeId, { code, price: 50_000 }))
    await open(`/posts/product/order/${typeId}/create`, { as: owner() })
    const products = await screen.findByRole('combobox', { name: 'Thêm sản phẩm' })
    await user.click(screen.getByLabelText(/^Điện thoại/))
    await user.paste('0912345678')
    await screen.findByText(/Khách quen: Chị Lan/)
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Khách hàng/ })
    await waitFor(() => expect(name.value).toBe('Chị Lan'))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Địa chỉ/ }).value).toBe('12 Hàng Bông')
    await click('Lưu')
    await screen.findByText('Cần ít nhất một sản phẩm')
    await waitFor(() => expect(document.activeElement).toBe(products))

    const cell = (row: number) => screen.findByLabelText(`Số lượng, dòng ${row}`)
    const isIn = (field: Element) => waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('n1{Enter}')
    await isIn(await cell(1))
    await user.keyboard('2{Enter}')
    await isIn(products)
    // How many was said with it already.
    await user.keyboard('3*N2{Enter}')
    expect(await cell(2)).toHaveProperty('value', '3')
    await isIn(products)
    // Of a product that is there: it adds up in its line.
    await user.keyboard('n1{Enter}')
    await isIn(await cell(1))
    await waitFor(async () => expect(await cell(1)).toHaveProperty('value', '3'))
    await user.keyboard('{Enter}')
    await isIn(products)
    expect(document.querySelectorAll('tr[data-row]')).toHaveLength(2)
  })
})
