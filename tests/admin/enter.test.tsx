import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { screens } from '../../src/admin/screens'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { samplesOf } from '../support/samples'
import { anAddress } from '../support/stock'
import { type Wire, withAdmin, written } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const make = async (path: string, body: unknown) => {
  const answer = await admin.api().call('POST', path, { as: owner(), body })
  expect(answer.status).toBeLessThan(300)
  return answer.body.data
}
const type = (text: string) => async (label: RegExp) => {
  const input = await screen.findByRole('textbox', { name: label })
  fireEvent.change(input, { target: { value: text } })
  return input
}
const submitters = () =>
  [...document.querySelectorAll('form')].map(
    (form) => form.querySelectorAll('[type=submit], button:not([type])').length,
  )
/** Presses Enter in a field; the form's save must be the only call. */
const enter = async (input: HTMLElement, wire: Wire) => {
  expect(submitters()).toEqual(submitters().map(() => 1))
  input.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(written(wire)).toHaveLength(1))
  return written(wire)[0]
}

const aMember = () => admin.api().member('list-posts')
const aRole = (name: string) => make('/roles', { name, description: 'Vai', permissions: ['list-posts'] })

/** Each edit form: how to open it, and the one field that is changed. */
const groupPages = [
  ['article-group', 'article'],
  ['data-group', 'field'],
  ['trademark-group', 'trademark'],
] as const

type Edit = [path: string, open: () => Promise<string>, label: RegExp, text: string, sent: object]
type Creation = [path: string, open: () => Promise<string>, texts: [RegExp, string][], sent: object]

const edits: Edit[] = [
  [
    '/posts/all-posts/:typeID/:id',
    async () => {
      const { id } = await aType(admin.api())
      const post = await make('/posts', aPost(id, { title: 'Bài chờ', status: 'pending' }))
      return `/posts/all-posts/${id}/${post.id}`
    },
    /^Tiêu đề \*?$|^Tiêu đề$/,
    'Tên khác',
    { title: 'Tên khác' },
  ],
  ...groupPages.map(
    ([page, style]): Edit => [
      `/posts/${page}/:typeID/:id`,
      async () => {
        const { id } = await aType(admin.api())
        return `/posts/${page}/${id}/${(await aGroup(admin.api(), id, { style })).id}`
      },
      /^Tên \*?$|^Tên$/,
      'Tên khác',
      { title: 'Tên khác' },
    ],
  ),
  [
    '/posts/post-category/:typeID/:id',
    async () => {
      const { id } = await aType(admin.api(), { features: ['categories'] })
      return `/posts/post-category/${id}/${(await aCategory(admin.api(), id)).id}`
    },
    /^Tên danh mục/,
    'Tên khác',
    { title: 'Tên khác' },
  ],
  [
    '/posts/data-group/:typeID/data-field/:groupID/:id',
    async () => {
      const { path, group_id } = await aFieldList()
      return `${path}/${(await make('/fields', { group_id, key: 'origin', title: 'Vùng trồng' })).id}`
    },
    /^Tên trường/,
    'Tên khác',
    { title: 'Tên khác' },
  ],
  [
    '/post-type/manager/:id',
    async () => `/post-type/manager/${(await aType(admin.api())).id}`,
    /^Tên loại/,
    'Tên khác',
    { title: 'Tên khác' },
  ],
  [
    '/users/list/:id',
    async () => `/users/list/${(await aMember()).id}`,
    /^Họ và tên/,
    'Tên Khác',
    { name: 'Tên Khác', email: expect.any(String) },
  ],
  [
    '/users/client/:id/edit',
    async () => `/users/client/${(await aMember()).id}/edit`,
    /^Họ và tên/,
    'Khách Khác',
    { name: 'Khách Khác', email: expect.any(String) },
  ],
  [
    '/users/role/:id',
    async () => `/users/role/${(await aRole('Vai để sửa')).id}`,
    /^Tên vai trò/,
    'Tên khác',
    { role_id: expect.any(Number), name: 'Tên khác', permissions: ['list-posts'] },
  ],
  [
    '/settings/redirect/:id',
    async () => `/settings/redirect/${(await make('/redirects', { source: '/cu', destination: '/moi' })).id}`,
    /^Địa chỉ mới/,
    '/khac',
    { destination: '/khac' },
  ],
  [
    '/appearance/menu/:id',
    async () => `/appearance/menu/${(await make('/menus', { key: 'chinh', title: 'Menu chính' })).id}`,
    /^Tên menu/,
    'Tên khác',
    { title: 'Tên khác' },
  ],
  [
    '/warehouse/manager/:id/edit',
    async () =>
      `/warehouse/manager/${(await make('/warehouses', { name: 'Kho Lá', ...(await anAddress()) })).id}/edit`,
    /^Tên kho/,
    'Kho Cây',
    { name: 'Kho Cây' },
  ],
  [
    '/posts/product/discount/:typeID/:id',
    async () => {
      const { id } = await aType(admin.api(), { style: 'product', features: ['discounts'] })
      const discount = await make('/discounts', {
        type_id: id,
        title: 'Cuối tuần',
        start: '2035-01-01T00:00:00.000Z',
        end: '2035-01-02T00:00:00.000Z',
        config: [{ quantity: 1, discount: 10, type: 'percent' }],
      })
      return `/posts/product/discount/${id}/${discount.id}`
    },
    /^Tên đợt giảm giá/,
    'Đầu tuần',
    { title: 'Đầu tuần' },
  ],
  [
    '/posts/product/order/:typeID/:id',
    async () => {
      const { id } = await aType(admin.api(), { style: 'product', features: ['orders'] })
      const product = await make('/posts', aPost(id))
      const order = await make('/orders', {
        type_id: id,
        name: 'Chị Lan',
        phone: '0912345678',
        address: '12 Hàng Bông',
        products: [{ post_id: product.id, quantity: 1 }],
      })
      return `/posts/product/order/${id}/${order.id}`
    },
    /^Khách hàng/,
    'Chị Hoa',
    { name: 'Chị Hoa' },
  ],
]

/** The address of the fields of a new data group. */
const aFieldList = async (): Promise<{ path: string; group_id: number }> => {
  const type_id = (await aType(admin.api())).id
  const group_id = (await make('/groups', { style: 'field', type_id, title: 'Hạt', slug: 'hat-rang' })).id
  return { path: `/posts/data-group/${type_id}/data-field/${group_id}`, group_id }
}

/** Each create form, with its required fields filled in. */
const creations: Creation[] = [
  [
    '/posts/add-new-post/:typeID',
    async () => `/posts/add-new-post/${(await aType(admin.api())).id}`,
    [[/^Tiêu đề$/, 'Bài mới']],
    { title: 'Bài mới', status: 'draft' },
  ],
  [
    '/posts/post-category/:typeID/create',
    async () => `/posts/post-category/${(await aType(admin.api(), { features: ['categories'] })).id}/create`,
    [[/^Tên danh mục/, 'Mục mới']],
    { title: 'Mục mới' },
  ],
  ...groupPages.map(
    ([page, style]): Creation => [
      `/posts/${page}/:typeID/create`,
      async () => `/posts/${page}/${(await aType(admin.api())).id}/create`,
      [[/^Tên \*?$|^Tên$/, 'Nhóm mới']],
      { title: 'Nhóm mới', slug: 'nhom-moi', style },
    ],
  ),
  [
    '/posts/data-group/:typeID/data-field/:groupID/create',
    async () => `${(await aFieldList()).path}/create`,
    [[/^Tên trường/, 'Vùng trồng']],
    { title: 'Vùng trồng', key: 'vung_trong', style: 'text' },
  ],
  [
    '/post-type/manager/create',
    async () => '/post-type/manager/create',
    [[/^Tên loại/, 'Loại mới']],
    { title: 'Loại mới' },
  ],
  [
    '/settings/redirect/create',
    async () => '/settings/redirect/create',
    [
      [/^Địa chỉ cũ/, '/tin-cu'],
      [/^Địa chỉ mới/, '/tin-moi'],
    ],
    { source: '/tin-cu', destination: '/tin-moi', code: 301 },
  ],
  [
    '/appearance/menu/create',
    async () => '/appearance/menu/create',
    [[/^Tên menu/, 'Menu mới']],
    { title: 'Menu mới', key: 'menu_moi', items: [] },
  ],
  [
    '/appearance/slider/create',
    async () => '/appearance/slider/create',
    [[/^Tên slider/, 'Slider mới']],
    { title: 'Slider mới', key: 'slider_moi', items: [] },
  ],
]

/** What a reader said about a post. */
const said = async (kind: 'comments' | 'ratings') => {
  const { id } = await make('/posts', aPost((await aType(admin.api())).id))
  return make(`/${kind}`, {
    post_id: id,
    ...(kind === 'comments' ? { message: 'Chị Lan' } : { score: 5, content: 'Chị Lan' }),
  })
}

/** Pages of records that are read and acted on, without a form. */
const read: [path: string, open: () => Promise<string>][] = [
  [
    '/feedback/manager/:id',
    async () => `/feedback/manager/${(await make('/feedback', { name: 'Chị Lan' })).id}`,
  ],
  ['/comment/manager/:id', async () => `/comment/manager/${(await said('comments')).id}`],
  [
    '/users/client/:id',
    async () => {
      const { id } = await admin.api().member()
      await admin.api().db.execute(sql`update users set name = 'Chị Lan' where id = ${id}`)
      return `/users/client/${id}`
    },
  ],
  ['/rating/manager/:id', async () => `/rating/manager/${(await said('ratings')).id}`],
]

const forms = screens
  .map(({ path }) => path)
  .filter((path) => /\/(create|:id|edit)$|add-new-post|^\/profile/.test(path))
const tested = new Set([
  ...[...edits, ...creations].map(([path]) => path),
  ...read.map(([path]) => path),
  '/seo/manager/create',
  '/posts/product/discount/:typeID/create',
  '/posts/product/order/:typeID/create',
  '/users/client/create',
  '/users/list/create',
  '/users/role/create',
  '/warehouse/manager/create',
  '/warehouse/supplier/create',
  '/widgets/manager/create',
  '/warehouse/change/:id',
  // A warehouse is read; its form stands under it.
  '/warehouse/manager/:id',
  // To read, but for numbers in a table.
  '/warehouse/product/:id',
  '/profile',
  '/profile/password',
  // Sessions are ended one by one.
  '/profile/sessions',
])

/** Forms of entities that are like all others: they have a title or a name, and samples tell the rest. */
const plain = screens.flatMap(({ resource, base, path }) =>
  resource && !tested.has(path) && (path === `${base}/create` || path === `${base}/:id`)
    ? [{ resource, path }]
    : [],
)

describe('Enter in a form does what Save does, and no more', () => {
  it.each(edits)('%s sends the changed field', async (_path, open, label, text, sent) => {
    const { wire } = await admin.open(await open(), { as: owner() })
    expect(await enter(await type(text)(label), wire)).toEqual(sent)
  })

  it.each(plain)('$path sends the changed field, or the new record', async ({ resource, path }) => {
    const samples: Record<string, object> = await samplesOf({ typeId: 0, postId: 0, groupId: 0 })
    const { [resource]: sample = {} } = samples
    const { id } = path.endsWith('/:id') ? await make(`/${resource}`, sample) : { id: '' }
    const { wire } = await admin.open(path.replace(':id', id), { as: owner() })
    const field = 'title' in sample ? 'title' : 'name'
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>(`form [name=${field}]`)
      if (!found) throw new Error(`${path} has no ${field}`)
      return found
    })
    fireEvent.change(input, { target: { value: 'Tên khác' } })
    const sent = { [field]: 'Tên khác' }
    expect(await enter(input, wire)).toEqual(id ? sent : expect.objectContaining(sent))
  })

  it.each(creations)('%s makes one record', async (_path, open, texts, sent) => {
    const { wire } = await admin.open(await open(), { as: owner() })
    let input: HTMLElement | undefined
    for (const [label, text] of texts) input = await type(text)(label)
    if (input) expect(await enter(input, wire)).toMatchObject(sent)
  })

  it('forms that need more than a name say what is missing, and send nothing', async () => {
    for (const [path, label] of [
      ['/users/list/create', /^Họ và tên/],
      ['/users/client/create', /^Họ và tên/],
      ['/users/role/create', /^Tên vai trò/],
      ['/warehouse/manager/create', /^Tên kho/],
      ['/warehouse/supplier/create', /^Tên nhà cung cấp/],
      ['/widgets/manager/create', /^Tên widget/],
    ] as const) {
      const { wire } = await admin.open(path, { as: owner() })
      const input = await type('Đủ dài')(label)
      expect(submitters()).toEqual([1])
      input.focus()
      await user.keyboard('{Enter}')
      await screen.findByRole('button', { name: /ô cần sửa$/ })
      expect(written(wire)).toEqual([])
    }
  })

  it('/profile sends the changed field, /profile/password the two passwords', async () => {
    const own = new FormData()
    for (const [field, value] of Object.entries({
      name: 'Chủ',
      email: 'owner@nep.vn',
      marital_status: 'single',
      gender: 'female',
    }))
      own.append(field, value)
    const { id } = admin.api().owner
    const known = await admin.api().call('POST', `/users/${id}?_method=PATCH`, { as: owner(), body: own })
    expect(known.status).toBe(200)
    const profile = await admin.open('/profile', { as: owner() })
    expect(await enter(await type('Chủ Tiệm')(/^Họ và tên/), profile.wire)).toEqual({
      name: 'Chủ Tiệm',
      email: 'owner@nep.vn',
    })

    const { token } = await aMember()
    const { wire } = await admin.open('/profile/password', { as: token })
    for (const [source, text] of [
      ['current_password', 'mat-khau'],
      ['new_password', 'mat-khau-moi'],
      ['repeat', 'mat-khau-moi'],
    ]) {
      await waitFor(() => expect(document.querySelector(`[name=${source}]`)).toBeTruthy())
      fireEvent.change(document.querySelector(`[name=${source}]`) as Element, { target: { value: text } })
    }
    const last = document.querySelector<HTMLElement>('[name=repeat]')
    if (last)
      expect(await enter(last, wire)).toEqual({ current_password: 'mat-khau', new_password: 'mat-khau-moi' })
  })

  it('the dialog for a new password sends that password, and not the form behind it', async () => {
    const member = await aMember()
    const { wire } = await admin.open(`/users/list/${member.id}`, { as: owner() })
    await type('Chưa lưu')(/^Họ và tên/)
    await user.click(screen.getByRole('button', { name: /Đặt lại mật khẩu|Đổi mật khẩu/ }))
    const dialog = await screen.findByRole('dialog')
    const field = within(dialog).getByLabelText(/^Mật khẩu mới/)
    expect(submitters().at(-1)).toBe(1)
    field.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(written(wire)).toHaveLength(1))
    expect(written(wire)[0]).toEqual({ password: expect.any(String) })
  })

  it('the dialog for a new language adds the one that was chosen', async () => {
    const { wire } = await admin.open('/languages/manager', { as: owner() })
    const [open] = await screen.findAllByRole('button', { name: 'Thêm ngôn ngữ' })
    if (open) await user.click(open)
    const dialog = await screen.findByRole('dialog', { name: 'Thêm ngôn ngữ' })
    expect(submitters()).toEqual([1])
    const field = within(dialog).getByRole('combobox')
    fireEvent.change(field, { target: { value: 'nhat' } })
    await screen.findByRole('option', { name: /Tiếng Nhật/ })
    await user.type(field, '{Enter}', { skipClick: true })
    expect(field).toHaveProperty('value', 'Tiếng Nhật')
    // The first Enter chooses in the list, and sends nothing yet.
    expect(written(wire)).toEqual([])
    expect(await enter(field, wire)).toMatchObject({ key: 'ja' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says of an SEO entry what is missing, and sends nothing', async () => {
    const { wire } = await admin.open('/seo/manager/create', { as: owner() })
    const input = await type('/gioi-thieu')(/^Địa chỉ/)
    input.focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Hãy chọn ảnh đại diện')
    expect(written(wire)).toEqual([])
  })

  it('says of a discount what is missing, and sends nothing', async () => {
    const { id } = await aType(admin.api(), { style: 'product', features: ['discounts'] })
    const { wire } = await admin.open(`/posts/product/discount/${id}/create`, { as: owner() })
    const input = await type('Cuối tuần')(/^Tên đợt giảm giá/)
    input.focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Cần ít nhất một mức giảm')
    expect(written(wire)).toEqual([])
  })

  it('says of an order what is missing, and sends nothing', async () => {
    const { id } = await aType(admin.api(), { style: 'product', features: ['orders'] })
    const { wire } = await admin.open(`/posts/product/order/${id}/create`, { as: owner() })
    const input = await type('Chị Lan')(/^Khách hàng/)
    input.focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Cần ít nhất một sản phẩm')
    expect(written(wire)).toEqual([])
  })

  it.each(['import', 'export', 'transfer'])(
    'says of goods that move (%s) what is missing, and sends nothing',
    async (kind) => {
      const { wire } = await admin.open(`/warehouse/change/new/${kind}`, { as: owner() })
      const input = await type('21/11/2026')(/^Ngày/)
      input.focus()
      await user.keyboard('{Enter}')
      await screen.findByText('Phiếu cần ít nhất một sản phẩm')
      expect(written(wire)).toEqual([])
    },
  )

  it.each(read)('%s has no form', async (_path, open) => {
    await admin.open(await open(), { as: owner() })
    await screen.findByRole('heading', { name: /Chị Lan/ })
    expect(document.querySelector('form')).toBeNull()
  })

  it('no form has been left out of this file', () => {
    expect(
      forms.filter((path) => !tested.has(path) && !plain.some(({ path: each }) => each === path)),
    ).toEqual([])
    expect([...tested].filter((path) => !forms.includes(path))).toEqual([])
  })
})
