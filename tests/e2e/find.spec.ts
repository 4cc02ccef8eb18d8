import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { ListPage } from './pages/ListPage'
import { Shell } from './pages/Shell'
import { overflow, wear } from './support/look'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { layout, words } from './support/words'

const { palette, keys } = words.vi
const input = (page: Page) => page.getByRole('combobox', { name: palette.title })
const chosen = (page: Page) => page.locator('[role=option].Mui-focused')

/** Moves to an option with the arrows. */
async function moveTo(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole('option', { name }).first()).toBeVisible()
  await expect(async () => {
    if (!name.test((await chosen(page).textContent()) ?? '')) await page.keyboard.press('ArrowDown')
    expect(await chosen(page).textContent()).toMatch(name)
  }).toPass({ intervals: [50] })
}

test('an article is found by three letters without accents and its form opened, by keyboard alone', async ({
  page,
  api,
}) => {
  const post = await api.article(1, { title: 'Đũa tre làng Ước Lễ' })
  await new Shell(page).open('/dashboard')
  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('dua')
  await moveTo(page, /^Đũa tre làng Ước Lễ/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/posts/all-posts/1/${post.id}$`))
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(input(page)).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('1')
  const list = new ListPage(page)
  await expect(list.link(post.title)).toBeVisible()
  await page.keyboard.press('j')
  await expect(list.link(post.title)).toBeFocused()
  await page.keyboard.press('x')
  await expect(list.row(post.title).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
})

test('every row is selected that was clicked, also quicker than the first is drawn', async ({ page }) => {
  await new Shell(page).open('/posts/all-posts/1')
  await settled(page)
  const boxes = page.locator('tbody input[type=checkbox]')
  await boxes.evaluateAll((all) => {
    for (const box of all.slice(0, 3)) (box as HTMLInputElement).click()
  })
  // A browser ticks each box before it is known what is selected.
  await expect(page.getByText(/^Đã chọn 3 mục/)).toBeVisible()
})

test('without a network it says so, and still goes to what is there', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  await new Shell(page).open('/support')
  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await context.setOffline(true)
  await page.keyboard.type('ho tro')
  await expect(page.getByText(palette.offline)).toBeVisible()
  await moveTo(page, new RegExp(`^${layout.support.title}`))
  await context.setOffline(false)
  await expect(page.getByText(palette.offline)).toBeHidden()
})

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

for (const [theme, direction] of [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const)
  test(`${theme}, ${direction}: palette and sheet fit every window, and axe finds nothing serious`, async ({
    page,
  }) => {
    await wear(page, { theme, direction })
    await new Shell(page).open('/support')
    await settled(page)
    const check = async () => {
      expect(await overflow(page)).toEqual([])
      await page.evaluate(await source)
      const found = await page.evaluate(() => {
        const axe: { run: () => Promise<AxeResults> } = Reflect.get(window, 'axe')
        return axe.run()
      })
      const serious = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(serious.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
    }
    await page.keyboard.press('Control+k')
    await input(page).fill('ca')
    await expect(page.getByRole('option').first()).toBeVisible()
    await check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+?')
    await expect(page.getByRole('dialog', { name: keys.title })).toBeVisible()
    await check()
  })

test('the answer of a search is drawn at one go', async ({ page, api }) => {
  await api.article(1, { title: 'Nón quai thao' })
  await new Shell(page).open('/dashboard')
  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await page.route('**/api/v1/search?*', async (route) => {
    const answer = await route.fetch()
    // What the dialog changes while it waits is done by now.
    await page.waitForTimeout(500)
    await page.evaluate(() => {
      const seen = { times: 0 }
      Object.assign(window, { drawn: seen })
      const list = document.querySelector(
        '[role=dialog] [role=listbox], [role=dialog] .MuiAutocomplete-noOptions',
      )
      new MutationObserver(() => seen.times++).observe(list?.parentElement ?? document.body, {
        childList: true,
        subtree: true,
      })
    })
    await route.fulfill({ response: answer })
  })
  await page.keyboard.type('quai thao')
  await expect(page.getByRole('option', { name: /^Nón quai thao/ })).toBeVisible()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => Reflect.get(window, 'drawn').times)).toBe(1)
})
