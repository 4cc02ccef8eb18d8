import { FormPage } from './pages/FormPage'
import { ListPage } from './pages/ListPage'
import { LoginPage } from './pages/LoginPage'
import { Picker } from './pages/MediaLibrary'
import { Shell } from './pages/Shell'
import { picture } from './support/picture'
import { firstOwner } from './support/site'
import { expect, test } from './support/test'
import { dashboard, layout, resources, say } from './support/words'

const { types, categories, posts, media } = resources

test.use({ as: null })

test('first start: sign in, create a type, a category and an article with pictures, publish, see it, reload', async ({
  page,
  newOffice,
}) => {
  const form = new FormPage(page)
  const list = new ListPage(page)
  const shell = new Shell(page)
  const category = page.getByRole('combobox', { name: new RegExp(`^${posts.fields.category_id}`) })

  await test.step('sign in as the owner of an empty business', async () => {
    const login = new LoginPage(page)
    await login.open(`${newOffice.address}/`)
    await login.signIn(firstOwner)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText(dashboard.steps.type.title)).toBeVisible()
  })

  await test.step('create a post type; the menu has it at once', async () => {
    await shell.go(layout.menu.settings, say(types.name, { smart_count: 2 }))
    await page.getByRole('link', { name: types.add }).first().click()
    await form.input(types.fields.title).fill('Tin tức')
    await expect(await form.slug(types.fields.slug)).toHaveValue('tin-tuc')
    await form.save.click()
    await shell.told(types.notifications.created)
    await expect(shell.menu.getByRole('button', { name: 'Tin tức', exact: true })).toBeVisible()
  })

  await test.step('create a category of it', async () => {
    await shell.go('Tin tức', categories.title.list)
    await page.getByRole('link', { name: categories.add }).first().click()
    await form.input(categories.fields.title).fill('Chuyện nhà')
    await form.save.click()
    await shell.told(categories.notifications.created)
    await expect(page.getByRole('heading', { name: 'Chuyện nhà', level: 1 })).toBeVisible()
  })

  await test.step('an article without pictures may not be published', async () => {
    await shell.go('Tin tức', resources.posts.title.create)
    await form.input(posts.fields.title).fill('Ngày mở cửa')
    await form.choose(posts.fields.category_id, 'Chuyện nhà')
    await expect(category).toHaveValue('Chuyện nhà')
    await form.publish.click()
    await expect(page.getByText(/ít nhất một ảnh|ảnh đại diện$/).last()).toBeVisible()
    await expect(page).toHaveURL(/add-new-post/)
  })

  await test.step('the picker window takes an upload and answers with it', async () => {
    const one = await Picker.openedBy(
      form.pictures(posts.fields.image).getByRole('button', { name: media.input.choose }),
    )
    const { x, y, width, height } = await one.page.evaluate(() => ({
      x: screenX,
      y: screenY,
      width: innerWidth,
      height: innerHeight,
    }))
    expect([width <= 1000, height <= 800, x >= 0, y >= 0]).toEqual([true, true, true, true])
    await one.upload(await picture('mat-tien.png'))
    await one.choose('mat-tien.png')
    await expect(
      form.pictures(posts.fields.image).getByRole('button', { name: media.input.replace }),
    ).toBeVisible()

    const many = await Picker.openedBy(
      form.pictures(posts.fields.images).getByRole('button', { name: media.input.add }),
    )
    await many.upload(await picture('quay.png'), await picture('san-sau.png'))
    await expect(many.tile('san-sau.png')).toBeVisible()
    await many.chooseAll('mat-tien.png', 'quay.png', 'san-sau.png')
    await expect(form.pictures(posts.fields.images).getByRole('img')).toHaveCount(3)
  })

  await test.step('published, it is first in the list', async () => {
    await expect(category).toHaveValue('Chuyện nhà')
    await form.publish.click()
    await shell.told(posts.notifications.created)
    // The form stays open after the save.
    await form.back.click()
    await expect(page).toHaveURL(/\/posts\/all-posts\/\d+$/)
    await expect(list.rows.first()).toContainText('Ngày mở cửa')
    await expect(list.rows.first()).toContainText(posts.status.published)
    await expect(list.rows.first()).toContainText('Chuyện nhà')
  })

  await test.step('and still is after a reload, with all that was written', async () => {
    await page.reload()
    await expect(list.rows).toHaveCount(1)
    await list.link('Ngày mở cửa').click()
    await expect(form.input(posts.fields.title)).toHaveValue('Ngày mở cửa')
    await expect(await form.slug(posts.fields.slug)).toHaveValue('ngay-mo-cua')
    await expect(form.pictures(posts.fields.images).getByRole('img')).toHaveCount(3)
  })
  // Before its server: what a page sends by itself has to be answered.
  await page.close()
})
