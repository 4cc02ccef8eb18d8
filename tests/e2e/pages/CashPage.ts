import { expect, type Locator } from '@playwright/test'
import { resources } from '../support/words'
import { ListPage } from './ListPage'

const { cash } = resources

/** The cash book, where the till is counted. */
export class CashPage extends ListPage {
  /** What should be in the till now. */
  get inTill(): Locator {
    return this.page.getByRole('group', { name: cash.till.title })
  }

  get counts(): Locator {
    return this.page.getByRole('region', { name: cash.counts })
  }

  /** Counts the till, once it says what it should about it. */
  async count(counted: string, taken: string, told: string): Promise<void> {
    await this.page.getByRole('button', { name: cash.count.action, exact: true }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: cash.fields.counted }).fill(counted)
    await expect(dialog.getByRole('status')).toContainText(told)
    await dialog.getByRole('textbox', { name: cash.fields.taken }).fill(taken)
    await dialog.getByRole('button', { name: cash.count.confirm, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
}
