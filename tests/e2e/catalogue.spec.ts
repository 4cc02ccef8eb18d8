import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { MediaLibrary } from './pages/MediaLibrary'
import { Shell } from './pages/Shell'
import { picture } from './support/picture'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { components, words as names, resources, say, validation } from './support/words'

const { languages, types, categories, media } = resources

test('setting a default language marks only it, at once and after a reload', async ({ page, api }) => {
  const list = new ListPage(page)
  await list.open('/languages/manager')
  const marked = list.rows.filter({ has: page.getByText(languages.default.is, { exact: true }) })
  await expect(marked).toHaveCount(1)
  const before = (await api.get('/languages')).find((each: { is_default: boolean }) => each.is_default).key
  const other = list.rows.getByRole('button', { name: new RegExp(`^${languages.default.make}`) }).first()
  await other.click()
  await list.told(/là ngôn ngữ mặc định/)
  await expect(marked).toHaveCount(1)
  await page.reload()
  await expect(marked).toHaveCount(1)
  const now = (await api.get('/languages')).filter((each: { is_default: boolean }) => each.is_default)
  expect(now).toHaveLength(1)
  expect(now[0].key).not.toBe(before)
  expect((await api.call('PATCH', `/languages/${before}/default`)).status).toBe(200)
})

test('a language is chosen, added, and deleted again; the default one stays', async ({ page }) => {
  const list = new ListPage(page)
  await list.open('/languages/manager')
  await page.getByRole('button', { name: languages.add.label }).click()
  await list.dialog.getByRole('button', { name: languages.add.save }).click()
  await expect(list.dialog.getByText(validation.language)).toBeVisible()
  await list.dialog.getByRole('combobox').fill('ko')
  await page.getByRole('option').filter({ hasText: '한국어' }).click()
  await list.dialog.getByRole('button', { name: languages.add.save }).click()
  await list.told(languages.notifications.created)
  const korean = list.rows.filter({ hasText: '한국어' })
  await expect(korean).toHaveCount(1)
  await korean.getByRole('button', { name: /^Xóa / }).click()
  await list.answer(components.form.delete)
  await list.told(say(languages.notifications.deleted, { smart_count: 1 }))
  await expect(korean).toHaveCount(0)
  await expect(
    list.rows
      .filter({ has: page.getByText(languages.default.is, { exact: true }) })
      .getByRole('button', { name: /^Xóa / }),
  ).toBeDisabled()
})

test('a type in use is not deleted, and it says why', async ({ page, faults }) => {
  faults.allowStatus(409)
  const form = new FormPage(page)
  await form.open('/post-type/manager/1')
  await form.askToDelete()
  await form.answer(components.form.delete)
  await expect(form.notice).toBeVisible()
  await expect(page).toHaveURL(/\/post-type\/manager\/1$/)
})

test('a type needs a feature', async ({ page }) => {
  const form = new FormPage(page)
  await form.open('/post-type/manager/create')
  await form.input(types.fields.title).fill('Không có gì')
  const boxes = page.getByRole('group', { name: types.fields.features }).getByRole('checkbox')
  // They are drawn a moment after the title.
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await box.uncheck()
  await form.save.click()
  await expect(page.getByText(validation.features)).toBeVisible()
})

test('categories are put in order with the keyboard alone', async ({ page, api }) => {
  const { id } = await api.post('/types', {
    style: 'article',
    title: 'Xếp thứ tự',
    slug: `xep-${Date.now()}`,
    features: ['categories'],
  })
  for (const [sort, title] of ['Đầu', 'Giữa', 'Cuối'].entries())
    await api.post('/categories', { type_id: id, title, slug: `muc-${id}-${sort}`, sort })
  const shell = new Shell(page)
  await shell.open(`/posts/post-category/${id}`)
  const shown = () => page.getByRole('main').locator('a.row-link').allTextContents()
  await expect.poll(shown).toEqual(['Đầu', 'Giữa', 'Cuối'])
  await page.getByRole('row', { name: 'Cuối' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await shell.told(categories.notifications.sorted)
  await expect.poll(shown).toEqual(['Cuối', 'Đầu', 'Giữa'])
  // The second move is shown before it is saved.
  await settled(page)
  await page.reload()
  await expect.poll(shown).toEqual(['Cuối', 'Đầu', 'Giữa'])
})

test('a category cannot be put under itself or under its own children', async ({ page, api }) => {
  const rows: { id: number; parent_id: number | null; title: string; type_id: number }[] =
    await api.get('/categories?limit=0')
  const child = rows.find(({ parent_id }) => parent_id !== null)
  const parent = rows.find(({ id }) => id === child?.parent_id)
  const form = new FormPage(page)
  await form.open(`/posts/post-category/${parent?.type_id}/${parent?.id}`)
  await page.getByRole('combobox', { name: new RegExp(`^${categories.fields.parent_id}`) }).click()
  const options = await page.getByRole('option').allTextContents()
  expect(options.length).toBeGreaterThan(0)
  expect(options.map((option) => option.replace(/^[-–\s]+/, ''))).not.toContain(parent?.title)
  expect(options.map((option) => option.replace(/^[-–\s]+/, ''))).not.toContain(child?.title)
})

test('the library: upload, rename, preview, delete several', async ({ page }) => {
  const library = new MediaLibrary(page)
  await library.open('/media/media-library')
  const [one, two] = [await picture(`mot-${Date.now()}.png`), await picture(`hai-${Date.now()}.png`)]
  await library.upload(one, two)
  await expect(library.tile(one.name)).toBeVisible()
  await expect(library.tile(two.name)).toBeVisible()
  await expect(library.tiles.first()).toHaveAttribute('aria-label', new RegExp(`${one.name}|${two.name}`))

  await library.tile(one.name).hover()
  await library
    .tile(one.name)
    .getByRole('button', { name: say(media.rename.action, { name: one.name }) })
    .click()
  const renamed = `dat-lai-${Date.now()}`
  await page.getByRole('textbox', { name: media.rename.label }).fill(renamed)
  await page.keyboard.press('Enter')
  await expect(library.tile(renamed)).toBeVisible()

  await library.tile(renamed).locator('[data-tile]').click()
  await expect(library.dialog.getByRole('img')).toBeVisible()
  await library.dialog.getByRole('button', { name: media.preview.close }).click()

  for (const name of [renamed, two.name]) await library.tile(name).getByRole('checkbox').check()
  await page.getByRole('button', { name: components.form.delete, exact: true }).first().click()
  await library.answer(components.form.delete)
  await expect(library.tile(renamed)).toHaveCount(0)
  await expect(library.tile(two.name)).toHaveCount(0)
})

test('a file that is no picture is refused by its content, not its name', async ({ page, faults }) => {
  faults.allowStatus(415, 422)
  const library = new MediaLibrary(page)
  await library.open('/media/media-library')
  await library.upload({
    name: 'gia-danh.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload=alert(1)>'),
  })
  await expect(page.getByText(/^Không nhận/).first()).toBeVisible()
  await expect(library.tile('gia-danh.png')).toHaveCount(0)
})

test('language, theme and direction are switched in the account menu and remembered', async ({ page }) => {
  const shell = new Shell(page)
  await shell.open('/')
  const account = page.getByRole('banner').locator('[aria-haspopup=menu]').last()
  await account.click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  await expect(page.getByRole('navigation', { name: names.ja.layout.menu.label })).toBeVisible()
  await account.click()
  await page.getByRole('menuitemcheckbox', { name: names.ja.layout.bar.rtl }).click()
  await page.getByRole('menuitemcheckbox', { name: names.ja.layout.bar.dark }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.reload()
  await expect(page.getByRole('navigation', { name: names.ja.layout.menu.label })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  const { current_language, direction, theme } = await page.evaluate(() => ({ ...localStorage }))
  expect({ current_language, direction, theme }).toEqual({
    current_language: 'ja',
    direction: 'rtl',
    theme: 'dark',
  })
})
