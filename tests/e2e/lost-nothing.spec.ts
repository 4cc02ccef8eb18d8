import type { Page } from '@playwright/test'
import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { LoginPage } from './pages/LoginPage'
import type { Account, Api } from './support/api'
import { settled } from './support/settled'
import { expect, staff, test } from './support/test'
import { components, errors, login, resources } from './support/words'

const { fields, notifications } = resources.posts
const typeId = 1

/** The edit form of an article made for the test. */
async function openArticle(page: Page, api: Api, title: string) {
  const post = await api.article(typeId, { title })
  const form = new FormPage(page)
  await form.open(`/posts/all-posts/${typeId}/${post.id}`)
  await expect(form.input(fields.title)).toHaveValue(title)
  return { form, post }
}

test.describe('401 in the middle of a form', () => {
  const writer: Account = { email: '', password: '' }

  test.beforeAll(async ({ api }) => {
    Object.assign(
      writer,
      await api.member('Cây Bút Bền', ['list-posts', 'create-posts', 'update-posts', 'list-categories']),
    )
  })

  test('brings the user back to the filled form after signing in', async ({ api, windowOf, faults }) => {
    faults.allowStatus(401)
    const page = await windowOf(writer)
    const { form, post } = await openArticle(page, api, 'Phiên hết giữa chừng')
    await form.input(fields.title).fill('Viết tiếp sau khi đăng nhập lại')
    await form.input(fields.description).fill('Đoạn này mất nhiều công.')

    await test.step('the session ends on the server, and the save is refused', async () => {
      const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '')
      await page.request.delete(`${api.address}/api/v1/logout`, { headers: { Authorization: token } })
      await form.save.click()
      await expect(page).toHaveURL(/\/login\?.*next=/)
      await expect(page.getByText(login.session_ended)).toBeVisible()
    })

    await test.step('signing in leads back, and nothing that was typed is lost', async () => {
      await new LoginPage(page).signIn(writer)
      await expect(page).toHaveURL(new RegExp(`/posts/all-posts/${typeId}/${post.id}$`))
      await expect(form.input(fields.title)).toHaveValue('Viết tiếp sau khi đăng nhập lại')
      await expect(form.input(fields.description)).toHaveValue('Đoạn này mất nhiều công.')
      await expect(page.getByText(/^Đã khôi phục nội dung/)).toBeVisible()
    })

    await form.save.click()
    await form.told(notifications.updated)
    const [saved] = await api.get(`/posts?search=id:${post.id}`)
    expect(saved.title).toBe('Viết tiếp sau khi đăng nhập lại')
  })
})

test('409: two people edit one article; the second sees the difference and chooses', async ({
  page,
  api,
  windowOf,
  faults,
}) => {
  faults.allowStatus(409)
  const mine = await openArticle(page, api, 'Bài của hai người')
  const theirs = new FormPage(await windowOf(staff.editor))
  await theirs.open(`/posts/all-posts/${typeId}/${mine.post.id}`)
  // A form in which nothing was typed yet takes over what others save.
  await mine.form.input(fields.title).fill('Tiêu đề của chủ cửa hàng')

  await theirs.input(fields.title).fill('Tiêu đề của biên tập viên')
  await theirs.input(fields.description).fill('Mô tả của biên tập viên')
  await theirs.save.click()
  await theirs.told(notifications.updated)

  await mine.form.save.click()
  const { dialog } = mine.form
  await expect(dialog).toContainText(components.conflict.title)
  await expect(dialog).toContainText('Tiêu đề của biên tập viên')
  await expect(dialog).toContainText('Tiêu đề của chủ cửa hàng')
  const title = dialog.getByRole('radiogroup', { name: new RegExp(`^${fields.title}`) })
  await title.getByRole('radio', { name: new RegExp(components.conflict.mine) }).check()
  await mine.form.answer(components.conflict.save)
  await mine.form.told(notifications.updated)

  const [saved] = await api.get(`/posts?search=id:${mine.post.id}`)
  expect(saved.title).toBe('Tiêu đề của chủ cửa hàng')
  expect(saved.description, 'what only the other one touched stays theirs').toBe('Mô tả của biên tập viên')
})

test('a failed save keeps the form: no network, then a second try', async ({
  page,
  context,
  api,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const { form, post } = await openArticle(page, api, 'Mất mạng')
  await form.input(fields.title).fill('Vẫn còn nguyên')
  await context.setOffline(true)
  await form.save.click()
  await form.told(/Vui lòng thử lại sau/)
  await expect(form.input(fields.title)).toHaveValue('Vẫn còn nguyên')
  await context.setOffline(false)
  await form.save.click()
  await form.told(notifications.updated)
  expect((await api.get(`/posts?search=id:${post.id}`))[0].title).toBe('Vẫn còn nguyên')
})

test('what the server refuses stands beside its field', async ({ page, api, faults }) => {
  faults.allowStatus(422)
  const other = await api.article(typeId)
  const { form } = await openArticle(page, api, 'Trùng đường dẫn')
  await (await form.slug(fields.slug)).fill(other.slug)
  await form.save.click()
  await expect(page.getByText('Đường dẫn này đã được dùng')).toBeVisible()
  await expect(form.input(fields.slug)).toHaveAttribute('aria-invalid', 'true')
})

test('who saves before the address could be made from the title saves all the same', async ({
  page,
  api,
}) => {
  const form = new FormPage(page)
  const code = /\/assets\/slug-/
  const held: (() => void)[] = []
  await page.route(code, async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await form.open('/posts/post-category/1/create')
  await form.input(resources.categories.fields.title).fill('Cà phê vội')
  await form.save.dblclick()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0)
  for (const go of held) go()
  await form.told(resources.categories.notifications.created)
  const saved = await api.get('/categories?search=type_id:1')
  const made = saved.filter(({ title }: { title: string }) => title === 'Cà phê vội')
  expect(made).toEqual([expect.objectContaining({ slug: 'ca-phe-voi' })])
})

test('unsaved changes are asked about before they are lost', async ({ page, api }) => {
  const { form } = await openArticle(page, api, 'Chưa lưu')
  const list = new ListPage(page)
  await form.input(fields.title).fill('Chưa lưu, đừng mất')

  await form.back.click()
  await expect(form.dialog).toContainText(components.unsaved.title)
  await form.answer(components.unsaved.stay)
  await expect(form.input(fields.title)).toHaveValue('Chưa lưu, đừng mất')

  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked, 'closing the tab asks too').toBe(1)

  await form.back.click()
  await form.answer(components.unsaved.discard)
  await expect(list.link('Chưa lưu')).toBeVisible()
})

test('an untouched form is left without a question', async ({ page, api }) => {
  const { form } = await openArticle(page, api, 'Không đổi gì')
  await form.back.click()
  await expect(new ListPage(page).link('Không đổi gì')).toBeVisible()
  await expect(form.dialog).toBeHidden()
})

test('a double click on save makes one article', async ({ page, api }) => {
  const form = new FormPage(page)
  await form.open(`/posts/add-new-post/${typeId}`)
  await form.input(fields.title).fill('Bấm hai lần')
  await form.save.dblclick()
  await form.told(notifications.created)
  expect(await api.get('/posts?search=slug:bam-hai-lan')).toHaveLength(1)
})

test('an account that was disabled in the meantime is out at its next call', async ({
  api,
  windowOf,
  faults,
}) => {
  faults.allowStatus(401)
  const member = await api.member('Người Sắp Nghỉ', ['list-posts'])
  const page = await windowOf(member)
  const list = new ListPage(page)
  await list.open(`/posts/all-posts/${typeId}`)
  await settled(page)
  const body = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Người Sắp Nghỉ',
    email: member.email,
    status: 'disable',
  }))
    body.append(name, value)
  expect((await api.call('POST', `/users/${member.id}?_method=PATCH`, body)).status).toBe(200)
  // The next call may also be one that the page makes by itself, before the click.
  await Promise.race([list.tab(resources.posts.status.draft).click(), page.waitForURL(/\/login/)])
  await expect(page).toHaveURL(/\/login/)
  const form = new LoginPage(page)
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.8' })
  await form.signIn(member)
  await expect(form.failure).toHaveText(errors.wrong_credentials)
})
