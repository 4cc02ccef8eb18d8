import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { violations } from './support/axe'
import { wear } from './support/look'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { components, resources, words } from './support/words'

test.describe.configure({ mode: 'parallel' })

test.describe('signed out', () => {
  test.use({ as: null })

  test('nothing serious on the login page, light and dark, with its errors', async ({ page }) => {
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, { theme })
      await page.goto('/login')
      await settled(page)
      await page.locator('button[type=submit]').click()
      expect(await violations(page)).toEqual([])
    }
  })
})

test('nothing serious in what opens: account menu, languages, a question, a form full of errors', async ({
  page,
}) => {
  const form = new FormPage(page)
  await form.open('/posts/add-new-post/1')
  await settled(page)
  await form.save.click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  for (const button of await page.getByRole('banner').locator('[aria-haspopup=menu]').all()) {
    await button.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await settled(page)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
  }

  const list = new ListPage(page)
  await list.open('/posts/all-posts/1')
  await list.rows.first().getByRole('checkbox').check()
  expect(await violations(page)).toEqual([])
  await list.forSelected(components.form.delete).click()
  await expect(list.dialog).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('nothing serious in the dialogs of posts, redirects and voices', async ({ page, api, faults }) => {
  const { inbox, products, preview, schedule } = words.vi
  const { posts, redirects } = resources
  const form = new FormPage(page)
  const list = new ListPage(page)
  const types = await api.get('/types?limit=0')
  const { id: shop } = types.find(({ style }: { style: string }) => style === 'product')
  const [product] = await api.get(`/posts?search=type_id:${shop};status:published&searchJoin=and&limit=1`)
  const fine = async (what: string) => expect(await violations(page), what).toEqual([])

  await test.step('the bulk change of prices', async () => {
    await list.open(`/posts/all-posts/${shop}`)
    await list.rows.first().getByRole('checkbox').check()
    await list.forSelected(products.reprice.action).click()
    await list.dialog.getByRole('textbox').fill('10')
    await expect(list.dialog.getByRole('table')).toBeVisible()
    await fine('prices')
  })
  await test.step('a preview, and the offer to lead readers on', async () => {
    await form.open(`/posts/all-posts/${shop}/${product.id}`)
    await page.getByRole('button', { name: preview.open }).click()
    await expect(form.dialog.getByRole('heading', { name: product.title })).toBeVisible()
    await fine('preview')
    await page.keyboard.press('Escape')
    await (await form.slug(posts.fields.slug)).fill('mot-dia-chi-khac')
    await expect(page.getByRole('checkbox', { name: /\(301\)$/ })).toBeChecked()
    await fine('offer')
  })
  await test.step('two versions that are merged', async () => {
    faults.allowStatus(409)
    const post = await api.article(1, { title: 'Bài để gộp' })
    await form.open(`/posts/all-posts/1/${post.id}`)
    await form.input(posts.fields.title).fill('Của tôi')
    await api.call('PATCH', `/posts/${post.id}`, { title: 'Của người khác' })
    await form.save.click()
    await expect(form.dialog).toContainText(components.conflict.title)
    await fine('merge')
  })
  await test.step('the tester of redirects', async () => {
    await list.open('/settings/redirect')
    await page.getByRole('button', { name: redirects.tester.open }).click()
    await list.dialog.getByRole('textbox').fill('/qua-tang')
    await list.dialog.getByRole('textbox').press('Enter')
    await expect(list.dialog.getByRole('listitem').first()).toBeVisible()
    await fine('tester')
  })
  await test.step('a thread beside the inbox, to answer in', async () => {
    await page.goto('/inbox?kind=comments')
    await page.getByRole('list', { name: inbox.list }).getByRole('link').first().click()
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    await settled(page)
    await fine('reply')
  })
  await test.step('another moment for a post', async () => {
    await list.open('/posts/calendar?view=list')
    await page
      .getByRole('button', { name: new RegExp(`^${schedule.move_confirm}`) })
      .first()
      .click()
    await expect(list.dialog).toBeVisible()
    await fine('moment')
  })
})

test('nothing serious in what is proposed, light and dark', async ({ page }) => {
  const { proposals } = words.vi.inbox
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, { theme })
    await page.goto('/inbox?kind=proposals')
    await settled(page)
    const list = page.getByRole('list', { name: proposals.list })
    const count = await list.getByRole('link').count()
    expect(count).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])
    for (let at = 0; at < count; at++) {
      await list.getByRole('link').nth(at).click()
      await settled(page)
      expect(await violations(page)).toEqual([])
    }
  }
})
