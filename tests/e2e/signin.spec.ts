import { FormPage } from './pages/FormPage'
import { LoginPage } from './pages/LoginPage'
import { Shell } from './pages/Shell'
import { Api } from './support/api'
import { expect, staff, test } from './support/test'
import { common, errors, layout, login, profile, resources, validation } from './support/words'

test.use({ as: null })

test('whoever is signed out and types an address signs in and gets there', async ({ page }) => {
  const form = new LoginPage(page)
  await form.open('/media/media-library?sort=name&order=ASC')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page).toHaveTitle('Đăng nhập · Nếp')
  await form.signIn(staff.editor)
  await expect(page).toHaveURL(/\/media\/media-library\?sort=name&order=ASC$/)
  await expect(new Shell(page).menu).toBeVisible()
})

test('a wrong password says so; after three the question comes, and its answer lets in', async ({
  page,
  api,
  faults,
}) => {
  faults.allowStatus(401, 422)
  // Failures count for the address: this test has its own, so that later sign-ins need no captcha.
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.7' })
  const member = await api.member('Người Hay Quên', ['list-posts'])
  const form = new LoginPage(page)
  await form.open()
  for (const attempt of [1, 2, 3]) {
    await expect(form.captcha, `before failure ${attempt}`).toBeHidden()
    await form.signIn({ ...member, password: 'khong-phai' })
    await expect(form.failure).toHaveText(errors.wrong_credentials)
    await expect(form.submit).toBeEnabled()
  }
  await expect(form.captcha).toBeVisible()

  await form.password.fill(member.password)
  await form.captcha.fill('999')
  await form.submit.click()
  await expect(page.getByText(validation.captcha_wrong)).toBeVisible()
  await expect(form.submit).toBeEnabled()

  await form.signIn(member)
  await expect(new Shell(page).menu).toBeVisible()
})

test('an account without any right is a client of the site and does not get in', async ({ page, api }) => {
  const client = { email: 'khach.hang@example.vn', password: 'mat-khau-khach' }
  await api.post('/register', { name: 'Khách Hàng', ...client, status: 'enable' })
  const form = new LoginPage(page)
  await form.open()
  await form.signIn(client)
  await expect(form.failure).toHaveText(login.no_access)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})

test('log out ends the session here and on the server', async ({ page, office, faults }) => {
  const form = new LoginPage(page)
  const shell = new Shell(page)
  await form.open()
  await form.signIn(staff.owner)
  await expect(shell.menu).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('access_token'))

  await shell.fromAccountMenu(staff.owner.name, layout.bar.logout)
  await expect(form.submit).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|expires/.test(key))),
  ).toEqual([])

  faults.allowStatus(401)
  const answer = await page.request.get(`${office.address}/api/v1/profile`, {
    headers: { Authorization: token ?? '' },
  })
  expect(answer.status()).toBe(401)
  await page.goBack()
  await expect(form.submit).toBeVisible()
})

test('another tab follows: to the login page with what was typed kept, and to the rights of who comes next', async ({
  page,
  context,
  api,
  faults,
}) => {
  // A draft may be on its way when the session ends.
  faults.allowStatus(401)
  const { menu: menuWords } = layout
  const post = await api.article(1, { title: 'Viết dở ở thẻ kia' })
  const first = new LoginPage(page)
  await first.open()
  await first.signIn(staff.owner)
  await expect(new Shell(page).menu).toBeVisible()

  const other = await context.newPage()
  const form = new FormPage(other)
  const title = form.input(resources.posts.fields.title)
  await form.open(`/posts/all-posts/1/${post.id}`)
  await title.fill('Chưa lưu mà bị đăng xuất')

  await test.step('signing out here leads there to the login page', async () => {
    await new Shell(page).fromAccountMenu(staff.owner.name, layout.bar.logout)
    await expect(other).toHaveURL(/\/login\?.*next=/)
    await expect(other.getByText(login.session_ended)).toBeVisible()
    await expect(new Shell(other).menu).toBeHidden()
  })
  await test.step('signing in here opens it there, with what was typed', async () => {
    await first.signIn(staff.owner)
    await expect(other).toHaveURL(new RegExp(`/posts/all-posts/1/${post.id}$`))
    await expect(title).toHaveValue('Chưa lưu mà bị đăng xuất')
  })
  await test.step('somebody else who signs in here is who is there, without a question', async () => {
    const keeper = await context.newPage()
    const form = new LoginPage(keeper)
    await form.open()
    await form.signIn(staff.keeper)
    const menu = new Shell(other).menu
    await expect(menu.getByRole('link', { name: resources.warehouses.title.list, exact: true })).toBeVisible()
    await expect(menu.getByText(menuWords.members)).toBeHidden()
    await expect(other.getByText('Chưa lưu mà bị đăng xuất')).toBeHidden()
  })
})

test('change password: the new one signs in, the old one does not', async ({ page, api, faults }) => {
  faults.allowStatus(401, 422)
  const name = 'Người Đổi Mật Khẩu'
  const member = await api.member(name, ['list-posts'])
  const form = new LoginPage(page)
  const shell = new Shell(page)
  await form.open()
  await form.signIn(member)
  await shell.fromAccountMenu(name, layout.bar.change_password)
  await expect(page).toHaveURL(/\/profile\/password$/)

  const words = profile.password
  const password = new FormPage(page)
  await password.input(words.current).fill('khong-dung')
  await password.input(words.new).fill('mat-khau-2027')
  await password.input(words.repeat).fill('mat-khau-2028')
  const save = page.getByRole('main').getByRole('button', { name: words.submit })
  await save.click()
  await expect(page.getByText(validation.password_repeat)).toBeVisible()
  await password.input(words.repeat).fill('mat-khau-2027')
  await save.click()
  await expect(page.getByText(validation.wrong_password)).toBeVisible()

  await password.input(words.current).fill(member.password)
  await save.click()
  await shell.told(words.done)

  await expect(Api.signIn(api.address, member)).rejects.toThrow(/wrong_credentials/)
  await Api.signIn(api.address, { ...member, password: 'mat-khau-2027' })
})

test('a typed address that leads nowhere says 404 and shows the way home', async ({ windowOf }) => {
  const shell = new Shell(await windowOf(staff.editor))
  await shell.open('/khong/co/trang/nay')
  await expect(shell.notFound).toBeVisible()
  await expect(shell.page.getByText('404')).toBeVisible()
  await shell.page.getByRole('link', { name: common.back_home }).click()
  await expect(shell.page).toHaveURL(/\/$/)
})
