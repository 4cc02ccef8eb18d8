import { describe, expect, it } from 'vitest'
import { type AnyObject, ArraySchema, isSchema, ObjectSchema, type Schema } from 'yup'
import en from '../../i18n/en'
import ja from '../../i18n/ja'
import vi from '../../i18n/vi'
import { categorySchema } from '../../src/domain/categorySchema'
import { maxDiscountRows } from '../../src/domain/discount'
import { discountSchema, newDiscountSchema } from '../../src/domain/discountSchema'
import { languageCodes, languageName } from '../../src/domain/language'
import { languageSchema } from '../../src/domain/languageSchema'
import { mediaTypes } from '../../src/domain/media'
import { mediaSchema } from '../../src/domain/mediaSchema'
import type { FieldErrors } from '../../src/domain/message'
import { statusesFor } from '../../src/domain/post'
import { postSchema } from '../../src/domain/postSchema'
import { maxMoney } from '../../src/domain/price'
import { roleSchema, roleUsersSchema } from '../../src/domain/roleSchema'
import { featuresOf, styles } from '../../src/domain/type'
import { typeSchema } from '../../src/domain/typeSchema'
import {
  loginSchema,
  passwordChangeSchema,
  profileSchema,
  registerSchema,
  userSchema,
} from '../../src/domain/userSchema'
import { validate } from '../../src/domain/validation'

const seen = new Set<string>()

/** Field → the Vietnamese sentence it gets. */
function faults(schema: ObjectSchema<AnyObject>, value: unknown): Record<string, string> {
  const { errors = {} }: { errors?: FieldErrors } = validate(schema, value)
  return Object.fromEntries(
    Object.entries(errors).map(([field, [first]]) => {
      const name = first?.key.replace('validation.', '') ?? ''
      seen.add(name)
      const sentence = (vi.validation as Record<string, string>)[name] ?? name
      return [field, sentence.replace(/%\{(\w+)\}/g, (_whole, key) => String(first?.params?.[key]))]
    }),
  )
}

const required = 'Hãy nhập thông tin này'
const long = (length: number) => 'x'.repeat(length)
const of = (value: object, more: object) => ({ ...value, ...more })

const type = { title: 'Tin tức', slug: 'tin-tuc', style: 'article', features: ['seo'] }

describe('a post type', () => {
  it('needs a title, a slug and at least one feature, all said at once', () => {
    expect(faults(typeSchema, {})).toEqual({
      title: required,
      slug: required,
      features: 'Hãy bật ít nhất một tính năng',
    })
  })

  it('is an article in the sitemap unless it says otherwise', () => {
    expect(validate(typeSchema, type).value).toMatchObject({ style: 'article', is_sitemap: true })
  })

  it.each(styles)('as %s offers features of its own', (style) => {
    expect(validate(typeSchema, of(type, { style, features: featuresOf[style] })).errors).toBeUndefined()
  })

  it('takes no feature and no style that does not exist', () => {
    expect(faults(typeSchema, of(type, { style: 'blog', features: ['bay'] }))).toEqual({
      style: 'Hãy chọn một giá trị trong danh sách',
      'features[0]': 'Hãy chọn một giá trị trong danh sách',
    })
  })

  it('has custom fields with a key and a title; keys are plain and differ', () => {
    const fields = (...rows: object[]) => faults(typeSchema, of(type, { fields: rows }))
    expect(fields({ key: 'Nguồn gốc', title: '' })).toEqual({
      'fields[0].key': 'Mã chỉ gồm chữ thường không dấu, chữ số và dấu gạch dưới',
      'fields[0].title': required,
    })
    const twice = { key: 'nguon', title: 'Nguồn' }
    const repeated = 'Mã này đã có ở trên, vui lòng nhập mã khác'
    expect(fields(twice, twice, twice)).toEqual({ 'fields[1].key': repeated, 'fields[2].key': repeated })
    expect(fields(twice, { key: 'nguon_2', title: 'Nguồn' })).toEqual({})
  })
})

describe('a category', () => {
  const category = { type_id: 1, title: 'Cà phê', slug: 'ca-phe' }
  it('needs a post type, a title and a slug', () => {
    expect(Object.keys(faults(categorySchema, {})).sort()).toEqual(['slug', 'title', 'type_id'])
    expect(validate(categorySchema, category).value).toMatchObject({ parent_id: null, sort: 0, image: '' })
  })
  it('shows a whole number of posts, none below zero', () => {
    const emptied = validate(categorySchema, of(category, { number_displayed: null })).value
    expect(emptied).toMatchObject({ number_displayed: 0 })
    expect(faults(categorySchema, of(category, { number_displayed: -1 }))).toEqual({
      number_displayed: 'Phải từ 0 trở lên',
    })
    expect(faults(categorySchema, of(category, { number_displayed: 1_001 }))).toEqual({
      number_displayed: 'Không được lớn hơn 1000',
    })
    expect(faults(categorySchema, of(category, { number_displayed: 1.5 }))).toEqual({
      number_displayed: 'Phải là số nguyên',
    })
  })
})

describe('an article', () => {
  const draft = { type_id: 1, title: 'Một bài', slug: 'mot-bai' }
  const post = of(draft, { status: 'published', image: '/files/a.webp', images: ['/files/a.webp'] })

  it('as a draft needs a title and a slug', () => {
    expect(validate(postSchema, draft).value).toMatchObject({ status: 'draft', images: [], content: [] })
    expect(faults(postSchema, { type_id: 1 })).toEqual({ title: required, slug: required })
  })

  it.each(['published', 'hidden', 'pending'])('that is %s also needs its pictures', (status) => {
    expect(faults(postSchema, of(draft, { status }))).toEqual({
      image: 'Hãy chọn ảnh đại diện',
      images: 'Hãy chọn ít nhất một ảnh',
    })
  })

  it('is complete with them', () => {
    expect(validate(postSchema, post).errors).toBeUndefined()
  })

  it('stores no script and no unsafe link', () => {
    const { value } = validate(postSchema, of(post, { content: [{ content: '<p>a</p><script>b</script>' }] }))
    expect(value?.content).toEqual([{ title: '', image: '', content: '<p>a</p>' }])
    const links = [{ name: 'Nếp', url: 'javascript:alert(1)' }]
    expect(faults(postSchema, of(post, { seo: { links } }))).toEqual({
      'seo.links[0].url': 'Liên kết phải bắt đầu bằng https://, http://, mailto:, tel: hoặc /',
    })
    expect(faults(postSchema, of(post, { seo: { links: [{ name: '', url: '' }] } }))).toEqual({
      'seo.links[0].name': required,
      'seo.links[0].url': required,
    })
  })

  it('has a slug of lower-case letters, digits and hyphens', () => {
    expect(faults(postSchema, of(draft, { slug: 'Một bài' }))).toEqual({
      slug: 'Đường dẫn chỉ gồm chữ thường, chữ số và dấu gạch nối',
    })
  })

  it('names at most 50 related posts', () => {
    const related_ids = Array.from({ length: 51 }, (_, id) => id)
    expect(faults(postSchema, of(draft, { related_ids }))).toEqual({ related_ids: 'Tối đa 50 mục' })
  })

  it('forgets what it does not know', () => {
    expect(validate(postSchema, of(draft, { approver_id: 1, id: 9 })).value).not.toHaveProperty('approver_id')
  })

  it('is published and approved only by those who may update posts', () => {
    expect(statusesFor(new Set(['create-posts']))).toEqual(['draft', 'pending'])
    expect(statusesFor(new Set(['update-posts']))).toContain('published')
  })
})

describe('a language', () => {
  it('must be chosen', () => {
    expect(faults(languageSchema, {})).toEqual({ key: required })
    expect(faults(languageSchema, { key: 'xx' })).toEqual({
      key: 'Hãy chọn một ngôn ngữ trong danh sách',
    })
  })
  it('offers the three of the interface, each code once', () => {
    expect(languageCodes).toEqual(expect.arrayContaining(['vi', 'en', 'ja']))
    expect(new Set(languageCodes).size).toBe(languageCodes.length)
  })
  it('is called as its speakers call it, or in the language asked for', () => {
    expect(languageName('ja')).toBe('日本語')
    expect(languageName('vi')).toBe('Tiếng Việt')
    expect(languageName('ja', 'en')).toBe('Japanese')
  })
})

describe('a member', () => {
  const user = { name: 'Lan', email: 'lan@nep.vn' }
  it('needs a name of 2 to 200 characters and an email', () => {
    expect(faults(userSchema, {})).toEqual({ name: required, email: required })
    expect(faults(userSchema, of(user, { name: 'L' }))).toEqual({ name: 'Cần ít nhất 2 ký tự' })
    expect(faults(userSchema, of(user, { name: long(201) }))).toEqual({ name: 'Tối đa 200 ký tự' })
    expect(faults(userSchema, of(user, { email: 'lan' }))).toEqual({ email: 'Email chưa đúng định dạng' })
  })
  it('is disabled and of unspecified gender unless sent', () => {
    expect(validate(userSchema, user).value).toMatchObject({ status: 'disable', gender: 'unspecified' })
  })
  it('has a phone of 10 digits, if any', () => {
    expect(faults(userSchema, of(user, { phone: '123' }))).toEqual({
      phone: 'Số điện thoại phải gồm 10 chữ số và bắt đầu bằng số 0',
    })
  })
  it('has a real day of birth, if any', () => {
    expect(faults(userSchema, of(user, { birthday: '12/05/1990' }))).toEqual({
      birthday: 'Ngày chưa hợp lệ',
    })
    expect(faults(profileSchema, of(user, { id_card_date: '2026-13-01' }))).toEqual({
      id_card_date: 'Ngày chưa hợp lệ',
    })
  })
  it('begins with a password of at least 5 characters', () => {
    expect(faults(registerSchema, user)).toEqual({ password: required })
    expect(faults(registerSchema, of(user, { password: '1234' }))).toEqual({
      password: 'Cần ít nhất 5 ký tự',
    })
  })
  it('writes the email small: it is one account', () => {
    expect(validate(userSchema, of(user, { email: ' Lan@Nep.VN ' })).value?.email).toBe('lan@nep.vn')
  })
  it('may not raise their own status through the profile', () => {
    expect(validate(profileSchema, of(user, { status: 'enable' })).value).not.toHaveProperty('status')
  })
})

describe('signing in and changing the password', () => {
  it('asks for both', () => {
    expect(faults(loginSchema, {})).toEqual({ email: required, password: required })
    expect(faults(passwordChangeSchema, {})).toEqual({ current_password: required, new_password: required })
    expect(faults(passwordChangeSchema, { current_password: 'cũ', new_password: 'abcd' })).toEqual({
      new_password: 'Cần ít nhất 5 ký tự',
    })
  })
})

describe('a role', () => {
  const role = { name: 'Biên tập', description: 'Viết bài', permissions: ['list-posts'] }
  it('has a name of 2 to 20 characters, a description up to 255 and at least one permission', () => {
    expect(faults(roleSchema, {})).toEqual({
      name: required,
      description: required,
      permissions: 'Hãy chọn ít nhất một quyền',
    })
    expect(faults(roleSchema, of(role, { name: 'B' }))).toEqual({ name: 'Cần ít nhất 2 ký tự' })
    expect(faults(roleSchema, of(role, { name: long(21) }))).toEqual({ name: 'Tối đa 20 ký tự' })
    expect(faults(roleSchema, of(role, { description: long(256) }))).toEqual({
      description: 'Tối đa 255 ký tự',
    })
  })
  it('is given to at least one user, and at least one is given', () => {
    expect(faults(roleUsersSchema, {})).toEqual({
      users: 'Hãy chọn ít nhất một thành viên',
      roles: 'Hãy chọn ít nhất một vai trò',
    })
  })
})

describe('a file of the library', () => {
  it('keeps a name', () => {
    expect(faults(mediaSchema, { name: '  ' })).toEqual({ name: required })
  })
  it('is no SVG', () => {
    expect(Object.keys(mediaTypes)).not.toContain('image/svg+xml')
  })
})

describe('a discount', () => {
  const start = '2035-01-01T00:00:00.000Z'
  const row = (more: object = {}) => ({ quantity: 1, discount: 10, type: 'percent', ...more })
  const discount = { type_id: 1, title: 'Cuối tuần', start, end: '2035-01-02T00:00:00.000Z', config: [row()] }
  const faulty = (more: object) => Object.keys(faults(discountSchema, of(discount, more)))

  it('takes what is off from 0 to all of it: percent to the hundredth, money in whole', () => {
    const good = [
      { discount: 0.01 },
      { discount: 33.33 },
      { discount: 100 },
      { discount: 1, type: 'money' },
      { discount: maxMoney, type: 'money' },
      { quantity: 1_000_000_000 },
    ]
    for (const more of good) expect(faulty({ config: [row(more)] }), JSON.stringify(more)).toEqual([])
    const wrong = [
      { discount: 0 },
      { discount: -1 },
      { discount: 100.01 },
      { discount: 0.001 },
      { discount: null },
      { discount: undefined },
    ]
    const amounts = [0, 0.5, maxMoney + 1].map((each) => ({ discount: each, type: 'money' }))
    for (const more of [...wrong, ...amounts])
      expect(faulty({ config: [row(more)] }), JSON.stringify(more)).toEqual(['config[0].discount'])
    for (const quantity of [0, 1.5, 1_000_000_001, null, undefined])
      expect(faulty({ config: [row({ quantity })] }), `${quantity}`).toEqual(['config[0].quantity'])
    expect(faulty({ config: [row({ type: 'gift' })] })).toContain('config[0].type')
  })

  it('has at least one row, not too many, and one for each quantity', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => row({ quantity: at + 1 }))
    expect(
      [[], rows(maxDiscountRows), rows(maxDiscountRows + 1)].map((config) => faulty({ config })),
    ).toEqual([['config'], [], ['config']])
    const twice = [row({ quantity: 5 }), row(), row({ quantity: 5 })]
    expect(faulty({ config: twice })).toEqual(['config[2].quantity'])
  })

  it('runs between two moments with a zone, kept in UTC, the end after the start', () => {
    const moved = of(discount, { start: '2035-01-01 07:00:00+07', end: '2035-01-01T00:00:00.001Z' })
    expect(validate(discountSchema, moved).value).toMatchObject({ start, status: 'enable' })
    for (const wrong of ['2035-01-01T00:00:00', '2034-02-30T00:00:00Z', '2034-01-01', 'mai', ''])
      expect(faulty({ start: wrong }), wrong).toEqual(['start'])
    // Such years only another zone has, or none.
    for (const far of ['9999-12-31T23:00:00-02:00', '10000-01-01T00:00:00Z'])
      expect(faulty({ end: far }), far).toEqual(['end'])
    for (const early of ['0001-01-01T00:00:00+07:00', '0000-01-01T00:00:00Z'])
      expect(faulty({ start: early }), early).toEqual(['start'])
    expect(faults(discountSchema, {})).toMatchObject({ type_id: required, title: required, start: required })
    const usual = of(discount, { config: [row({ type: undefined })] })
    expect(validate(discountSchema, usual).value).toMatchObject({ config: [{ type: 'percent' }] })
    expect(faulty({ end: start })).toEqual(['end'])
    expect(faulty({ status: 'expired' })).toEqual(['status'])
  })

  it('that is new begins later than now', () => {
    const past = of(discount, { start: '2020-01-01T00:00:00.000Z' })
    expect([discountSchema, newDiscountSchema].map((schema) => Object.keys(faults(schema, past)))).toEqual([
      [],
      ['start'],
    ])
  })
})

describe('every message', () => {
  it('that a rule gave above is a sentence in three languages', () => {
    for (const { validation } of [vi, en, ja])
      for (const key of seen) expect(validation).toHaveProperty(key, expect.stringMatching(/\S/))
  })
})

/** Every list in a schema, by its path. */
function listsIn(schema: unknown, path: string): [string, Schema][] {
  if (schema instanceof ObjectSchema)
    return Object.entries(schema.fields).flatMap(([name, field]) => listsIn(field, `${path}.${name}`))
  return schema instanceof ArraySchema ? [[path, schema], ...listsIn(schema.innerType, `${path}[]`)] : []
}

describe('every schema', () => {
  const modules = import.meta.glob<object>('../../src/domain/**/*Schema.ts', { eager: true })
  const lists = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, schema]) => (isSchema(schema) ? listsIn(schema, name) : []))

  it.each(lists)('says how long %s may be', (_, list) => {
    expect(list.describe().tests.map(({ name }) => name)).toContain('max')
  })

  it('takes texts for custom fields, and no list of them', () => {
    const custom = (value: unknown) => faults(postSchema, { custom: value })
    expect(custom([])).toHaveProperty('custom')
    expect(custom(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`k${n}`, ''])))).toHaveProperty(
      'custom',
    )
    expect(custom({ nguon: 'x' })).not.toHaveProperty('custom')
  })

  it('has no custom field by a name that every object has', () => {
    const fields = [
      { key: 'constructor', title: 'x' },
      { key: '__proto__', title: 'y' },
    ]
    expect(Object.keys(faults(typeSchema, of(type, { fields })))).toEqual(['fields[0].key', 'fields[1].key'])
  })
})
