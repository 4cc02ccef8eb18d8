import { screens } from '../../src/admin/screens'
import { meets, type Permission } from '../../src/domain/permissions'
import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { Shell } from './pages/Shell'
import { Api } from './support/api'
import { everyScreen } from './support/screens'
import { visit } from './support/settled'
import { expect, staff, test } from './support/test'
import { common, components, dashboard, layout, resources, say, words } from './support/words'

const { posts, users, roles } = resources

/** What the roles of a profile allow. */
const permissionsIn = (profile: { roles: { data: { permissions: { data: { name: Permission }[] } }[] } }) =>
  profile.roles.data.flatMap(({ permissions }) => permissions.data.map(({ name }) => name))

test.describe('an editor without further rights', () => {
  test.use({ as: staff.editor })

  test('sees in the menu what the role allows and nothing more', async ({ page, api }) => {
    const shell = new Shell(page)
    await shell.open('/')
    const titles = (await api.get('/types?limit=0')).map(({ title }: { title: string }) => title)
    const { dashboard: home, media } = layout.menu
    await expect
      .poll(() => shell.groups())
      .toEqual([
        home,
        ...titles,
        posts.title.calendar,
        media,
        words.vi.inbox.title,
        ...Object.values(words.vi.inbox.kinds),
        layout.menu.settings,
      ])
  })

  test('reaches nothing more by typing addresses: the page says so', async ({ page, api, faults }) => {
    faults.allowStatus(403)
    const shell = new Shell(page)
    await shell.open('/users/list')
    await expect(shell.noAccess).toBeVisible()
    await expect(shell.home).toBeVisible()

    const held = permissionsIn(await (await Api.signIn(api.address, staff.editor)).get('/profile'))
    // One address for each right that an address asks for.
    const asked = new Map(
      (await everyScreen(api)).map((path, at) => {
        const guard = screens[at]?.guard ?? []
        return [JSON.stringify(guard), { path, guard }] as const
      }),
    )
    const paths = [...asked.values()]
    const foreign = paths.filter(({ guard }) => !meets(new Set(held), guard)).map(({ path }) => path)
    // Stock, people and what is sold are others' work.
    for (const area of ['/warehouse/', '/users/', '/posts/product/', '/settings/'])
      expect(foreign.some((path) => path.startsWith(area))).toBe(true)
    const denied: string[] = []
    for (const { path } of paths) {
      if (path.startsWith('/media/picker')) continue
      await visit(page, path)
      if (await shell.noAccess.isVisible()) denied.push(path)
    }
    expect(denied).toEqual(foreign)
  })

  test('is refused by the API itself', async ({ office }) => {
    const editor = await Api.signIn(office.address, staff.editor)
    for (const [method, path, body] of [
      ['GET', '/users'],
      ['GET', '/roles'],
      ['POST', '/roles', { name: 'Lén', description: 'x', permissions: ['manage-roles'] }],
      ['POST', '/roles/sync', { users: [2], roles: [1] }],
      ['POST', '/register', { name: 'Ai Đó', email: 'ai@example.vn', password: 'mat-khau' }],
      ['POST', '/types', { style: 'article', title: 'x', slug: 'x', features: ['seo'] }],
      ['POST', '/languages', { key: 'fr' }],
      ['DELETE', '/users/1'],
    ] as const) {
      const { status, body: answer } = await editor.call(method, path, body)
      expect([`${method} ${path}`, status, answer.code]).toEqual([`${method} ${path}`, 403, 'forbidden'])
    }
  })
})

test('a contributor hands in a post for approval; an admin approves it from the dashboard', async ({
  page,
  api,
  windowOf,
}) => {
  const contributor = await api.member('Cộng Tác Viên Mới', ['list-posts', 'create-posts', 'manage-media'])
  const title = `Bài chờ duyệt ${Date.now()}`
  let handedIn = 0
  const pictures = (await api.get('/media?limit=1&search=kind:image')).map(({ url }: { url: string }) => url)

  await test.step('the contributor may ask for approval and not publish', async () => {
    const form = new FormPage(await windowOf(contributor))
    await form.open('/posts/add-new-post/1')
    await form.page.getByRole('combobox', { name: new RegExp(`^${posts.fields.status}`) }).click()
    await expect(form.page.getByRole('option')).toHaveText([posts.status.draft, posts.status.pending])
    await form.page.keyboard.press('Escape')
    const writer = await Api.signIn(api.address, contributor)
    const refused = await writer.call('POST', '/posts', {
      type_id: 1,
      title,
      slug: `lach-${Date.now()}`,
      status: 'published',
      image: pictures[0],
      images: pictures,
    })
    expect(refused.status).toBe(403)
    handedIn = (await writer.article(1, { title, status: 'pending' })).id
    const list = new ListPage(form.page)
    await list.open('/posts/all-posts/1')
    await expect(list.row(title)).toContainText(posts.status.pending)
    await expect(list.link(title), 'who may not edit reads it').toHaveCount(1)
    await list.select(title)
    for (const name of [posts.bulk.publish, posts.bulk.hide, components.form.delete])
      await expect(list.forSelected(name)).toHaveCount(0)
  })

  await test.step('the admin sees it waiting on the dashboard and approves it', async () => {
    const shell = new Shell(page)
    await shell.open('/')
    const attention = page.getByRole('region', { name: dashboard.attention.title })
    // Other tests leave posts of other types waiting.
    const waiting = attention.getByRole('link').filter({ hasText: 'chờ duyệt' })
    await waiting.and(page.locator('[href*="/posts/all-posts/1?"]')).click()
    const list = new ListPage(page)
    await expect(list.tab(posts.status.pending)).toHaveAttribute('aria-selected', 'true')
    await list
      .row(title)
      .getByRole('button', { name: say(posts.approve.action_of, { name: title }) })
      .filter({ visible: true })
      .click()
    await list.told(say(posts.approve.done, { name: title }))
    await expect(list.row(title)).toHaveCount(0)
    expect((await api.get(`/posts?search=id:${handedIn}`))[0].status).toBe('published')
  })
})

test('a role made in the matrix gives a new member exactly that', async ({ page, api, windowOf }) => {
  const allowed: Permission[] = ['list-posts', 'list-categories', 'update-categories']
  const role = `Vai ${String(Date.now()).slice(-8)}`
  const member = { name: 'Thành Viên Mới', email: `moi.${Date.now()}@example.vn`, password: 'mat-khau-rieng' }
  const form = new FormPage(page)
  const { verbs, areas } = resources.permissions
  const cell = (verb: keyof typeof verbs, area: keyof typeof areas) =>
    page.getByRole('checkbox', {
      name: say(resources.permissions.label, { verb: verbs[verb], area: areas[area] }),
      exact: true,
    })

  await test.step('make the role', async () => {
    await form.open('/users/role')
    await page.getByRole('link', { name: roles.title.create }).click()
    await form.input(roles.fields.name).fill(role)
    await form.input(roles.fields.description).fill('Xem bài, sửa danh mục')
    await cell('list', 'posts').check()
    await cell('list', 'categories').check()
    await cell('update', 'categories').check()
    await form.save.click()
    await form.told(roles.notifications.created)
  })

  await test.step('make a member who has it', async () => {
    await form.go(layout.menu.members, layout.menu.users)
    await page.getByRole('link', { name: users.title.create }).click()
    await form.input(users.fields.name).fill(member.name)
    await form.input(users.fields.email).fill(member.email)
    await expect(page.getByText(users.email.free)).toBeVisible()
    await form.input(users.fields.password).fill(member.password)
    await page.getByRole('main').getByRole('checkbox', { name: role }).check()
    await form.save.click()
    await expect(form.notice).toContainText(users.notifications.created)
  })

  await test.step('who signs in with exactly that', async () => {
    const profile = await (await Api.signIn(api.address, member)).get('/profile')
    expect(permissionsIn(profile).toSorted()).toEqual(allowed.toSorted())

    const list = new ListPage(await windowOf(member))
    await list.open('/posts/post-category/1')
    await expect(list.page.getByRole('link', { name: common.add_new })).toHaveCount(0)
    await expect(list.page.getByRole('button', { name: components.form.delete, exact: true })).toHaveCount(0)
    await list.page.goto('/posts/add-new-post/1')
    await expect(list.noAccess).toBeVisible()
  })
})

test('a taken email is told before the form is sent', async ({ page }) => {
  const form = new FormPage(page)
  await form.open('/users/list/create')
  await form.input(users.fields.email).fill(staff.editor.email)
  await expect(page.getByText('Email này đã được sử dụng')).toBeVisible()
})

test.describe('a storekeeper', () => {
  test.use({ as: staff.keeper })

  test('has the panels of the dashboard across the page, with nothing beside them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const panels = page.getByRole('main').getByRole('region')
    await expect(panels.filter({ hasText: dashboard.shop.best })).toBeVisible()
    const lefts = await panels.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(2)
  })
})
