import { expect, type Locator, type Page } from '@playwright/test'
import { resources, say } from '../support/words'
import { ListPage } from './ListPage'

/** A small generated picture; each one differs. */
export interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The grid of files: the library, or the picker window. */
export class MediaLibrary extends ListPage {
  readonly tiles: Locator

  constructor(page: Page) {
    super(page)
    this.tiles = page.locator('[data-tile]')
  }

  tile(name: string): Locator {
    return this.page
      .locator('li:has(> [data-tile])')
      .filter({ has: this.page.getByTitle(name, { exact: true }) })
  }

  async upload(...pictures: Picture[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByRole('button', { name: resources.media.upload.action }).first().click()
    await (await chooser).setFiles(pictures)
  }
}

/** The picker window. */
export class Picker extends MediaLibrary {
  /** Presses the button that asks for a picture, and waits for the window. */
  static async openedBy(button: Locator): Promise<Picker> {
    const opened = button.page().waitForEvent('popup')
    await button.click()
    const window = await opened
    const picker = new Picker(window)
    await expect(picker.heading).toHaveText(resources.media.picker.title)
    return picker
  }

  /** Chooses one file; the window answers and closes. */
  async choose(name: string): Promise<void> {
    await this.lastClick(this.tile(name).locator('[data-tile]'))
  }

  /** Ticks several files and confirms them in that order. */
  async chooseAll(...names: string[]): Promise<void> {
    for (const name of names) {
      const box = this.tile(name).getByRole('checkbox')
      if (!(await box.isChecked())) await box.check()
    }
    const choose = say(resources.media.picker.choose_many, { smart_count: names.length })
    await this.lastClick(this.page.getByRole('button', { name: choose, exact: true }))
  }

  /** A click that closes the window: it may be gone before the click is reported as done. */
  private async lastClick(target: Locator): Promise<void> {
    await target.waitFor()
    const closed = this.page.waitForEvent('close')
    await target.click().catch((error) => {
      if (!this.page.isClosed()) throw error
    })
    await closed
  }
}
