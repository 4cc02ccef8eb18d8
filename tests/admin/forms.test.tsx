import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AnyObject, type ObjectSchema, StringSchema } from 'yup'
import { registerFormSchema } from '../../src/admin/resources/users/schema'
import { screens } from '../../src/admin/screens'
import { carrierSchema } from '../../src/domain/carrierSchema'
import { categorySchema } from '../../src/domain/categorySchema'
import { discountSchema } from '../../src/domain/discountSchema'
import { fieldSchema } from '../../src/domain/fieldSchema'
import { groupSchema } from '../../src/domain/groupSchema'
import { menuSchema } from '../../src/domain/menuSchema'
import { orderSchema } from '../../src/domain/orderSchema'
import { placeSchema } from '../../src/domain/placeSchema'
import { postSchema } from '../../src/domain/postSchema'
import { redirectSchema } from '../../src/domain/redirectSchema'
import { roleSchema } from '../../src/domain/roleSchema'
import { seoEntrySchema } from '../../src/domain/seoSchema'
import { pageSchema } from '../../src/domain/settingSchema'
import { sliderSchema } from '../../src/domain/sliderSchema'
import { typeSchema } from '../../src/domain/typeSchema'
import { validate } from '../../src/domain/validation'
import { widgetDefinitionSchema } from '../../src/domain/widgetSchema'
import { aGroup, aPost, aType } from '../support/content'
import { samplesOf } from '../support/samples'
import { type Wire, withAdmin, written } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const make = async (path: string, body: unknown) => {
  const answer = await admin.api().call('POST', path, { as: owner(), body })
  expect(answer.status).toBeLessThan(300)
  return answer.body.data
}

type Field = HTMLInputElement | HTMLTextAreaElement
const found = (name: string) =>
  waitFor(() => {
    const field = document.querySelector<Field>(`main [name="${name}"]`)
    if (!field) throw new Error(`there is no field ${name}`)
    return field
  })
const type = async (name: string, text: string) => {
  const field = await found(name)
  fireEvent.change(field, { target: { value: text } })
  return field
}
const submitters = () =>
  [...document.querySelectorAll('form')].map(
    (form) => form.querySelectorAll('[type=submit], button:not([type])').length,
  )
/** Presses Enter in a field, of whose form one button alone saves. */
const press = async (field: HTMLElement) => {
  expect(submitters()).toEqual(submitters().map(() => 1))
  field.focus()
  await user.keyboard('{Enter}')
}
/** The same; the form's save must be the only call. */
const enter = async (field: HTMLElement, wire: Wire) => {
  const before = written(wire).length
  await press(field)
  await waitFor(() => expect(written(wire)).toHaveLength(before + 1))
  return written(wire)[before]
}

/** An asterisk for machines and eyes alike stands in the label of what has to be filled in, and nowhere else. */
const isMarked = (field: Field) => {
  const label = field.closest('.MuiFormControl-root')?.querySelector('.MuiFormLabel-root')
  return Boolean(label?.querySelector('[aria-hidden]'))
}
const isTold = (field: Field) =>
  field.closest('.MuiFormControl-root')?.querySelector('[aria-required=true]') !== null
/** Labels of what has to be filled in, where neither a field nor the description of a group says so to machines. */
const untold = () =>
  [...document.querySelectorAll('main .MuiFormLabel-root:has(> * [aria-hidden], > [aria-hidden])')]
    .filter((label) => {
      const group = label.closest('[role=group]')
      const described = group && document.getElementById(`${label.id.replace(/-label$/, '')}-required`)
      const fields = label.parentElement?.querySelectorAll('[aria-required=true]')
      return !fields?.length && described?.textContent !== 'bắt buộc'
    })
    .map((label) => label.textContent)
/** The fields that a schema refuses when they are empty, and those that are marked and told to machines. */
const marks = (schema: ObjectSchema<AnyObject>) => {
  // A choice that is made from the beginning cannot be taken back.
  const isOpen = (field: Field) =>
    field.type !== 'checkbox' && !(field.matches('.MuiSelect-nativeInput') && field.value)
  const fields = [...document.querySelectorAll<Field>('main [name]')].filter(
    (field) => field.name in schema.fields && isOpen(field),
  )
  const refused = fields.filter(({ name }) => {
    const empty = schema.fields[name] instanceof StringSchema ? '' : null
    const { errors } = validate(schema, { ...schema.getDefault(), [name]: empty })
    return errors && name in errors
  })
  const names = (of: Field[]) => of.map(({ name }) => name)
  return {
    all: names(fields),
    refused: names(refused),
    marked: names(fields.filter(isMarked)),
    told: names(fields.filter(isTold)),
  }
}
const expectMarks = (schema: unknown) => {
  const { all, refused, marked, told } = marks(schema as ObjectSchema<AnyObject>)
  expect(all.length).toBeGreaterThan(0)
  expect(marked).toEqual(refused)
  expect(told).toEqual(refused)
}

const ids = { sold: 0, shelf: 0, group: 0 }
beforeAll(async () => {
  const features = ['categories', 'data_groups', 'trademarks', 'discounts', 'orders']
  ids.sold = (await aType(admin.api(), { style: 'product', features })).id
  ids.shelf = (await aType(admin.api(), { features: ['article_groups'] })).id
  ids.group = (await aGroup(admin.api(), ids.sold, { style: 'field' })).id
})
const at = (path: string) =>
  path
    .replace('add-new-post/:typeID', `add-new-post/${ids.shelf}`)
    .replace('article-group/:typeID', `article-group/${ids.shelf}`)
    .replace(':typeID', String(ids.sold))
    .replace(':groupID', String(ids.group))

/** Each form for something new that is unlike others: what is typed, and what Enter then sends, or says that is missing. */
type New = [path: string, schema: unknown, typed: Record<string, string>, sent: object | RegExp]
const toMend = /ô cần sửa$/
const news: New[] = [
  ['/posts/post-category/:typeID/create', categorySchema, { title: 'Mục mới' }, { title: 'Mục mới' }],
  [
    '/posts/data-group/:typeID/data-field/:groupID/create',
    fieldSchema,
    { title: 'Vùng trồng' },
    { title: 'Vùng trồng', key: 'vung_trong', style: 'text' },
  ],
  [
    '/posts/article-group/:typeID/create',
    groupSchema,
    { title: 'Nhóm mới' },
    { title: 'Nhóm mới', slug: 'nhom-moi', style: 'article' },
  ],
  [
    '/posts/product/discount/:typeID/create',
    discountSchema,
    { title: 'Cuối tuần' },
    /^Cần ít nhất một mức giảm$/,
  ],
  ['/posts/product/order/:typeID/create', orderSchema, { name: 'Chị Lan' }, /^Cần ít nhất một sản phẩm$/],
  ['/posts/add-new-post/:typeID', postSchema, { title: 'Bài mới' }, { title: 'Bài mới', status: 'draft' }],
  [
    '/appearance/menu/create',
    menuSchema,
    { title: 'Menu mới' },
    { title: 'Menu mới', key: 'menu_moi', items: [] },
  ],
  [
    '/appearance/slider/create',
    sliderSchema,
    { title: 'Slider mới' },
    { title: 'Slider mới', key: 'slider_moi', items: [] },
  ],
  ['/post-type/manager/create', typeSchema, { title: 'Loại mới' }, { title: 'Loại mới' }],
  ['/carriers/manager/create', carrierSchema, { name: 'Viettel Post' }, /^Cần ít nhất một cột$/],
  ['/seo/manager/create', seoEntrySchema, { url: '/gioi-thieu' }, /^Hãy chọn ảnh đại diện$/],
  ['/users/list/create', registerFormSchema, { name: 'Đủ dài' }, toMend],
  ['/users/role/create', roleSchema, { name: 'Đủ dài' }, toMend],
  [
    '/settings/redirect/create',
    redirectSchema,
    { source: '/tin-cu', destination: '/tin-moi' },
    { source: '/tin-cu', destination: '/tin-moi', code: 301 },
  ],
  ['/warehouse/manager/create', placeSchema, { name: 'Đủ dài' }, toMend],
  ['/widgets/manager/create', widgetDefinitionSchema, { title: 'Đủ dài' }, toMend],
]
/** Those that are made of the same parts as one of these. */
const alike = [
  '/posts/data-group/:typeID/create',
  '/posts/trademark-group/:typeID/create',
  '/users/client/create',
  '/warehouse/supplier/create',
]

const named = [...news.map(([path]) => path), ...alike]
/** Forms that need no more than a name: of entities that are like all others. */
const plain = screens.flatMap(({ resource, base, path }) =>
  resource && path === `${base}/create` && !named.includes(path) ? [{ resource, path }] : [],
)

const beginsInFirstField = () => {
  const first = 'form :is(input, textarea, [role=combobox], [contenteditable=true])'
  return waitFor(() => expect(document.activeElement?.matches(first)).toBe(true))
}

describe('a form for something new', () => {
  it.each(news)(
    '%s begins in its first field, marks what may not stay empty, and Enter does what Save does',
    async (path, schema, typed, sent) => {
      const { wire } = await admin.open(at(path), { as: owner() })
      await found(Object.keys(typed)[0] ?? '')
      await beginsInFirstField()
      expectMarks(schema)
      expect(untold()).toEqual([])
      let last: HTMLElement | undefined
      for (const [name, text] of Object.entries(typed)) last = await type(name, text)
      if (!last) throw new Error('something is typed')
      if (!(sent instanceof RegExp)) return expect(await enter(last, wire)).toMatchObject(sent)
      await press(last)
      await screen.findAllByText(sent)
      expect(written(wire)).toEqual([])
    },
  )

  it('of goods that move does so too', async () => {
    const { wire } = await admin.open('/warehouse/change/new/transfer', { as: owner() })
    const day = await type('date', '21/11/2026')
    expect(untold()).toEqual([])
    await press(day)
    await screen.findByText('Phiếu cần ít nhất một sản phẩm')
    expect(written(wire)).toEqual([])
  })

  it.each(plain)(
    '$path does so too, and marks what it refuses when it is empty',
    async ({ path, resource }) => {
      const { wire } = await admin.open(at(path), { as: owner() })
      const samples: Record<string, object> = await samplesOf({ typeId: 0, postId: 0, groupId: 0 })
      const name = 'title' in (samples[resource] ?? {}) ? 'title' : 'name'
      const field = await found(name)
      await beginsInFirstField()
      expect(untold()).toEqual([])
      await press(field)
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      const fields = [...document.querySelectorAll<Field>('main form [name]')]
      const refused = fields.filter((each) => each.getAttribute('aria-invalid') === 'true')
      expect(fields.filter(isMarked).map((each) => each.name)).toEqual(refused.map((each) => each.name))
      expect(written(wire)).toEqual([])
      expect(await enter(await type(name, 'Tên mới'), wire)).toMatchObject({ [name]: 'Tên mới' })
    },
  )

  it('is in no list that has no such form', () => {
    const paths = screens.map(({ path }) => path)
    expect(named.filter((path) => !paths.includes(path))).toEqual([])
    expect(paths.filter((path) => path.includes('add-new') && !named.includes(path))).toEqual([])
  })
})

/** Records whose pages have more than the parts of the form for a new one: how to open each, and what is changed. */
type Edit = [name: string, open: () => Promise<string>, field: string, sent: object]
const edits: Edit[] = [
  [
    'a post that waits for approval',
    async () => {
      const { id } = await aType(admin.api())
      const post = await make('/posts', aPost(id, { title: 'Bài chờ', status: 'pending' }))
      return `/posts/all-posts/${id}/${post.id}`
    },
    'title',
    { title: 'Tên khác' },
  ],
  [
    'an order that can go on',
    async () => {
      const product = await make('/posts', aPost(ids.sold, { price: 1_000 }))
      const order = await make('/orders', {
        type_id: ids.sold,
        name: 'Chị Lan',
        phone: '0912345678',
        address: '12 Hàng Bông',
        products: [{ post_id: product.id, quantity: 1 }],
      })
      return `/posts/product/order/${ids.sold}/${order.id}`
    },
    'name',
    { name: 'Tên khác' },
  ],
  [
    'a role',
    async () =>
      `/users/role/${(await make('/roles', { name: 'Vai', description: 'Vai', permissions: ['list-posts'] })).id}`,
    'name',
    { role_id: expect.any(Number), name: 'Tên khác', permissions: ['list-posts'] },
  ],
]

describe('Enter in the form of a record', () => {
  it.each(edits)('%s sends the changed field alone', async (_name, open, field, sent) => {
    const { wire } = await admin.open(await open(), { as: owner() })
    expect(await enter(await type(field, 'Tên khác'), wire)).toEqual(sent)
  })

  it('of an account does so, and in the dialog for a new password sends that alone', async () => {
    const member = await admin.api().member('list-posts')
    const { wire } = await admin.open(`/users/list/${member.id}`, { as: owner() })
    expect(await enter(await type('name', 'Tên Khác'), wire)).toEqual({
      name: 'Tên Khác',
      email: expect.any(String),
    })
    await screen.findByText(/^Đã lưu/)
    await type('name', 'Chưa lưu')
    await user.click(screen.getByText(/^(Đặt lại mật khẩu|Đổi mật khẩu)/, { selector: 'button' }))
    const dialog = await screen.findByRole('dialog')
    const field = within(dialog).getByLabelText(/^Mật khẩu mới/)
    expect(await enter(field, wire)).toEqual({ password: expect.any(String) })
  })

  it('of oneself does so; of one’s password sends both', async () => {
    const own = new FormData()
    const known = { name: 'Chủ', email: 'owner@nep.vn', marital_status: 'single', gender: 'female' }
    for (const [field, value] of Object.entries(known)) own.append(field, value)
    const { id } = admin.api().owner
    await admin.api().call('POST', `/users/${id}?_method=PATCH`, { as: owner(), body: own })
    const profile = await admin.open('/profile', { as: owner() })
    const name = await type('name', 'Chủ Tiệm')
    expect(untold()).toEqual([])
    expect(await enter(name, profile.wire)).toEqual({ name: 'Chủ Tiệm', email: 'owner@nep.vn' })

    const { token } = await admin.api().member('list-posts')
    const { wire } = await admin.open('/profile/password', { as: token })
    await type('current_password', 'mat-khau')
    await type('new_password', 'mat-khau-moi')
    expect(await enter(await type('repeat', 'mat-khau-moi'), wire)).toEqual({
      current_password: 'mat-khau',
      new_password: 'mat-khau-moi',
    })
  })

  it('of a new language chooses in the list first, and then adds what was chosen', async () => {
    const { wire } = await admin.open('/languages/manager', { as: owner() })
    const [open] = await screen.findAllByRole('button', { name: 'Thêm ngôn ngữ' })
    if (open) await user.click(open)
    const dialog = await screen.findByRole('dialog', { name: 'Thêm ngôn ngữ' })
    const field = within(dialog).getByRole('combobox')
    fireEvent.change(field, { target: { value: 'nhat' } })
    await screen.findByRole('option', { name: /Tiếng Nhật/ })
    await user.type(field, '{Enter}', { skipClick: true })
    expect(field).toHaveProperty('value', 'Tiếng Nhật')
    expect(written(wire)).toEqual([])
    expect(await enter(field, wire)).toMatchObject({ key: 'ja' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('has no place on a page that is read', async () => {
    const { id } = await make('/posts', aPost((await aType(admin.api())).id))
    const { id: comment } = await make('/comments', { post_id: id, message: 'Chị Lan' })
    await admin.open(`/comment/manager/${comment}`, { as: owner() })
    await screen.findByRole('heading', { name: /Chị Lan/ })
    expect(document.querySelector('form')).toBeNull()
  })
})

it('a page of settings marks what may not stay empty', async () => {
  await admin.open('/settings/general', { as: owner() })
  await found('site_name')
  expectMarks(pageSchema('general'))
  expect(untold()).toEqual([])
})
