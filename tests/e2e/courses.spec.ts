import type { Page } from '@playwright/test'
import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { expect, test } from './support/test'
import { resources, say, words } from './support/words'

const { posts, redirects } = resources
const { courses, parts } = words.vi

const head = (page: Page, name: string) =>
  page.locator('button[data-part=head]').filter({ hasText: name }).first()

test('a course of three chapters is put in order by keyboard, also from chapter to chapter', async ({
  page,
  api,
}) => {
  const types = await api.get('/types?limit=0')
  const type = types.find(({ style }: { style: string }) => style === 'course')
  const chapter = (title: string, ...lessons: string[]) => ({
    title,
    lessons: lessons.map((each) => ({ title: each, duration: 20 })),
  })
  const { data: course } = (
    await api.call('POST', '/posts', {
      type_id: type.id,
      title: 'Xếp thứ tự',
      slug: 'xep-thu-tu',
      status: 'draft',
      chapters: [chapter('Hạt', 'Rang', 'Xay'), chapter('Pha', 'Phin'), chapter('Uống', 'Nếm')],
    })
  ).body
  const form = new FormPage(page)
  await form.open(`/posts/all-posts/${type.id}/${course.id}`)
  await head(page, 'Uống').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(head(page, 'Uống')).toBeFocused()
  await head(page, 'Hạt').focus()
  await page.keyboard.press('Enter')
  await head(page, 'Xay').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(head(page, 'Xay')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '“Xay”' })).toHaveText(
    say(parts.cards.moved_within, { name: 'Xay', place: 1, total: 2, parent: 'Uống' }),
  )
  await expect(page.locator('[data-part=totals]')).toContainText(
    say(courses.hours_minutes, { hours: 1, minutes: 20 }),
  )
  await page.keyboard.press('Control+s')
  await form.told(posts.as.course.notifications.updated)
  const [saved] = await api.get(`/posts?search=id:${course.id}&include=body`)
  expect(
    saved.chapters.map(({ title, lessons }: { title: string; lessons: { title: string }[] }) => [
      title,
      ...lessons.map((each) => each.title),
    ]),
  ).toEqual([
    ['Hạt', 'Rang'],
    ['Uống', 'Xay', 'Nếm'],
    ['Pha', 'Phin'],
  ])
})

test('a new address of a post leads readers on, which the tester shows', async ({ page, api }) => {
  const [type] = await api.get('/types?limit=0')
  const [post] = await api.get(
    `/posts?search=type_id:${type.id};status:published&searchJoin=and&orderBy=id&limit=1`,
  )
  const form = new FormPage(page)
  await form.open(`/posts/all-posts/${type.id}/${post.id}`)
  await (await form.slug(posts.fields.slug)).fill('mot-dia-chi-moi')
  await expect(page.getByRole('checkbox', { name: /\(301\)$/ })).toBeChecked()
  await form.save.click()
  await form.told(posts.notifications.updated)
  const list = new ListPage(page)
  await list.open('/settings/redirect')
  await page.getByRole('button', { name: redirects.tester.open }).press('Enter')
  await expect(list.dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(`/${type.slug}/${post.slug}`)
  await page.keyboard.press('Enter')
  const hop = list.dialog.getByRole('listitem')
  await expect(hop).toHaveCount(1)
  await expect(hop).toContainText(`/${type.slug}/mot-dia-chi-moi`)
  await expect(hop).toContainText(redirects.code[301])
})
