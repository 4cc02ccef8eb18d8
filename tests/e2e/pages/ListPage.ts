import type { Locator, Page } from '@playwright/test'
import { components } from '../support/words'
import { Shell } from './Shell'

/** Any list of the back office. */
export class ListPage extends Shell {
  readonly rows: Locator
  readonly search: Locator
  readonly bulk: Locator
  readonly exportButton: Locator

  constructor(page: Page) {
    super(page)
    this.rows = page.getByRole('main').locator('tbody tr')
    this.search = page.getByRole('main').getByRole('searchbox')
    this.bulk = page.getByRole('main').getByRole('toolbar')
    this.exportButton = page.getByRole('main').getByRole('button', { name: components.export, exact: true })
  }

  /** The row with this name. */
  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) })
  }

  /** The link of a row. */
  link(name: string): Locator {
    return this.rows.getByRole('link', { name, exact: true })
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) })
  }

  async select(...names: string[]): Promise<void> {
    for (const name of names) await this.row(name).getByRole('checkbox').check()
  }

  /** A button for the selected rows. */
  forSelected(name: string): Locator {
    return this.bulk.getByRole('button', { name, exact: true })
  }
}
