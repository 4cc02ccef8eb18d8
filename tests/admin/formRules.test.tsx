import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AnyObject, type ObjectSchema, StringSchema } from 'yup'
import { registerFormSchema } from '../../src/admin/resources/users/schema'
import { agencySchema } from '../../src/domain/agencySchema'
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
import { aCategory, aGroup, aType } from '../support/content'
import { withAdmin } from './harness'

const { api, open } = withAdmin()
const owner = () => api().owner.token
const make = async (path: string, body: object) => {
  const answer = await api().call('POST', path, { as: owner(), body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

const ids = { sold: 0, shelf: 0, group: 0 }
beforeAll(async () => {
  const features = ['categories', 'data_groups', 'trademarks', 'discounts', 'orders']
  ids.sold = (await aType(api(), { style: 'product', features })).id
  ids.shelf = (await aType(api(), { features: ['article_groups'] })).id
  ids.group = (await aGroup(api(), ids.sold, { style: 'field' })).id
})

const at = (path: string) =>
  path
    .replace(':sold', String(ids.sold))
    .replace(':shelf', String(ids.shelf))
    .replace(':group', String(ids.group))

type Field = HTMLInputElement | HTMLTextAreaElement
const fieldOf = (name: string) => document.querySelector<Field>(`main [name="${name}"]`)
const found = (name: string) =>
  waitFor(() => {
    const field = fieldOf(name)
    if (!field) throw new Error(`there is no field ${name}`)
    return field
  })

describe('the marks of a form', () => {
  /** An asterisk for machines and eyes alike stands in the label of what has to be filled in, and nowhere else. */
  const isMarked = (field: Field) => {
    const label = field.closest('.MuiFormControl-root')?.querySelector('label, legend.MuiFormLabel-root')
    return Boolean(label?.querySelector('[aria-hidden]'))
  }

  it.each<[string, unknown, string]>([
    ['/agencies/manager/create', agencySchema, 'name'],
    ['/posts/post-category/:sold/create', categorySchema, 'title'],
    ['/posts/data-group/:sold/data-field/:group/create', fieldSchema, 'title'],
    ['/posts/article-group/:shelf/create', groupSchema, 'title'],
    ['/posts/product/discount/:sold/create', discountSchema, 'title'],
    ['/posts/product/order/:sold/create', orderSchema, 'phone'],
    ['/posts/add-new-post/:sold', postSchema, 'price'],
    ['/appearance/menu/create', menuSchema, 'key'],
    ['/appearance/slider/create', sliderSchema, 'key'],
    ['/post-type/manager/create', typeSchema, 'title'],
    ['/seo/manager/create', seoEntrySchema, 'url'],
    ['/users/list/create', registerFormSchema, 'password'],
    ['/users/role/create', roleSchema, 'name'],
    ['/settings/redirect/create', redirectSchema, 'source'],
    ['/warehouse/manager/create', placeSchema, 'address'],
    ['/warehouse/supplier/create', placeSchema, 'address'],
    ['/widgets/manager/create', widgetDefinitionSchema, 'key'],
    ['/settings/general', pageSchema('general'), 'site_name'],
    ['/settings/company', pageSchema('company'), 'company_name'],
  ])('%s: what may not stay empty has one, and nothing else', async (path, schema, first) => {
    const form = schema as ObjectSchema<AnyObject>
    await open(at(path), { as: owner() })
    await found(first)
    // A choice that is made from the beginning cannot be taken back.
    const isOpen = (field: Field) =>
      field.type !== 'checkbox' && !(field.matches('.MuiSelect-nativeInput') && field.value)
    const names = [...document.querySelectorAll<Field>('main [name]')].filter(
      (field) => field.name in form.fields && isOpen(field),
    )
    expect(names.length).toBeGreaterThan(0)
    const refused = names.filter(({ name }) => {
      const empty = form.fields[name] instanceof StringSchema ? '' : null
      const { errors } = validate(form, { ...form.getDefault(), [name]: empty })
      return errors && name in errors
    })
    expect(names.filter(isMarked).map(({ name }) => name)).toEqual(refused.map(({ name }) => name))
  })
})

describe('what only the server can refuse', () => {
  const taken: [
    what: string,
    path: string,
    before: () => Promise<unknown>,
    typed: AnyObject,
    message: string,
  ][] = [
    [
      'slug',
      '/posts/post-category/:sold/create',
      () => aCategory(api(), ids.sold, { title: 'Cà phê', slug: 'ca-phe' }),
      { title: 'Cà phê', description: 'Chữ đã gõ' },
      'Đường dẫn này đã được dùng, vui lòng nhập đường dẫn khác',
    ],
    [
      'key',
      '/appearance/menu/create',
      () => make('/menus', { title: 'Chân trang', key: 'chan-trang' }),
      { title: 'Cuối trang', key: 'chan-trang' },
      'Khóa này đã có, vui lòng nhập khóa khác',
    ],
    [
      'key',
      '/posts/data-group/:sold/data-field/:group/create',
      () => make('/fields', { group_id: ids.group, title: 'Vùng', key: 'vung', style: 'text' }),
      { title: 'Vùng trồng', key: 'vung' },
      'Khóa này đã có trong nhóm, vui lòng nhập khóa khác',
    ],
    [
      'code',
      '/posts/add-new-post/:sold',
      () => make('/posts', { type_id: ids.sold, title: 'Phin', slug: 'phin', code: 'SP-1' }),
      { title: 'Phin lớn', price: '45000', code: 'SP-1' },
      'Mã này đã được dùng, vui lòng nhập mã khác',
    ],
    [
      'email',
      '/users/list/create',
      () => make('/register', { name: 'Lan', email: 'lan@nep.vn', password: '12345' }),
      { name: 'Lan Anh', password: '123456', email: 'lan@nep.vn' },
      'Email này đã được sử dụng',
    ],
    [
      'source',
      '/settings/redirect/create',
      () => make('/redirects', { source: '/cu', destination: '/moi' }),
      { destination: '/khac', source: '/cu' },
      'Địa chỉ cũ này đã có chuyển hướng',
    ],
  ]

  /** Fills in and saves a form; the server's refusal is beside the field, and all that was typed is still there. */
  async function refused(name: string, typed: AnyObject, message: string) {
    for (const [each, value] of Object.entries(typed))
      fireEvent.change(await found(each), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findAllByText(message)
    const field = await found(name)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const told = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(told.join(' ')).toContain(message)
    for (const [each, value] of Object.entries(typed))
      expect(fieldOf(each)?.value.replace(/\./g, ''), each).toBe(value.replace(/\./g, ''))
  }

  it.each(taken)('a %s that is taken, at %s, is told beside it, and nothing is lost', async (...row) => {
    const [name, path, before, typed, message] = row
    await before()
    await open(at(path), { as: owner() })
    await refused(name, typed, message)
  })

  it('a phone number that it does not take is told beside it', async () => {
    const { wire } = await open('/users/list/create', { as: owner() })
    const message = 'Số này đã ngừng dùng'
    wire.answer = (method, path) =>
      method === 'POST' && path.startsWith('/register')
        ? Response.json({ message: 'x', code: 'invalid', errors: { phone: [message] } }, { status: 422 })
        : undefined
    await refused(
      'phone',
      { name: 'Lan', email: 'lan.anh@nep.vn', password: '12345', phone: '0912345678' },
      message,
    )
  })
})
