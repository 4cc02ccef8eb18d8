import { execFile } from 'node:child_process'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { newDatabase, onServer } from '../support/database'
import { FormPage } from './pages/FormPage'
import { LoginPage } from './pages/LoginPage'
import { Api } from './support/api'
import { picture } from './support/picture'
import { firstOwner, root, type Site, startServer } from './support/site'
import { expect, test } from './support/test'
import { resources } from './support/words'

const { settings, posts } = resources

test.use({ as: null })

/** A folder that is gone with the test. Servers stop while pages are open. */
const base = test.extend<{ folder: string }>({
  faults: async ({ faults }, use) => {
    faults.allow(/net::ERR_/)
    await use(faults)
  },
  folder: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'nep-e2e-keep-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

/** Runs a command of the README. */
const npm = (command: string, args: string[], env: Record<string, string>) =>
  promisify(execFile)('npm', ['run', command, '--', ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...env },
  })

async function signIn(page: Page, { address }: Site): Promise<void> {
  const login = new LoginPage(page)
  await login.open(`${address}/login`)
  await login.signIn(firstOwner)
  await expect(page).toHaveURL(`${address}/`)
}

/** Opens an article of the site and sees its title in the form. */
async function sees(
  page: Page,
  { address }: Site,
  article: { id: number; type_id: number; title: string },
): Promise<void> {
  await page.goto(`${address}/posts/all-posts/${article.type_id}/${article.id}`)
  await expect(new FormPage(page).input(posts.fields.title)).toHaveValue(article.title)
}

base(
  'the data folder is deleted while people work, and two commands bring the business back',
  async ({ page, folder }) => {
    const dataDir = join(folder, 'data')
    const lost = await startServer({ DATA_DIR: dataDir })
    await signIn(page, lost)
    const api = await Api.signIn(lost.address, firstOwner)
    await api.upload(await picture('truoc-khi-mat.png'))
    const article = await api.article(await api.articleType('Trước khi mất'))

    const archive = await base.step('backed up from the settings, and kept elsewhere', async () => {
      await page.goto(`${lost.address}/settings/backup`)
      await page.getByRole('button', { name: settings.backup.make }).click()
      await expect(page.getByText(settings.backup.verified).first()).toBeVisible({ timeout: 200_000 })
      const [{ id }] = await api.get('/backups')
      await rename(join(dataDir, 'backups', id), join(folder, id))
      return join(folder, id)
    })

    await base.step('the folder goes; what cannot be kept is not acknowledged', async () => {
      await rm(dataDir, { recursive: true, force: true })
      await lost.stop()
    })

    await npm('restore', [archive], { DATA_DIR: dataDir })
    const found = await startServer({ DATA_DIR: dataDir })
    try {
      await signIn(page, found)
      await sees(page, found, article)
      await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true)
    } finally {
      await found.stop()
    }
  },
)

base.describe('with a PostgreSQL server', () => {
  base.skip(!onServer, 'TEST_DATABASE_URL names none')

  base('an embedded business moves to a server, goes on, and moves back', async ({ page, folder }) => {
    const here = join(folder, 'data')
    const back = join(folder, 'back')
    const { url, drop } = await newDatabase()
    let site = await startServer({ DATA_DIR: here })
    try {
      const before = await Api.signIn(site.address, firstOwner)
      await before.upload(await picture('don-nha.png'))
      const type = await before.articleType('Dọn nhà')
      const first = await before.article(type)
      await site.stop()
      await npm('move', ['--to', url], { DATA_DIR: here })

      site = await startServer({ DATA_DIR: here, DATABASE_URL: url })
      await signIn(page, site)
      await sees(page, site, first)
      const second = await (await Api.signIn(site.address, firstOwner)).article(type)
      await site.stop()
      // A process that was stopped counts as alive for some seconds, until no other has taken its work over.
      await expect(() => npm('move', ['--to', back], { DATA_DIR: here, DATABASE_URL: url })).toPass({
        timeout: 120_000,
        intervals: [3_000],
      })

      site = await startServer({ DATA_DIR: back })
      await signIn(page, site)
      for (const article of [first, second]) await sees(page, site, article)
    } finally {
      await site.stop()
      await drop()
    }
  })
})
