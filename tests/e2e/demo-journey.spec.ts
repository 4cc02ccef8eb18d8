import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { ListPage } from './pages/ListPage'
import { MediaLibrary } from './pages/MediaLibrary'
import { Faults } from './support/faults'
import { picture } from './support/picture'
import { visit, watchTraffic } from './support/settled'
import { demo } from './support/words'

test('the demo: progress, one click as editor, the list, an upload that shows, and a file', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const faults = new Faults()
  faults.watch(context)
  watchTraffic(page)
  const elsewhere: string[] = []
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') elsewhere.push(request.url())
  })

  await test.step('the bar of the loading screen moves', async () => {
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { progressSeen: seen })
      const look = () => {
        const bar = document.querySelector('[role=progressbar]')
        const value = bar?.getAttribute('aria-valuenow') ?? bar?.getAttribute('value')
        if (value) seen.add(value)
      }
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    })
    await page.goto('/')
    await expect(page.getByRole('button', { name: demo.editor })).toBeVisible({ timeout: 120_000 })
    const seen = await page.evaluate(() => [...(Reflect.get(window, 'progressSeen') as Set<string>)])
    expect(seen.length, `values of the bar: ${seen}`).toBeGreaterThan(2)
  })

  const library = new MediaLibrary(page)
  const name = 'anh-cua-toi.png'
  await test.step('one click signs in as editor, and the list shows', async () => {
    await page.getByRole('button', { name: demo.editor }).click()
    const list = new ListPage(page)
    await expect(list.menu).toBeVisible({ timeout: 60_000 })
    await list.open('/posts/all-posts/1')
    await expect(list.rows.first()).toBeVisible()
    await expect(page.getByRole('complementary', { name: demo.mark })).toBeVisible()
  })

  await test.step('an upload shows its picture', async () => {
    await library.open('/media/media-library')
    await expect(library.tiles.first()).toBeVisible()
    await library.upload(await picture(name))
    await expect(library.tile(name)).toBeVisible()
    const image = library.tile(name).locator('img')
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('a list becomes a file, which nobody but this browser has made', async () => {
    const list = new ListPage(page)
    // The file is downloaded: nobody answers the browser's own question where to save it.
    await page.evaluate(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }))
    await visit(page, '/posts/all-posts/1')
    const downloaded = page.waitForEvent('download')
    await list.exportButton.click()
    await page.getByRole('dialog').locator('button[type=submit]').click()
    const text = await readFile(await (await downloaded).path(), 'utf8')
    expect(text.split('\r\n').length).toBeGreaterThan(20)
  })

  expect(elsewhere, 'nothing leaves the browser').toEqual([])
  faults.check()
})
