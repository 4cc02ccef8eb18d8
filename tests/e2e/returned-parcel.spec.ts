import { CashPage } from './pages/CashPage'
import { OrderPage } from './pages/OrderPage'
import { aShop } from './support/shop'
import { expect, test } from './support/test'
import { resources, say } from './support/words'

const { orders, cash, debts } = resources

test('a parcel returned: what is whole goes back on the shelf, what is broken does not, and the money is given back', async ({
  page,
  api,
}) => {
  const { type, bean, near } = await aShop(api)
  const { id } = await api.post('/orders', {
    type_id: type.id,
    name: 'Cô Năm',
    phone: '0977000888',
    address: '9 Hàng Gai',
    products: [{ post_id: bean.id, quantity: 3 }],
  })
  const order = new OrderPage(page)
  const main = page.getByRole('main')
  const quantity = order.dialog.getByRole('textbox', {
    name: say(orders.money.quantity_of, { title: bean.title }),
  })
  const take = () => main.getByRole('button', { name: orders.money.return, exact: true })
  const confirm = () => order.dialog.getByRole('button', { name: orders.money.return, exact: true }).click()
  const returned = main.getByRole('region', { name: orders.money.returns })
  const held = async () => {
    const [lot] = await api.get(
      `/warehouses/products?search=post_id:${bean.id};warehouse_id:${near.id}&searchJoin=and`,
    )
    return lot?.number ?? 0
  }
  const refunded = async () => (await api.call('GET', '/cash')).body.meta.sums.refunded
  const before = await refunded()

  await test.step('it is sent, delivered and paid', async () => {
    await page.goto(`/posts/product/order/${type.id}/${id}`)
    await order.advance('processing')
    await order.advance('delivery')
    await order.advance('delivered', (dialog) =>
      dialog.getByRole('switch', { name: /^Thu tiền luôn/ }).check(),
    )
    await expect(page.getByText(orders.payment_status.paid, { exact: true })).toBeVisible()
    expect(await held()).toBe(0)
  })

  await test.step('more than was sent does not come back, and the dialog says so beside the number', async () => {
    await take().click()
    await quantity.fill('4')
    await confirm()
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await expect(order.dialog).toBeVisible()
  })

  await test.step('one is whole: it is in stock again, and its money is given back', async () => {
    await quantity.fill('1')
    await expect(order.dialog.getByText(say(orders.money.worth, { amount: '100.000 ₫' }))).toBeVisible()
    await order.dialog.getByRole('textbox', { name: orders.money.return_reason }).fill('Khách đặt nhầm')
    await confirm()
    await expect(order.dialog).toBeHidden()
    await expect(returned).toContainText('Khách đặt nhầm')
    expect(await held()).toBe(1)
    expect(await refunded()).toBe(before + 100_000)
  })

  await test.step('one is broken: it is not in stock, and its money stays on account', async () => {
    await take().click()
    await expect(order.dialog.getByText(say(orders.money.returnable, { most: 2 }))).toBeVisible()
    await quantity.fill('1')
    await order.dialog.getByRole('switch', { name: orders.money.restock }).uncheck()
    await order.dialog.getByRole('combobox', { name: orders.money.refund_by }).click()
    await page.getByRole('option', { name: orders.money.on_account, exact: true }).click()
    await confirm()
    await expect(order.dialog).toBeHidden()
    await expect(returned).toContainText(orders.money.not_restocked)
    expect(await held()).toBe(1)
    expect(await refunded()).toBe(before + 100_000)
  })

  await test.step('the books agree: the till gave one back, and the shop owes the client another', async () => {
    await page.goto(`/debts/clients?filter=${encodeURIComponent('{"q":"0977000888"}')}`)
    await expect(
      page.getByRole('table', { name: debts.title }).getByRole('row', { name: /Cô Năm/ }),
    ).toContainText('-100.000')
    const book = new CashPage(page)
    await book.open('/cash')
    await expect(main.getByRole('group', { name: cash.fields.refunded })).toContainText(
      new Intl.NumberFormat('vi').format(before + 100_000),
    )
  })
})
