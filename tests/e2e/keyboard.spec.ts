import type { Page } from '@playwright/test'
import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { expect, test } from './support/test'
import { components, resources, say } from './support/words'

const { posts, categories } = resources

/** Something has the focus, not the page as a whole, from where Tab would start at the top again. */
const focusIsSomewhere = (page: Page, when: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), { message: `focus ${when}` })
    .not.toBe('BODY')

test('the keyboard stays where the work is: in a form', async ({ page, api, faults }) => {
  faults.allowStatus(422)
  // A sign of presence may be under way while its record is deleted.
  faults.allow(/404.*\/presence\//)
  const typeId = await api.articleType('Làm bằng phím', ['categories', 'images', 'approval'])
  const other = await api.article(typeId)
  const post = await api.article(typeId, { title: 'Bài làm bằng phím', status: 'pending' })
  const list = new ListPage(page)
  const form = new FormPage(page)
  await list.open(`/posts/all-posts/${typeId}`)
  await list.link(post.title).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: post.title }), 'after opening').toBeFocused()

  await form.input(posts.fields.description).fill('Có mô tả')
  await form.save.focus()
  await page.keyboard.press('Enter')
  await form.told(posts.notifications.updated)
  await expect(form.save, 'after saving').toBeFocused()

  await (await form.slug(posts.fields.slug)).fill(other.slug)
  await form.save.focus()
  await page.keyboard.press('Enter')
  await expect(form.input(posts.fields.slug), 'on what the server refuses').toBeFocused()
  await form.input(posts.fields.slug).fill(post.slug)

  await page.getByRole('button', { name: posts.approve.action, exact: true }).focus()
  await page.keyboard.press('Enter')
  await form.told(say(posts.approve.done, { name: post.title }))
  await expect(page.getByText(posts.approve.waiting)).toBeHidden()
  await focusIsSomewhere(page, 'after approving')

  await form.askToDelete()
  await form.dialog.getByRole('button', { name: components.form.delete, exact: true }).press('Enter')
  await expect(list.link(other.title)).toBeVisible()
  await focusIsSomewhere(page, 'after deleting')
})

test('whatever has the focus in a form is in sight, also in the column that sticks', async ({
  page,
  api,
}) => {
  const typeId = await api.articleType('Luôn thấy ô đang gõ', ['categories', 'images', 'content', 'seo'])
  const post = await api.article(typeId, { title: 'Bài dài hơn cửa sổ' })
  await page.setViewportSize({ width: 1440, height: 700 })
  const form = new FormPage(page)
  await form.open(`/posts/all-posts/${typeId}/${post.id}`)
  await expect(form.save).toBeVisible()
  const outside = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      const { top, bottom } = focused?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      const isTall = bottom - top > innerHeight / 2
      return isTall || (top >= 56 && bottom <= innerHeight)
        ? ''
        : `${focused?.outerHTML.slice(0, 120)} at ${top}`
    })
  await form.input(posts.fields.title).focus()
  const seen: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (
      let step = 0;
      step < 45 && !(await form.save.evaluate((save) => save === document.activeElement));
      step++
    ) {
      await page.keyboard.press(key)
      // The page scrolls after the focus has moved.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      seen.push(await outside())
    }
  expect(seen.length).toBeGreaterThan(15)
  expect(seen.filter(Boolean)).toEqual([])
})

test('the keyboard stays where the work is: in a list', async ({ page, api }) => {
  const typeId = await api.articleType('Làm bằng phím', ['categories', 'images', 'approval'])
  for (const title of ['Ba', 'Hai', 'Một']) await api.article(typeId, { title, status: 'pending' })
  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${typeId}?filter=${encodeURIComponent('{"status":"pending"}')}`)
  await page.getByRole('button', { name: say(posts.approve.action_of, { name: 'Một' }) }).press('Enter')
  await expect(list.row('Một')).toBeHidden()
  await expect(list.link('Hai'), 'on the row that came in its place').toBeFocused()

  await list.search.fill('không có bài nào như thế')
  await page.getByRole('button', { name: components.list.clear_filters }).press('Enter')
  await expect(list.rows).toHaveCount(3)
  await expect(list.search, 'where the next search begins').toBeFocused()

  await list.row('Hai').getByRole('checkbox').press('Space')
  await list.forSelected(components.form.delete).press('Enter')
  await list.dialog.getByRole('button', { name: components.form.delete, exact: true }).press('Enter')
  await expect(list.row('Hai')).toBeHidden()
  await focusIsSomewhere(page, 'after deleting the selected')
})

test('the keyboard stays where the work is: in a tree', async ({ page, api }) => {
  const typeId = await api.articleType('Làm bằng phím', ['categories', 'images', 'approval'])
  for (const [sort, title] of ['Đầu', 'Giữa', 'Cuối'].entries())
    await api.post('/categories', { type_id: typeId, title, slug: `muc-${Date.now()}-${sort}`, sort })
  const list = new ListPage(page)
  await list.open(`/posts/post-category/${typeId}`)
  const row = page.getByRole('row', { name: 'Đầu' })
  const names = () => page.locator('a.row-link').allTextContents()
  await row.focus()
  for (const order of [
    ['Giữa', 'Đầu', 'Cuối'],
    ['Giữa', 'Cuối', 'Đầu'],
  ]) {
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(names).toEqual(order)
    await list.told(categories.notifications.sorted)
    await expect(row, 'after moving').toBeFocused()
  }
  await page.getByRole('button', { name: say(categories.delete, { name: 'Cuối' }) }).press('Enter')
  await list.dialog.getByRole('button', { name: components.form.delete, exact: true }).press('Enter')
  await expect.poll(names).toEqual(['Giữa', 'Đầu'])
  await expect(page.getByRole('link', { name: 'Đầu', exact: true }), 'on the next row').toBeFocused()
})
