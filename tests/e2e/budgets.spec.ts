import { ListPage } from './pages/ListPage'
import { LoginPage } from './pages/LoginPage'
import { Shell } from './pages/Shell'
import { Scale } from './support/budget'
import { quiet, settled } from './support/settled'
import { expect, staff, test } from './support/test'
import { layout, login, resources } from './support/words'

test.describe('before signing in', () => {
  test.use({ as: null })

  test('the login page weighs at most 76 KB of JavaScript', async ({ page }) => {
    const scale = new Scale(page)
    // Prefetches after typing or a delay are not part of it.
    await page.clock.install()
    await page.goto('/login')
    await expect(page.getByRole('button', { name: login.submit, exact: true })).toBeEnabled()
    await quiet(page)
    const { script } = await scale.weigh()
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(76)
  })

  test('the first list after signing in weighs at most 346 KB in total', async ({ page }) => {
    const scale = new Scale(page)
    const form = new LoginPage(page)
    await form.open('/posts/all-posts/1')
    await form.signIn(staff.owner)
    await expect(new ListPage(page).rows.first()).toBeVisible()
    await quiet(page)
    expect((await scale.weigh()).script).toBeLessThanOrEqual(346)
  })
})

test.describe('without JavaScript', () => {
  test.use({ as: null, javaScriptEnabled: false })

  test('the login form is visible, in Vietnamese, with everything in its place', async ({ page }) => {
    await page.goto('/login')
    for (const part of ['input[name=email]', 'input[name=password]', 'button[type=submit]'])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: login.title })).toBeVisible()
  })

  test('any other address shows the loading screen with logo and bar', async ({ page }) => {
    await page.goto('/posts/all-posts/1')
    await expect(page.locator('img[src="/site-logo"]').first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeVisible()
  })
})

test('a list that is reloaded weighs no more than that either', async ({ page }) => {
  const scale = new Scale(page)
  await new Shell(page).open('/posts/all-posts/1')
  await settled(page)
  expect((await scale.weigh()).script).toBeLessThanOrEqual(346)
})

test('for who is signed in the page itself asks for the back office, and each list once', async ({
  page,
}) => {
  await new Shell(page).open('/posts/all-posts/1')
  await settled(page)
  const isAhead = await page.evaluate(() => {
    const sent = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const script = (name: string) =>
      sent.find((entry) => new URL(entry.name).pathname.startsWith(`/assets/${name}-`))
    // Requested before the code that needs them has loaded: the layout, and the page of this address.
    return ['start', 'PostList'].every(
      (name) => (script(name)?.startTime ?? Infinity) < (script('boot')?.responseEnd ?? 0),
    )
  })
  expect(isAhead).toBe(true)
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/api/v1/'))
        .map((path) => path.replace('/api/v1/', ''))
        .sort(),
    )
  // A second after the pictures, once for all; and what is told of others from then on.
  const lists = async () => (await asked()).filter((path) => !['media/focus', 'live'].includes(path))
  // Posts twice: the rows, and what waits for approval; that, new orders and what waits for an answer are numbers in the
  // menu, and with what arrived on the bell, which are asked for once the page stands.
  await expect
    .poll(lists)
    .toEqual(['arrivals', 'categories', 'inbox', 'orders', 'posts', 'posts', 'profile', 'types', 'views'])
  // Nothing follows them.
  await settled(page)
  await page.waitForTimeout(2_000)
  expect(await lists()).toHaveLength(9)
  expect((await asked()).filter((path) => path === 'media/focus').length).toBeLessThanOrEqual(1)
})

test('going back to a list that is loaded shows no spinner and no gap', async ({ page }) => {
  const list = new ListPage(page)
  const shell = new Shell(page)
  await list.open('/posts/all-posts/1')
  await settled(page)
  const [type, other] = await shell.groups().then((groups) => groups.slice(1, 3))
  await shell.go(other ?? '', resources.posts.title.list)
  await settled(page)

  // From here on every loading state is recorded, however short.
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { waitingSeen: seen })
    new MutationObserver(() => {
      const waiting = 'main :is([role=progressbar], .MuiSkeleton-root):not([data-ahead] *)'
      const found = document.querySelector(waiting)
      if (found) seen.push(found.outerHTML.slice(0, 120))
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await shell.go(type ?? '', resources.posts.title.list)
  await expect(list.rows.first()).toBeVisible()
  await page.goBack()
  await expect(list.rows.first()).toBeVisible()
  await page.goForward()
  await settled(page)
  expect(await page.evaluate(() => Reflect.get(window, 'waitingSeen'))).toEqual([])
})

test('hover on a menu entry fetches code and data before the click', async ({ page }) => {
  const shell = new Shell(page)
  // A list, so that the saved views of all lists are there.
  await shell.open('/settings/redirect')
  await settled(page)
  const entry = await shell.entry(layout.menu.members, resources.roles.title.list)
  await settled(page)
  const scale = new Scale(page)
  await entry.hover()
  await expect.poll(() => scale.calls).toContain('/api/v1/roles')
  await expect.poll(() => scale.scripts.length).toBeGreaterThan(0)
  await quiet(page)
  const ahead = { scripts: scale.scripts.length, calls: scale.calls.length }

  await entry.click()
  await expect(page.getByRole('heading', { name: resources.roles.title.list, level: 1 })).toBeVisible()
  await expect(new ListPage(page).rows.first()).toBeVisible()
  await settled(page)
  expect({ scripts: scale.scripts.length, calls: scale.calls.length }).toEqual(ahead)
})

test('focus on a row fetches its form and its record before Enter', async ({ page, api }) => {
  const [post] = await api.get('/posts?limit=1&search=type_id:1')
  const list = new ListPage(page)
  await list.open('/posts/all-posts/1')
  await settled(page)
  const scale = new Scale(page)
  await list.link(post.title).first().focus()
  await expect.poll(() => scale.asked).toContain(`id:${post.id}`)
  await expect.poll(() => scale.scripts.length).toBeGreaterThan(0)
  await quiet(page)
  const ahead = scale.scripts.length

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: post.title, level: 1 })).toBeVisible()
  await settled(page)
  expect(scale.asked.filter((search) => search === `id:${post.id}`)).toHaveLength(1)
  expect(scale.scripts.length, 'the editor itself may come after the form').toBeLessThanOrEqual(ahead + 2)
})

for (const width of [360, 1440])
  test(`no form moves while it is being drawn, ${width} wide`, async ({ page, api }) => {
    // The oldest: nobody has left a draft of it, about which its form would tell.
    const [post] = await api.get('/posts?limit=1&search=type_id:1&orderBy=id&sortedBy=asc')
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        // Less than this is a letter of another width.
        for (const entry of list.getEntries())
          if ('value' in entry && Number(entry.value) >= 0.001) moved.push(JSON.stringify(entry))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/post-type/manager/1', `/posts/all-posts/1/${post.id}`]) {
      await page.goto(path)
      await settled(page)
      expect(await page.evaluate(() => Reflect.get(window, 'moved')), path).toEqual([])
    }
  })
