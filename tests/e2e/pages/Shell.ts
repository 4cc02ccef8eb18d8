import { expect, type Locator, type Page } from '@playwright/test'
import { common, layout, say } from '../support/words'

/** The layout around every page: menu, bar, notifications. */
export class Shell {
  readonly menu: Locator
  readonly heading: Locator
  /** The notification. */
  readonly notice: Locator
  readonly dialog: Locator
  /** The no-access page. */
  readonly noAccess: Locator
  readonly notFound: Locator

  constructor(readonly page: Page) {
    this.menu = page.getByRole('navigation', { name: layout.menu.label })
    this.heading = page.getByRole('heading', { level: 1 })
    this.notice = page.locator('.MuiSnackbar-root')
    this.dialog = page.getByRole('dialog')
    this.noAccess = page.getByRole('heading', { name: layout.no_access.title })
    this.notFound = page.getByRole('heading', { name: layout.not_found.title })
  }

  /** Opens an address as if it were typed. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(path)
    await expect(this.menu).toBeVisible()
  }

  /** A menu entry; expands its group if needed. */
  async entry(group: string, item?: string): Promise<Locator> {
    if (!item) return this.menu.getByRole('link', { name: group, exact: true })
    const head = this.menu.getByRole('button', { name: group, exact: true })
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    return this.menu
      .getByRole('list', { name: group, exact: true })
      .getByRole('link', { name: item, exact: true })
  }

  async go(group: string, item?: string): Promise<void> {
    await (await this.entry(group, item)).click()
  }

  /** Names of the groups and single entries of the menu. */
  async groups(): Promise<string[]> {
    const heads = this.menu.locator('ul').first().locator('> li > *:first-child')
    return heads.allTextContents()
  }

  async openAccountMenu(name: string): Promise<void> {
    await this.page.getByRole('button', { name: say(layout.bar.account_menu, { name }) }).click()
  }

  async fromAccountMenu(name: string, item: string): Promise<void> {
    await this.openAccountMenu(name)
    await this.page.getByRole('menuitem', { name: item }).click()
  }

  /** Waits for a notification with this text. */
  async told(words: string | RegExp): Promise<void> {
    await expect(this.notice.filter({ hasText: words })).toBeVisible()
  }

  /** Presses a button of the open dialog. */
  async answer(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click()
  }

  get home(): Locator {
    return this.page.getByRole('link', { name: common.back_home })
  }
}
