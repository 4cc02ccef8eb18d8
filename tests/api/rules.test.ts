import { beforeAll, describe, expect, it } from 'vitest'
import en from '../../i18n/en'
import ja from '../../i18n/ja'
import vi from '../../i18n/vi'
import { withApi } from '../support/api'
import { aGroup, aPost, aType } from '../support/content'
import { anAddress } from '../support/stock'

const api = withApi()
const languages = { vi, en, ja }

type Params = Record<string, string | number>
/** What is broken, what is sent, beside which field it is told, and by which message. */
type Rule = [
  broken: string,
  call: string | (() => string),
  body: (() => unknown) | object,
  field: string,
  message: keyof typeof vi.validation,
  params?: Params,
]

const long = (length: number) => 'x'.repeat(length)
const ids = { article: 0, product: 0, course: 0, shelved: 0, group: 0, post: 0, goods: 0, warehouse: 0 }
let address: Awaited<ReturnType<typeof anAddress>>

const send = (call: string, body: unknown, locale = 'vi') => {
  const [method = '', path = ''] = call.split(' ')
  return api().call(method, path, { as: api().owner.token, body, headers: { Locale: locale } })
}
const make = async (path: string, body: object): Promise<number> => {
  const answer = await send(`POST ${path}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.data.id
}

beforeAll(async () => {
  address = await anAddress()
  ids.article = (await aType(api())).id
  ids.product = (await aType(api(), { style: 'product', features: ['orders', 'discounts'] })).id
  ids.course = (await aType(api(), { style: 'course', features: ['orders'] })).id
  ids.shelved = (await aType(api(), { features: ['article_groups'] })).id
  ids.group = (await aGroup(api(), ids.article, { style: 'field' })).id
  ids.post = await make('/posts', aPost(ids.article))
  ids.goods = await make('/posts', aPost(ids.product, { price: 1_000 }))
  ids.warehouse = await make('/warehouses', { name: 'Kho phố', ...address })
  await make('/widgets', { key: 'gio_mo_cua', title: 'Giờ mở cửa', type: 'lien-he' })
  await make('/settings', { key: 'giomocua', title: 'Giờ mở cửa', value: '8' })
})

const person = { name: 'Chị Lan', email: 'lan@nep.vn', password: '12345' }
const of = (value: object, more: object) => ({ ...value, ...more })
const register = 'POST /register'
const role = { name: 'Kho', description: 'Giữ kho', permissions: ['list-posts'] }
const type = { style: 'article', title: 'Tin', slug: 'tin-moi', features: ['seo'] }
const post = (style: 'article' | 'product' | 'course' | 'shelved', more: object) => () =>
  aPost(ids[style], more)
const place = (more: object) => () => ({ name: 'Kho xa', ...address, ...more })
const older = { scheme: 'pre2025', district: null }
const discount = (more: object) => () => ({
  type_id: ids.product,
  title: 'Tết',
  start: '2035-01-01T00:00:00Z',
  end: '2035-01-09T00:00:00Z',
  config: [{ quantity: 5, discount: 10, type: 'percent' }],
  ...more,
})
const order = (more: object) => () => ({
  type_id: ids.product,
  name: 'Chị Lan',
  phone: '0912345678',
  address: '12 Hàng Bạc',
  products: [{ post_id: ids.goods, quantity: 1 }],
  ...more,
})
const field = (more: object) => () => ({
  group_id: ids.group,
  key: 'vung',
  title: 'Vùng',
  style: 'selectbox',
  data: [{ value: 'bac', label: 'Bắc' }],
  ...more,
})
const group = (more: object) => () => ({
  style: 'article',
  type_id: ids.article,
  title: 'Nhóm',
  slug: 'nhom',
  ...more,
})
const slip = (more: object) => () => ({
  style: 'import',
  products: [{ post_id: ids.goods, number: 1, price: 1_000 }],
  ...more,
})
const change = () => `POST /warehouses/${ids.warehouse}/change`
const setting = (key: string, value: string) => ({ settings: [{ key, value, version: 1 }] })
const option = { key: 'diachi', title: 'Địa chỉ', value: '12 Hàng Bạc' }
const lessons = [{ title: 'Bài đầu' }, { title: 'Bài đầu' }]

/** Every rule of the contract that one call can break; what is told beside the field is the form's message too. */
const rules: Rule[] = [
  ['an account without an email', register, of(person, { email: '' }), 'email', 'required'],
  ['an email that is none', register, of(person, { email: 'lan' }), 'email', 'email'],
  ['an email that is taken', register, of(person, { email: 'owner@nep.vn' }), 'email', 'email_taken'],
  ['an account without a password', register, of(person, { password: '' }), 'password', 'required'],
  ['a password of 4', register, of(person, { password: '1234' }), 'password', 'min_length', { min: 5 }],
  ['a phone of 9 digits', register, of(person, { phone: '091234567' }), 'phone', 'phone'],
  ['a phone of 11 digits', register, of(person, { phone: '09123456789' }), 'phone', 'phone'],
  ['a hotline of 9 digits', 'PATCH /settings', setting('hotline', '091234567'), 'hotline', 'phone'],
  ['an account without a name', register, of(person, { name: ' ' }), 'name', 'required'],
  ['a name of one letter', register, of(person, { name: 'L' }), 'name', 'min_length', { min: 2 }],
  ['a name of 201', register, of(person, { name: long(201) }), 'name', 'max_length', { max: 200 }],
  ['a type without a title', 'POST /types', of(type, { title: '' }), 'title', 'required'],
  ['a type without a slug', 'POST /types', of(type, { slug: '' }), 'slug', 'required'],
  ['a type without a feature', 'POST /types', of(type, { features: [] }), 'features', 'features'],
  ['a post without a title', 'POST /posts', post('article', { title: ' ' }), 'title', 'required'],
  ['a post without a slug', 'POST /posts', post('article', { slug: '' }), 'slug', 'required'],
  ['a group without a title', 'POST /groups', group({ title: '' }), 'title', 'required'],
  ['a group without a slug', 'POST /groups', group({ slug: '' }), 'slug', 'required'],
  ...['/menus', '/sliders'].flatMap((path): Rule[] => [
    [`${path} without a key`, `POST ${path}`, { title: 'Chính' }, 'key', 'required'],
    [`${path} without a title`, `POST ${path}`, { key: 'chinh' }, 'title', 'required'],
  ]),
  ['a post in no group', 'POST /posts', post('shelved', {}), 'group_ids', 'groups_required'],
  ['a post without a picture', 'POST /posts', post('article', { image: '' }), 'image', 'image_required'],
  ['an empty list of pictures', 'POST /posts', post('article', { images: [] }), 'images', 'images_required'],
  ['a role without a name', 'POST /roles', of(role, { name: '' }), 'name', 'required'],
  ['a role of one letter', 'POST /roles', of(role, { name: 'K' }), 'name', 'min_length', { min: 2 }],
  ['a role of 21', 'POST /roles', of(role, { name: long(21) }), 'name', 'max_length', { max: 20 }],
  ['a role that says nothing', 'POST /roles', of(role, { description: '' }), 'description', 'required'],
  [
    'a role that says too much',
    'POST /roles',
    of(role, { description: long(256) }),
    'description',
    'max_length',
    { max: 255 },
  ],
  ['a role that allows nothing', 'POST /roles', of(role, { permissions: [] }), 'permissions', 'permissions'],
  ['roles for nobody', 'POST /roles/sync', { users: [], roles: [1] }, 'users', 'users'],
  ['no role for somebody', 'POST /roles/sync', { users: [1], roles: [] }, 'roles', 'roles'],
  ['an agency without a name', 'POST /agencies', {}, 'name', 'required'],
  ['an empty comment', 'POST /comments', () => ({ post_id: ids.post, message: ' ' }), 'message', 'required'],
  ['an empty reply', 'POST /comments', { comment_id: 1, message: '' }, 'message', 'required'],
  [
    'feedback of a long type',
    'POST /feedback',
    { name: 'Lan', type: long(51) },
    'type',
    'max_length',
    { max: 50 },
  ],
  ['feedback of nobody', 'POST /feedback', { type: 'Hỏi' }, 'name', 'required'],
  [
    'a product code of 31',
    'POST /posts',
    post('product', { code: long(31) }),
    'code',
    'max_length',
    { max: 30 },
  ],
  ['a product below 0', 'POST /posts', post('product', { price: -1 }), 'price', 'min', { min: 0 }],
  ['a course below 0', 'POST /posts', post('course', { price: -1 }), 'price', 'min', { min: 0 }],
  [
    'a lesson that is there',
    'POST /posts',
    post('course', { chapters: [{ title: 'Một', lessons }] }),
    'chapters[0].lessons[1].title',
    'lesson_double',
    { chapter: 1, lesson: 1 },
  ],
  [
    'a category without a title',
    'POST /categories',
    () => ({ type_id: ids.article, slug: 'a' }),
    'title',
    'required',
  ],
  [
    'a data group of no type',
    'POST /groups',
    { style: 'field', title: 'A', slug: 'a' },
    'type_id',
    'required',
  ],
  ['a field without a key', 'POST /fields', field({ key: '' }), 'key', 'required'],
  ['a field without a title', 'POST /fields', field({ title: '' }), 'title', 'required'],
  ...['selectbox', 'radiobox', 'checkbox'].map(
    (style): Rule => [`a ${style} of nothing`, 'POST /fields', field({ style, data: [] }), 'data', 'options'],
  ),
  [
    'a discount that began',
    'POST /discounts',
    discount({ start: '2020-01-01T00:00:00Z' }),
    'start',
    'start_ahead',
  ],
  [
    'a discount that ends first',
    'POST /discounts',
    discount({ end: '2034-01-01T00:00:00Z' }),
    'end',
    'end_after_start',
  ],
  [
    'two rows from one quantity',
    'POST /discounts',
    discount({
      config: [
        { quantity: 5, discount: 10, type: 'percent' },
        { quantity: 5, discount: 1_000, type: 'money' },
      ],
    }),
    'config[1].quantity',
    'quantity_unique',
  ],
  ['an order of nobody', 'POST /orders', order({ name: '' }), 'name', 'required'],
  ['an order without a phone', 'POST /orders', order({ phone: '' }), 'phone', 'required'],
  ['an order to nowhere', 'POST /orders', order({ address: '' }), 'address', 'required'],
  ['an order of nothing', 'POST /orders', order({ products: [] }), 'products', 'order_lines'],
  [
    'none of a product',
    'POST /orders',
    () => order({ products: [{ post_id: ids.goods, quantity: 0 }] })(),
    'products[0].quantity',
    'min',
    { min: 1 },
  ],
  ...['/warehouses', '/suppliers'].flatMap((path): Rule[] => [
    [`${path} without a name`, `POST ${path}`, place({ name: '' }), 'name', 'required'],
    [`${path} without a province`, `POST ${path}`, place({ province: null }), 'province', 'province'],
    [`${path} without a district`, `POST ${path}`, place(older), 'district', 'district'],
    [`${path} without a ward`, `POST ${path}`, place({ ward: null }), 'ward', 'ward'],
    [`${path} without an address`, `POST ${path}`, place({ address: '' }), 'address', 'required'],
    [`${path} with no phone number`, `POST ${path}`, place({ phone: '12' }), 'phone', 'dial'],
    [`${path} with no email address`, `POST ${path}`, place({ email: 'kho' }), 'email', 'email'],
  ]),
  ['a slip of no style', change, slip({ style: undefined }), 'style', 'required'],
  ['a slip of nothing', change, slip({ products: [] }), 'products', 'slip_lines'],
  ['a widget without a key', 'POST /widgets', { title: 'A', type: 'a' }, 'key', 'required'],
  ['a widget without a title', 'POST /widgets', { key: 'a', type: 'a' }, 'title', 'required'],
  [
    'a widget under a key that is taken',
    'POST /widgets',
    { key: 'gio_mo_cua', title: 'A', type: 'a' },
    'key',
    'widget_key_taken',
  ],
  ['an SEO entry of nothing', 'POST /seos', { title: 'A', image: '/a.webp' }, 'url', 'required'],
  [
    'an SEO entry of no type',
    'POST /seos',
    { url: '/a', type: '', title: 'A', image: '/a.webp' },
    'type',
    'choice',
  ],
  ['an SEO entry without a title', 'POST /seos', { url: '/a', image: '/a.webp' }, 'title', 'required'],
  ['an SEO entry without a picture', 'POST /seos', { url: '/a', title: 'A' }, 'image', 'image_required'],
  ['an option without a key', 'POST /settings', of(option, { key: '' }), 'key', 'required'],
  ['an option in capitals', 'POST /settings', of(option, { key: 'DiaChi' }), 'key', 'option_key'],
  ['an option that is there', 'POST /settings', of(option, { key: 'giomocua' }), 'key', 'setting_key_taken'],
  ['a title of one letter', 'POST /settings', of(option, { title: 'a' }), 'title', 'min_length', { min: 2 }],
  ['a title of 101', 'POST /settings', of(option, { title: long(101) }), 'title', 'max_length', { max: 100 }],
  ['an option without a value', 'POST /settings', of(option, { value: '' }), 'value', 'required'],
  ['no language', 'POST /languages', {}, 'key', 'required'],
  ['a language that nobody speaks', 'POST /languages', { key: 'xx' }, 'key', 'language'],
  ['a redirect from nowhere', 'POST /redirects', { destination: '/moi' }, 'source', 'required'],
  ['a redirect from a blank', 'POST /redirects', { source: ' ', destination: '/moi' }, 'source', 'required'],
  ['an SEO entry of a blank', 'POST /seos', { url: '', title: 'A', image: '/a.webp' }, 'url', 'required'],
  ['a redirect to nowhere', 'POST /redirects', { source: '/cu' }, 'destination', 'required'],
  ...(['product_code_syntax', 'order_code_syntax'] as const).map(
    (key): Rule => [`a blank ${key}`, 'PATCH /settings', setting(key, ' '), key, 'code_syntax_blank'],
  ),
]

const filled = (message: string, params: Params = {}) =>
  message.replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name]))

/** What is missing is called by its name. */
const naming = (message: string) => new RegExp(`^${filled(message, { field: '[^ ].*' })}$`)

describe('a rule that is broken is told beside its field, in the language of the caller', () => {
  it.each(rules)('%s', async (_broken, call, body, at, message, params) => {
    const sent = () => (typeof body === 'function' ? body() : body)
    for (const [locale, { validation }] of Object.entries(languages)) {
      const answer = await send(typeof call === 'function' ? call() : call, sent(), locale)
      expect(answer.status).toBe(422)
      // What is empty is too short as well: a form shows what is told first.
      const told = answer.body.errors[at]?.[0]
      if (message === 'required') {
        expect(told).toMatch(naming(validation.required_field))
        expect(told).not.toBe(validation.required)
      } else expect(told).toBe(filled(validation[message], params))
    }
  })
})

describe('what lies just within a rule is taken', () => {
  it.each<[string, string | (() => string), object | (() => object)]>([
    ['a name of 200 and a password of 5', register, of(person, { name: long(200), email: 'dai@nep.vn' })],
    ['a name of 2', register, of(person, { name: 'Lê', email: 'le@nep.vn', phone: '0912345678' })],
    ['a role of 2', 'POST /roles', of(role, { name: 'Ka' })],
    ['an option with a title of 2', 'POST /settings', of(option, { key: 'ho', title: 'Họ' })],
    ['a role of 20 that says 255', 'POST /roles', of(role, { name: long(20), description: long(255) })],
    ['a product code of 30 at no price', 'POST /posts', post('product', { code: long(30), price: 0 })],
    ['feedback of a type of 50', 'POST /feedback', { name: 'Lan', type: long(50) }],
    ['an option with a title of 100', 'POST /settings', of(option, { title: long(100) })],
  ])('%s', async (_what, call, body) => {
    const answer = await send(
      typeof call === 'function' ? call() : call,
      typeof body === 'function' ? body() : body,
    )
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  })

  it('a redirect without a code is permanent', async () => {
    const { body } = await send('POST /redirects', { source: '/cu', destination: '/moi', code: '' })
    expect(body.data.code).toBe(301)
  })
})
