import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { violations } from './support/axe'
import { type Theme, wear } from './support/look'
import { everyScreen } from './support/screens'
import { settled, visit } from './support/settled'
import { expect, test } from './support/test'
import { components } from './support/words'

test.describe.configure({ mode: 'parallel' })

const looks: { theme: Theme; width: number; direction?: 'rtl' }[] = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 360, direction: 'rtl' },
]

for (const { theme, width, direction } of looks) {
  test(`${theme}, ${width} px${direction ? `, ${direction}` : ''}: nothing serious on any screen`, async ({
    page,
    api,
  }) => {
    test.setTimeout(300_000)
    const found: string[] = []
    await wear(page, { theme, direction })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/support')
    await settled(page)
    for (const path of [...(await everyScreen(api)), '/khong-co-trang-nay']) {
      await visit(page, path)
      found.push(...(await violations(page)).map((violation) => `${path} ${violation}`))
    }
    expect(found).toEqual([])
  })
}

test.describe('signed out', () => {
  test.use({ as: null })

  test('nothing serious on the login page, light and dark, with its errors', async ({ page }) => {
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, { theme })
      await page.goto('/login')
      await settled(page)
      await page.locator('button[type=submit]').click()
      expect(await violations(page)).toEqual([])
    }
  })
})

test('nothing serious in what opens: account menu, languages, a question, a form full of errors', async ({
  page,
}) => {
  const form = new FormPage(page)
  await form.open('/posts/add-new-post/1')
  await settled(page)
  await form.save.click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('banner').locator('[aria-haspopup=menu]').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')

  const list = new ListPage(page)
  await list.open('/posts/all-posts/1')
  await list.rows.first().getByRole('checkbox').check()
  expect(await violations(page)).toEqual([])
  await list.forSelected(components.form.delete).click()
  await expect(list.dialog).toBeVisible()
  expect(await violations(page)).toEqual([])
})
