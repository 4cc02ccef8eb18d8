import { FormPage } from '../pages/FormPage'
import { MediaLibrary } from '../pages/MediaLibrary'
import { picture } from '../support/picture'
import { expect, test } from '../support/test'
import { components, resources } from '../support/words'

/** As the contract has them; they are written out here so that a change of words is noticed. */
const later = 'Vui lòng thử lại sau.'
const down = { status: 503, contentType: 'application/json', body: '' }

test('what could not be done ends with asking to try again later, and what was done says so', async ({
  page,
  api,
  faults,
}) => {
  faults.allowStatus(503)
  faults.allow(/^503 /)
  const form = new FormPage(page)
  /** From now on calls of this method to this path are not answered. */
  const failing = (path: string, method: string) =>
    page.route(
      ({ pathname }) => pathname === `/api/v1${path}`,
      (route) => (route.request().method() === method ? route.fulfill(down) : route.fallback()),
    )
  const working = () => page.unrouteAll()
  const key = `khoa-${Date.now()}`
  const { menus, media } = resources

  await test.step('a menu that cannot be loaded, added or saved', async () => {
    await failing('/menus', 'GET')
    await form.open('/appearance/menu')
    await expect(page.getByRole('main')).toContainText('Chưa tải được menu.')
    await expect(page.getByRole('main')).toContainText('Vui lòng thử lại sau')
    await working()
    await failing('/menus', 'POST')
    await form.open('/appearance/menu/create')
    await form.input(menus.fields.title).fill('Menu chân trang')
    await form.input(menus.fields.key).fill(key)
    await form.save.click()
    await form.told(`Chưa thêm được menu. ${later}`)
    await working()
    await form.save.click()
    await form.told('Đã thêm menu.')
    const menu = (await api.get('/menus?limit=0')).find((each: { key: string }) => each.key === key)
    await failing(`/menus/${menu.id}`, 'PATCH')
    await form.input(menus.fields.title).fill('Menu cuối trang')
    await form.save.click()
    await form.told(`Chưa lưu được menu. ${later}`)
    await working()
    await form.save.click()
    await form.told('Đã lưu menu.')
    await form.askToDelete()
    await form.answer(components.form.delete)
    await form.told('Đã xóa menu.')
  })

  await test.step('a file that cannot be deleted', async () => {
    const library = new MediaLibrary(page)
    await failing('/media/bulk', 'POST')
    const file = await picture(`giu-lai-${Date.now()}.png`)
    await api.upload(file)
    await library.open('/media/media-library')
    await library.tile(file.name).getByRole('checkbox').check()
    await page.getByRole('button', { name: components.form.delete, exact: true }).first().click()
    await library.answer(components.form.delete)
    await library.told(`${media.notifications.delete_failed} ${later}`)
    await working()
  })

  await test.step('a category that cannot be added', async () => {
    const [type] = await api.get('/types?limit=0')
    await failing('/categories', 'POST')
    await form.open(`/posts/post-category/${type.id}/create`)
    await form.input(resources.categories.fields.title).fill('Danh mục mới')
    await form.save.click()
    await form.told(`Chưa thêm được danh mục. ${later}`)
    await working()
  })
})

test('a warehouse is deleted only after the warning that all linked data goes for good', async ({
  page,
  api,
}) => {
  const [{ scheme, province, ward, address }] = await api.get('/warehouses')
  const { id } = await api.post('/warehouses', { name: 'Kho tạm', scheme, province, ward, address })
  const form = new FormPage(page)
  await form.open(`/warehouse/manager/${id}`)
  await form.askToDelete()
  await expect(form.dialog).toContainText(
    'Tất cả dữ liệu liên quan (phiếu nhập xuất, hàng tồn) sẽ bị xóa theo kho, và mất vĩnh viễn khi thùng rác được dọn.',
  )
  await form.answer(components.form.delete)
  await form.told('Đã xóa kho.')
})

test('a key that is there is told beside its field, with the wish for another', async ({
  page,
  api,
  faults,
}) => {
  faults.allowStatus(422)
  const form = new FormPage(page)
  await test.step('of a personal option, while it is typed', async () => {
    const key = `gio${Date.now()}`
    await api.post('/settings', { key, title: 'Giờ mở cửa', value: '8 giờ' })
    await form.open('/settings/dynamic')
    await page
      .getByRole('group', { name: resources.settings.options.new })
      .getByRole('textbox')
      .first()
      .fill(key)
    await expect(page.getByText('Mã này đã tồn tại, vui lòng nhập mã khác')).toBeVisible()
    await page.reload()
  })
  await test.step('of a widget, when it is saved', async () => {
    const [{ key, type }] = await api.get('/widgets?limit=1')
    await form.open('/widgets/manager/create')
    await form.input(resources.widgets.fields.title).fill('Widget trùng khóa')
    await form.input(resources.widgets.fields.key).fill(key)
    await form.input(resources.widgets.fields.type).fill(type)
    await form.save.click()
    await expect(page.getByText('Mã này đã có ở một widget khác, vui lòng nhập mã khác')).toBeVisible()
  })
})
