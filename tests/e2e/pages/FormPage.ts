import { expect, type Locator, type Page } from '@playwright/test'
import { components, resources } from '../support/words'
import { Shell } from './Shell'

const { send } = resources.posts

/** Any form of the back office. */
export class FormPage extends Shell {
  /** Saves the form as it stands; a draft stays one. */
  readonly save: Locator
  /** The main button of a draft. */
  readonly publish: Locator
  readonly cancel: Locator
  /** The way back from a saved record. */
  readonly back: Locator
  /** “⋯”, with what can be done with a record besides editing it. */
  readonly more: Locator

  constructor(page: Page) {
    super(page)
    const main = page.getByRole('main')
    this.save = main.getByRole('button', { name: new RegExp(`^(${components.form.save}|${send.draft})$`) })
    this.publish = main.getByRole('button', { name: send.published, exact: true })
    this.cancel = main.getByRole('link', { name: components.form.cancel, exact: true })
    this.back = main.getByRole('link', { name: components.form.leave, exact: true })
    this.more = main.getByRole('button', { name: components.form.more, exact: true })
  }

  /** Asks for the deletion of the record, by keyboard. */
  async askToDelete(): Promise<void> {
    await this.more.press('Enter')
    await this.page.getByRole('menuitem', { name: components.form.delete, exact: true }).press('Enter')
  }

  /** The input of the slug, which is a line of text until it is asked for. */
  async slug(label: string): Promise<Locator> {
    const edit = this.page.getByRole('button', { name: `${components.form.edit}: ${label}`, exact: true })
    const input = this.input(label)
    // It is derived from the title a moment after that was typed.
    await expect(edit.or(input).first()).toBeVisible()
    if (await edit.isVisible()) await edit.click()
    return input
  }

  /** An input by its label; the mark of a required one is not part of its name. */
  input(label: string): Locator {
    const labelled = this.page.getByRole('main').getByLabel(new RegExp(`^${escaped(label)}\\s*\\*?$`))
    // A card may bear the same words.
    return labelled.and(this.page.locator(':not(section)'))
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
    const choice = this.page.getByRole('option', { name: option, exact: true })
    // Playwright scrolls to a choice at the end of the window; the list goes back to its field, in a column that stands still.
    await expect(async () => {
      await choice.click({ timeout: 10_000 })
      await expect(choice).toBeHidden({ timeout: 2_000 })
    }).toPass()
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
