import type { Locator, Page } from '@playwright/test'
import { resources } from '../support/words'
import { ListPage } from './ListPage'

const { debts, orders } = resources

/** The statement of an agency. */
export class StatementPage extends ListPage {
  readonly take: Locator
  readonly print: Locator

  constructor(page: Page) {
    super(page)
    const main = page.getByRole('main')
    this.take = main.getByRole('button', { name: debts.pay.take, exact: true })
    this.print = main.getByRole('link', { name: debts.print.action, exact: true })
  }

  /** Takes a payment on account in the usual way. */
  async pay(amount: string): Promise<void> {
    await this.take.click()
    const field = this.dialog.getByRole('textbox', { name: new RegExp(`^${orders.fields.amount}`) })
    await field.fill(amount)
    await field.press('Enter')
    await this.dialog.waitFor({ state: 'hidden' })
  }

  /** Reverses the payment in this row. */
  async reverse(row: Locator, reason: string): Promise<void> {
    await row.getByRole('button').click()
    await this.dialog.getByRole('textbox').fill(reason)
    await this.answer(orders.money.reverse)
    await this.dialog.waitFor({ state: 'hidden' })
  }

  /** Amounts of the paper's last column, from top to bottom, as it is printed. */
  balances(): Promise<string[]> {
    return this.page.locator('article tbody tr').locator('td[data-figure]:last-child').allInnerTexts()
  }
}
