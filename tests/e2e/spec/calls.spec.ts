import type { Page, Request } from '@playwright/test'
import { FormPage } from '../pages/FormPage'
import { ListPage } from '../pages/ListPage'
import type { Api } from '../support/api'
import { visit } from '../support/settled'
import { expect, test } from '../support/test'
import { components, resources, say, words } from '../support/words'

interface Sent {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

/** A form's fields, as far as they are texts. */
function formIn(request: Request): Record<string, string> {
  const parts = (request.postDataBuffer()?.toString('utf8') ?? '').split(/--+[\w-]+/)
  const fields = parts.map((part) => /name="(\w+)"\r?\n\r?\n([\s\S]*?)\r?\n$/.exec(part))
  return Object.fromEntries(fields.flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? '']] : [])))
}

function sentBy(request: Request): Sent {
  const url = new URL(request.url())
  const isForm = request.headers()['content-type']?.startsWith('multipart/')
  return {
    method: request.method(),
    path: url.pathname.replace('/api/v1', ''),
    query: Object.fromEntries(url.searchParams),
    headers: request.headers(),
    body: isForm ? formIn(request) : request.postDataJSON(),
  }
}

/** The next call of this method to this path, while something is done. */
async function wire(page: Page, method: string, path: string, act: () => Promise<unknown>): Promise<Sent> {
  const coming = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url())
    return request.method() === method && pathname === `/api/v1${path}`
  })
  await act()
  return sentBy(await coming)
}

/** A type with two categories, and a type with a product that can be scanned. */
async function content(api: Api) {
  const mark = Date.now()
  const type = await api.post('/types', {
    style: 'article',
    title: `Loại ${mark}`,
    slug: `loai-${mark}`,
    features: ['categories'],
  })
  const category = (title: string, sort: number) =>
    api.post('/categories', { type_id: type.id, title, slug: `muc-${mark}-${sort}`, sort })
  const [, second] = [await category('Mục đầu', 0), await category('Mục sau', 1)]
  const types: { id: number; style: string }[] = await api.get('/types?limit=0')
  const shop = types.find(({ style }) => style === 'product')
  const code = `MA${mark}`
  const product = await api.post('/posts', {
    ...{
      type_id: shop?.id,
      title: `Hàng ${mark}`,
      slug: `hang-${mark}`,
      code,
      price: 5_000,
      status: 'draft',
    },
  })
  return { type, second, product, code }
}

test('what is done on the screens is sent by the method, path and body that were agreed', async ({
  page,
  api,
  windowOf,
}) => {
  test.setTimeout(300_000)
  const form = new FormPage(page)
  const list = new ListPage(page)
  const { type, second, product, code } = await content(api)
  await form.open('/support')

  await test.step('a type is saved', async () => {
    await visit(page, `/post-type/manager/${type.id}`)
    await form.input(resources.types.fields.description).fill('Loại để thử')
    const sent = await wire(page, 'PATCH', `/types/${type.id}`, () => form.save.click())
    expect(sent.body).toEqual({ description: 'Loại để thử' })
    expect(sent.headers).toMatchObject({
      accept: 'application/json',
      authorization: expect.stringMatching(/^Bearer \S+$/),
      locale: 'vi',
    })
    await form.told(resources.types.notifications.updated)
  })

  await test.step('categories are put in order', async () => {
    await visit(page, `/posts/post-category/${type.id}`)
    await page.getByRole('row', { name: 'Mục sau' }).focus()
    const sent = await wire(page, 'PATCH', `/categories/${second.id}`, () =>
      page.keyboard.press('Alt+ArrowUp'),
    )
    expect(sent.body).toEqual({ sort: expect.any(Number) })
    await form.told(resources.categories.notifications.sorted)
  })

  // Before the page knows the roles.
  const member = await api.member('Người Để Thử', ['list-posts'])
  const role = await api.post('/roles', {
    name: `Vai ${String(Date.now()).slice(-8)}`,
    description: 'Vai để thử',
    permissions: ['list-seos'],
  })
  await test.step('a role is given a permission', async () => {
    await visit(page, '/users/permissions')
    const name = say(resources.permissions.label, { verb: 'Thêm', area: 'SEO' })
    const cell = page.getByRole('checkbox', {
      name: say(resources.permissions.cell, { role: role.name, name }),
    })
    const sent = await wire(page, 'POST', '/permissions/sync', () => cell.check())
    expect(sent.body).toEqual({ role_id: role.id, permissions: ['list-seos', 'create-seos'] })
    await form.told(resources.permissions.saved)
  })

  await test.step('somebody is given the role', async () => {
    await visit(page, `/users/list/${member.id}`)
    await page.getByRole('button', { name: resources.users.roles.change }).click()
    const held = form.dialog.getByRole('checkbox', { checked: true })
    await expect(held).toHaveCount(1)
    await held.uncheck()
    await form.dialog.getByRole('checkbox', { name: role.name }).check()
    const sent = await wire(page, 'POST', '/roles/sync', () => form.answer(resources.users.roles.save))
    const seen = [{ user: member.id, roles: [expect.any(Number)] }]
    expect(sent.body).toEqual({ users: [member.id], roles: [role.id], seen })
    await form.told(resources.users.notifications.roles_saved)
  })

  await test.step('one’s own profile is saved as a form', async () => {
    const { id, name, email } = await api.get('/profile')
    await visit(page, '/profile')
    await form.input(resources.users.fields.id_card_place).fill('Hà Nội')
    const sent = await wire(page, 'POST', `/users/${id}`, () => form.save.click())
    expect(sent.query).toMatchObject({ _method: 'PATCH' })
    expect(sent.body).toEqual({ name, email, id_card_place: 'Hà Nội' })
    await form.told(resources.users.notifications.updated)
  })

  await test.step('a widget is filled in', async () => {
    const widget = await api.post('/widgets', {
      ...{ key: `w_${Date.now()}`, title: 'Giờ mở cửa', type: 'thu-goi' },
      settings: { fields: [{ key: 'gio', title: 'Giờ', style: 'text' }] },
    })
    await visit(page, '/widgets/thu-goi')
    await form.input('Giờ').fill('8 giờ')
    const save = page.getByRole('button', { name: say(resources.widgets.page.save, { name: 'Giờ mở cửa' }) })
    const sent = await wire(page, 'PATCH', `/widgets/${widget.id}/value`, () => save.click())
    expect(sent.body).toEqual({ value: { gio: '8 giờ' } })
    await form.told(resources.widgets.notifications.updated)
  })

  await test.step('a setting is saved', async () => {
    await visit(page, '/settings/copyright')
    await page.locator('textarea[name=copyright]').fill('© Tiệm Nếp')
    const sent = await wire(page, 'PATCH', '/settings', () => form.save.click())
    expect(sent.body).toEqual({
      settings: [{ key: 'copyright', value: '© Tiệm Nếp', version: expect.any(Number) }],
    })
    await form.told(resources.settings.notifications.updated)
  })

  await test.step('a redirect is added and deleted', async () => {
    await visit(page, '/settings/redirect/create')
    const source = `/cu-${Date.now()}`
    await form.input(resources.redirects.fields.source).fill(source)
    await form.input(resources.redirects.fields.destination).fill('/moi')
    const added = await wire(page, 'POST', '/redirects', () => form.save.click())
    expect(added.body).toEqual({ source, destination: '/moi', code: 301 })
    await form.told(resources.redirects.notifications.created)
    const [{ id }] = await api.get('/redirects?limit=1&orderBy=id&sortedBy=desc')
    await form.askToDelete()
    await wire(page, 'DELETE', `/redirects/${id}`, () => form.answer(components.form.delete))
    await form.told(say(resources.redirects.notifications.deleted, { smart_count: 1 }))
  })

  await test.step('feedback is ticked off', async () => {
    const { id } = await api.post('/feedback', { name: 'Chị Để Thử', type: 'Hỏi' })
    await visit(page, '/feedback/manager')
    const tick = list
      .row('Chị Để Thử')
      .getByRole('button', { name: say(resources.feedback.mark.done_of, { name: 'Chị Để Thử' }) })
    const sent = await wire(page, 'PATCH', `/feedback/${id}`, () => tick.filter({ visible: true }).click())
    expect(sent.body).toEqual({ status: 'done' })
  })

  await test.step('goods are brought in, and the slip is canceled', async () => {
    const [warehouse] = await api.get('/warehouses')
    await visit(page, `/warehouse/change/new/import?warehouse=${warehouse.id}`)
    await page.getByRole('combobox', { name: words.vi.parts.scan.field }).focus()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    const { cell } = words.vi.parts.lines
    await page
      .getByRole('textbox', { name: say(cell, { column: resources.slips.line.price, row: 1 }), exact: true })
      .fill('2000')
    await page.keyboard.press('Enter')
    const sent = await wire(page, 'POST', `/warehouses/${warehouse.id}/change`, () =>
      page.keyboard.press('Control+s'),
    )
    expect(sent.body).toMatchObject({
      style: 'import',
      products: [{ post_id: product.id, number: 1, price: 2_000 }],
    })
    await expect(form.heading).toHaveText(/^PN/)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.getByRole('button', { name: resources.slips.cancel.action }).click()
    const canceled = await wire(page, 'POST', `/warehouses/change/${id}/cancel`, () =>
      form.answer(resources.slips.cancel.action),
    )
    expect(canceled.body).toMatchObject({ reason: expect.any(String) })
  })

  await test.step('leaving ends the session', async () => {
    // Of somebody else: other tests go on in the session of the owner.
    const name = 'Người Ra Về'
    const leaving = await windowOf(await api.member(name, ['list-posts']))
    await leaving.goto('/support')
    const account = new FormPage(leaving)
    await wire(leaving, 'DELETE', '/logout', () => account.fromAccountMenu(name, words.vi.layout.bar.logout))
    await expect(leaving).toHaveURL(/\/login$/)
  })
})
