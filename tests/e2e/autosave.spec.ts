import type { Page } from '@playwright/test'
import { autosave } from '../../i18n/vi/autosave'
import { FormPage } from './pages/FormPage'
import { overflow, wear } from './support/look'
import { quiet } from './support/settled'
import { expect, staff, test } from './support/test'
import { components, resources } from './support/words'

const { fields, notifications } = resources.posts
const typeId = 1

/** A sentence with its placeholders open. */
const like = (sentence: string) =>
  new RegExp(sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/%\{\w+\}/g, '.+'))
const section = (title: string, words: string) => ({ title, image: '', content: `<p>${words}</p>` })
const content = [section('Mở đầu', 'Chào buổi sáng.'), section('Kết', 'Tạm biệt.')]

const opened = async (page: Page, id: number) => {
  const form = new FormPage(page)
  await form.open(`/posts/all-posts/${typeId}/${id}`)
  await expect(form.input(fields.title)).toBeVisible()
  return form
}

/** How far down the window a field and the button stand. */
const places = (form: FormPage) =>
  Promise.all([form.input(fields.title), form.save].map(async (part) => (await part.boundingBox())?.y))

test('two people in one article see each other; one saves, the other merges by section', async ({
  page,
  api,
  windowOf,
}) => {
  const { id } = await api.article(typeId, { title: 'Bài của hai người', content })
  const theirs = await opened(await windowOf(staff.editor), id)
  await theirs.input(fields.title).fill('Tiêu đề của biên tập')
  const mine = await opened(page, id)
  await expect(page.getByRole('status').filter({ hasText: like(autosave.editing) })).toBeAttached()

  // A form without changes would follow.
  await mine.input(fields.title).fill('Tiêu đề của chủ')
  await mine.input(fields.description).fill('Mô tả của chủ')
  await theirs.save.click()
  await theirs.told(notifications.updated)
  await api.call('PATCH', `/posts/${id}`, { content: [...content, section('Thêm', 'Hẹn gặp lại.')] })
  await expect(page.getByText(/lưu bản mới lúc/)).toBeVisible()
  await page.getByRole('button', { name: autosave.merge }).click()
  const { dialog } = mine
  await expect(dialog).toContainText(components.conflict.title)
  await dialog.getByRole('radio', { name: new RegExp(components.conflict.theirs) }).check()
  await expect(dialog).toContainText('Mô tả của chủ')
  await mine.answer(components.conflict.use)
  await expect(mine.input(fields.title)).toHaveValue('Tiêu đề của biên tập')
  await expect(mine.input(fields.description)).toHaveValue('Mô tả của chủ')
  await mine.save.click()
  await mine.told(notifications.updated)
  const [saved] = await api.get(`/posts?search=id:${id}&include=body`)
  expect(saved).toMatchObject({ title: 'Tiêu đề của biên tập', description: 'Mô tả của chủ' })
  expect(saved.content.map(({ title }: { title: string }) => title)).toEqual(['Mở đầu', 'Kết', 'Thêm'])
})

test('what is typed without a network goes to the server when it is back, and on at another machine', async ({
  page,
  context,
  api,
  windowOf,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const { id } = await api.article(typeId, { title: 'Mất mạng giữa chừng' })
  const form = await opened(page, id)
  const draft = async () => (await api.call('GET', `/drafts/posts/${id}`)).body?.data
  // Before that the code of the editor is on its way.
  await quiet(page)
  await context.setOffline(true)
  await form.input(fields.title).fill('Viết khi mất mạng')
  await expect(page.getByText(autosave.here)).toBeVisible()
  expect(await draft()).toBeNull()
  await context.setOffline(false)
  await expect.poll(async () => (await draft())?.values.title).toBe('Viết khi mất mạng')

  const other = await windowOf(staff.owner)
  const there = await opened(other, id)
  await expect(other.getByRole('button', { name: autosave.restore })).toBeVisible()
  const offered = await places(there)
  await other.getByRole('button', { name: autosave.restore }).click()
  await expect(there.input(fields.title)).toHaveValue('Viết khi mất mạng')
  await expect(other.getByRole('button', { name: autosave.restore })).toHaveCount(0)
  // What the form tells stands on its bar: neither a field nor a button moves when it comes or goes.
  expect(await places(there)).toEqual(offered)
  await there.save.click()
  await there.told(notifications.updated)
  await expect.poll(draft).toBeNull()
})

test('who goes on writing in the text while it is being saved keeps the place and every word', async ({
  page,
  api,
}) => {
  const { id } = await api.article(typeId, { title: 'Viết không ngừng tay', content })
  const form = await opened(page, id)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/posts\/\d+/, async (route) => {
    if (route.request().method() === 'PATCH') await held
    await route.continue()
  })
  const text = page.locator('[contenteditable=true]').first()
  await page.getByText('Chào buổi sáng.').click()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Trước.')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.keyboard.press('Control+s')
  await sent
  await page.keyboard.type(' Trong lúc lưu.')
  answer()
  await form.told(notifications.updated)
  await expect(text).toBeFocused()
  await page.keyboard.type(' Sau.')
  await expect(text).toHaveText('Chào buổi sáng. Trước. Trong lúc lưu. Sau.')
  const saved = async () => (await api.get(`/posts?search=id:${id}&include=body`))[0].content[0].content
  expect(await saved()).toBe('<p>Chào buổi sáng. Trước.</p>')
  await page.keyboard.press('Control+s')
  await expect.poll(saved).toBe('<p>Chào buổi sáng. Trước. Trong lúc lưu. Sau.</p>')
})

test('nothing of it is wider than a phone, in any language or direction', async ({ page, api, windowOf }) => {
  const { id } = await api.article(typeId, { title: 'Bản nháp trên điện thoại' })
  const path = `/posts/all-posts/${typeId}/${id}`
  await api.call('PUT', `/drafts/posts/${id}`, { values: { title: 'Nháp' }, version: 1, title: 'Nháp', path })
  const other = await opened(await windowOf(staff.editor), id)
  await other.input(fields.title).fill('Đang sửa')
  for (const [language, direction] of [
    ['vi', 'ltr'],
    ['ja', 'ltr'],
    ['en', 'rtl'],
  ] as const) {
    await wear(page, { language, direction })
    await page.goto(path)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.locator('.MuiAvatarGroup-root')).toBeVisible()
    expect(await overflow(page), language).toEqual([])
  }
})
