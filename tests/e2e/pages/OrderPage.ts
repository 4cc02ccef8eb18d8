import { expect, type Locator } from '@playwright/test'
import { resources, say, words } from '../support/words'
import { FormPage } from './FormPage'

const { orders } = resources
const { parts } = words.vi

/** The page of an order, and the form of a new one. */
export class OrderPage extends FormPage {
  /** Adds so many of a product by its code. */
  async add(code: string, quantity: number): Promise<void> {
    const products = this.page.getByRole('combobox', { name: orders.add_product })
    await products.fill(code)
    await products.press('Enter')
    const units = this.page.getByRole('textbox', {
      name: say(parts.lines.cell, { column: orders.line.quantity, row: 1 }),
    })
    await units.fill(String(quantity))
    await units.press('Tab')
  }

  /** Takes off so many percent of the order, and adds a fee. */
  async price(percent: string, fee: string): Promise<void> {
    await this.page.getByRole('button', { name: orders.money.add_discount, exact: true }).click()
    await this.input(orders.fields.discount).fill(percent)
    await this.page.getByRole('button', { name: orders.money.add_fee, exact: true }).click()
    await this.input(orders.fields.shipping_fee).fill(fee)
  }

  step(name: keyof typeof orders.step): Locator {
    return this.page.getByRole('button', { name: orders.step[name], exact: true })
  }

  /** Takes a step; `first` is done in its dialog before. */
  async advance(name: keyof typeof orders.step, first?: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.step(name).click()
    await first?.(this.dialog)
    await this.dialog.getByRole('button', { name: orders.step[name], exact: true }).click()
    await expect(this.dialog).toBeHidden()
  }

  /** What a line of the totals says. */
  total(name: string): Locator {
    return this.page
      .getByRole('main')
      .locator('dt', { hasText: name })
      .locator('xpath=following-sibling::dd[1]')
  }
}
