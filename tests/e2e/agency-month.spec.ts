import { ListPage } from './pages/ListPage'
import { StatementPage } from './pages/StatementPage'
import { aShop } from './support/shop'
import { expect, test } from './support/test'
import { resources, say } from './support/words'

const { debts, debt_entries: entries, orders } = resources

test('an agency buys twice on credit, pays on account, and the printed statement ends at what it owes', async ({
  page,
  api,
}) => {
  const { mark, type, bean, near } = await aShop(api)
  const name = `Quán quen ${mark}`
  const agency = await api.post('/agencies', { name, credit_limit: 250_000 })
  const deliver = async (quantity: number): Promise<string> => {
    const { id } = await api.post('/orders', {
      type_id: type.id,
      agency_id: agency.id,
      name: 'Chị Lan',
      phone: '0977000333',
      address: '12 Hàng Bông',
      products: [{ post_id: bean.id, quantity }],
    })
    for (const status of ['processing', 'delivery', 'delivered'])
      await api.call('PATCH', `/orders/${id}`, {
        status,
        ...(status === 'delivery' && { warehouse_id: near.id }),
      })
    const [{ code }] = await api.get(`/orders?search=id:${id}`)
    return code
  }
  const codes = [await deliver(2), await deliver(1)]
  const list = new ListPage(page)
  const statement = new StatementPage(page)
  const owes = async (amount: string) => {
    await list.open('/debts/agencies')
    await list.search.fill(mark)
    await expect(list.rows).toHaveCount(1)
    await expect(list.rows).toContainText(amount)
  }

  await test.step('the bookkeeper sees both debts, and that they pass the limit', async () => {
    await owes('300.000')
    await expect(list.row(name)).toContainText(debts.passed)
    await list.link(name).click()
    await expect(statement.heading).toHaveText(name)
    await expect(statement.rows).toHaveCount(2)
    await expect(statement.row(codes[1] ?? '')).toContainText('300.000')
  })

  await test.step('a payment covers the first, and a part of the second', async () => {
    await statement.pay('250000')
    await expect(
      page.getByText(say(debts.pay.for, { code: codes[0] ?? '', amount: '200.000\u00a0₫' })),
    ).toBeVisible()
    await expect(
      page.getByText(say(debts.pay.for, { code: codes[1] ?? '', amount: '50.000\u00a0₫' })),
    ).toBeVisible()
    await expect(statement.rows).toHaveCount(3)
  })

  await test.step('a mistaken one is reversed with its reason', async () => {
    await statement.pay('30k')
    await expect(statement.rows).toHaveCount(4)
    await statement.reverse(statement.rows.first(), 'Nhầm đại lý')
    await expect(statement.rows).toHaveCount(5)
    await expect(statement.rows.first()).toContainText(entries.kind.reversal)
    await expect(statement.rows.nth(1)).toContainText(orders.money.is_reversed)
  })

  await test.step('the paper runs from nothing to what the list says', async () => {
    await statement.print.click()
    await expect(page.getByRole('article', { name: debts.print.title })).toBeVisible()
    const balances = (await statement.balances()).map((text) => text.replace(/\D/g, ''))
    expect(balances).toEqual(['0', '200000', '300000', '50000', '20000', '50000', '50000'])
    await owes('50.000')
  })
})
