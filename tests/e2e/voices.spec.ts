import { expect, test } from './support/test'
import { resources, say, words } from './support/words'

const { inbox, parts } = words.vi

test('a thread is answered from the inbox by keyboard alone', async ({ page, api }) => {
  const typeId = await api.articleType('Chuyện độc giả', ['images', 'content'])
  const post = await api.article(typeId, { title: 'Bài nhiều người hỏi' })
  const [old] = await api.get('/comments?search=status:none')
  if (old) await api.call('POST', '/comments/bulk?search=status:none', { action: 'delete', all: true })
  const rated = { post_id: post.id, score: 2, content: 'Giao hơi chậm', author_name: 'Anh Tú' }
  await api.post('/ratings', rated)
  // Staff write nothing that waits: the question of a reader is opened again.
  const asked = await api.post('/comments', { post_id: post.id, message: 'Còn hàng không ạ?' })
  await api.call('PATCH', `/comments/${asked.id}`, { status: 'none' })

  await page.goto('/inbox?kind=comments')
  const list = page.getByRole('list', { name: inbox.list })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(list.getByRole('link')).toBeFocused()
  await page.keyboard.press('r')
  const name = (await list.getByRole('link').textContent()) ?? ''
  await expect(page.getByRole('textbox', { name: say(parts.thread.reply_to, { name }) }).last()).toBeFocused()
  await page.keyboard.type('Còn nhiều ạ, mời bạn ghé tiệm.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(inbox.empty)).toBeVisible()

  const thread = await api.get(`/comments?search=thread_id:${asked.id}`)
  expect(thread.map(({ message }: { message: string }) => message)).toEqual([
    'Còn hàng không ạ?',
    'Còn nhiều ạ, mời bạn ghé tiệm.',
  ])

  await page.goto('/inbox?kind=ratings')
  await expect(list.getByText('Giao hơi chậm')).toBeVisible()
  // The keys of the list answer a moment after its rows are drawn.
  await expect(async () => {
    if ((await list.locator('a:focus').count()) === 0) await page.keyboard.press('j')
    await expect(list.getByRole('link', { name: 'Anh Tú' })).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/open=/)
  await page.keyboard.press('e')
  await expect(page.getByText(say(resources.ratings.marked.done, { name: 'Anh Tú' }))).toBeVisible()
  await expect(list.getByText('Giao hơi chậm')).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(list.getByText('Giao hơi chậm')).toBeVisible()
})
