import type { Locator, Page } from '@playwright/test'
import { components } from '../support/words'
import { Shell } from './Shell'

/** Any form of the back office. */
export class FormPage extends Shell {
  readonly save: Locator
  readonly cancel: Locator
  readonly remove: Locator

  constructor(page: Page) {
    super(page)
    const main = page.getByRole('main')
    this.save = main.getByRole('button', { name: components.form.save, exact: true })
    this.cancel = main.getByRole('link', { name: components.form.cancel, exact: true })
    this.remove = main.getByRole('button', { name: components.form.delete, exact: true })
  }

  /** An input by its label; the mark of a required one is not part of its name. */
  input(label: string): Locator {
    return this.page.getByRole('main').getByLabel(new RegExp(`^${escaped(label)}\\s*\\*?$`))
  }

  /** The group of an image input. */
  pictures(label: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^${escaped(label)}`) })
  }

  /** Chooses in a select or an autocomplete. */
  async choose(label: string, option: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('combobox', { name: new RegExp(`^${escaped(label)}`) })
      .click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
