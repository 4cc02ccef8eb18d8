import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { expect, test } from './support/test'
import { components, resources, say, words } from './support/words'

const { history } = words.vi
const { posts } = resources

test('delete three posts by mistake, undo', async ({ page, api }) => {
  const typeId = await api.articleType('Xóa nhầm', ['images', 'content'])
  const names = ['Bài nhầm một', 'Bài nhầm hai', 'Bài nhầm ba', 'Bài ở lại']
  const ids: number[] = []
  for (const title of names) ids.push((await api.article(typeId, { title })).id)

  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${typeId}`)
  await expect(list.rows).toHaveCount(4)
  await list.select(...names.slice(0, 3))
  await list.forSelected(components.form.delete).click()
  await list.answer(components.form.delete)
  await list.told(say(posts.notifications.deleted, { smart_count: 3 }))
  await expect(list.rows).toHaveCount(1)

  // A click elsewhere does not take Undo away.
  await page.locator('h1').click()
  await page.getByRole('button', { name: components.undo.action }).click()
  await list.told(components.undo.done)
  await expect(list.rows).toHaveCount(4)
  const rows = await api.get(`/posts?search=type_id:${typeId}`)
  expect(rows.map(({ id }: { id: number }) => id).sort()).toEqual([...ids].sort())
})

test('restore an older version of an article from its timeline', async ({ page, api }) => {
  const typeId = await api.articleType('Bản cũ', ['images', 'content'])
  const text = 'Hạt được phơi trên giàn cao, đảo tay mỗi giờ, rồi nghỉ trong kho mát trước khi rang.'
  const content = [{ title: 'Mở đầu', image: '', content: `<p>${text}</p>` }]
  const { id } = await api.article(typeId, { title: 'Bài của tuần trước', content })
  const change = (body: object) => api.call('PATCH', `/posts/${id}`, body)
  await change({ content: [{ ...content[0], content: `<p>${text.replace('đảo tay', 'đảo máy')}</p>` }] })
  await change({ title: 'Bài của hôm nay', status: 'hidden' })

  const form = new FormPage(page)
  await form.open(`/posts/all-posts/${typeId}/${id}`)
  const past = page.getByRole('region', { name: components.history.title })
  await past.scrollIntoViewIfNeeded()
  const entries = past.locator('ol > li')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(1).locator('del')).toContainText('tay')
  await expect(entries.nth(1).locator('ins')).toContainText('máy')

  await entries.nth(2).getByRole('button').click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Bài của hôm nay')
  await question.getByRole('button', { name: history.restore.confirm, exact: true }).click()
  await form.told(history.restore.done)
  await expect(page.locator('[name=title]')).toHaveValue('Bài của tuần trước')
  await expect(entries.first()).toContainText(history.action.restore)
  const [row] = await api.get(`/posts?search=id:${id}&include=body`)
  expect(row).toMatchObject({ title: 'Bài của tuần trước', status: 'published', content })
})
