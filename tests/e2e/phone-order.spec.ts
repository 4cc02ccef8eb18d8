import { CashPage } from './pages/CashPage'
import { ListPage } from './pages/ListPage'
import { OrderPage } from './pages/OrderPage'
import { expect, test } from './support/test'
import { resources, say } from './support/words'

const { orders, cash } = resources

test('an order by phone, from the call to the cash in the till', async ({ page, api }) => {
  const mark = String(Date.now()).slice(-6)
  const picture = await api.picture()
  const type = await api.post('/types', {
    style: 'product',
    title: `Hàng ${mark}`,
    slug: `goi-${mark}`,
    features: ['orders'],
  })
  const tea = await api.post('/posts', {
    type_id: type.id,
    title: `Trà ${mark}`,
    slug: `tra-${mark}`,
    code: `TRA${mark}`,
    price: 100_000,
    image: picture,
    images: [picture],
    content: [{ title: 'Mở đầu', image: '', content: '<p>Xin chào</p>' }],
    status: 'published',
  })
  const [near] = await api.get('/warehouses?limit=0')
  await api.post(`/warehouses/${near.id}/change`, {
    style: 'import',
    products: [{ post_id: tea.id, number: 5, price: 60_000 }],
  })
  await api.post('/cash/counts', { counted: 500_000, taken: 0, note: 'Đầu ca' })
  const order = new OrderPage(page)
  const list = `/posts/product/order/${type.id}`

  await test.step('it is written while the client is on the phone, with a discount and a fee', async () => {
    await page.goto(`${list}/create`)
    await order.input(orders.fields.phone).fill('0977000555')
    await order.add(`TRA${mark}`, 3)
    await order.price('12,5', '25k')
    await expect(order.total(orders.fields.total)).toHaveText(/287.500/)
    await order.input(orders.fields.name).fill('Cô Tư')
    await order.input(orders.fields.address).fill('7 Hàng Gai')
    await order.save.click()
    await expect(order.step('processing')).toBeVisible()
    await expect(order.total(orders.money.due)).toHaveText(/287.500/)
  })

  await test.step('it goes on its way, and is delivered against cash', async () => {
    await order.advance('processing')
    await order.advance('delivery')
    await order.advance('delivered', async (dialog) => {
      await dialog.getByRole('switch', { name: /^Thu tiền luôn/ }).check()
      await expect(dialog.getByRole('combobox', { name: orders.fields.method })).toHaveText(
        orders.method.cash,
      )
    })
    await expect(page.getByText(orders.payment_status.paid, { exact: true })).toBeVisible()
  })

  await test.step('the list has it as paid, and sums it', async () => {
    await page.goto(`${list}?view=list&filter=${encodeURIComponent('{"payment_status":"paid"}')}`)
    await expect(new ListPage(page).rows).toHaveCount(1)
    await expect(page.getByText(new RegExp(`^${orders.all.paid} 287.500`))).toBeVisible()
    await expect(page.getByText(new RegExp(`^${orders.all.due}`))).toBeHidden()
  })

  await test.step('the till should have the cash, and is counted short of it', async () => {
    const till = new CashPage(page)
    await till.open('/cash')
    await expect(till.inTill).toContainText('787.500')
    const short = say(cash.difference.short, { amount: '7.500 ₫' })
    await till.count('780000', '700000', short)
    await expect(till.counts.getByText(short)).toBeVisible()
    await expect(till.inTill).toContainText('80.000')
  })
})
