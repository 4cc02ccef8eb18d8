import { Shell } from '../pages/Shell'
import { expect, test } from '../support/test'
import { layout, resources, say } from '../support/words'

const { posts, groups, settings, users } = resources

/** Its plural, as menus and headings have it. */
const many = (name: string) => say(name, { smart_count: 2 })

interface Type {
  id: number
  title: string
  style: string
  features: string[]
}

interface Field {
  id: number
  group_id: number
  group: { data: { title: string; type_id: number } }
}

test('each address is found from the menu and headed by its own name, and unlike ones are the same when reloaded', async ({
  page,
  api,
}) => {
  test.setTimeout(300_000)
  const types: Type[] = await api.get('/types?limit=0')
  const of = (feature: string): Type => {
    const found = types.find(({ features }) => features.includes(feature))
    if (!found) throw new Error(`no type has ${feature}`)
    return found
  }
  const [news, guides, shop] = [of('approval'), of('article_groups'), of('discounts')]
  // Other tests give fields to types that do not show them in the menu.
  const shown = types.filter(({ features }) => features.includes('data_groups')).map(({ id }) => id)
  const fields: Field[] = await api.get('/fields?limit=0&include=group')
  const field = fields.find(({ group }) => shown.includes(group.data.type_id))
  if (!field) throw new Error('no type has data fields')
  const group = field.group.data
  // Of the sample business: other tests fill in types of their own.
  const widgets: { type: string }[] = await api.get('/widgets?limit=0')
  const widget = widgets.find(({ type }) => type in layout.widget_types)
  if (!widget) throw new Error('no widget of a type that has a name')

  /** In the menu. */
  const listed: [address: string, heading: string][] = [
    ['/dashboard', ''],
    [`/posts/all-posts/${news.id}`, news.title],
    [`/posts/add-new-post/${news.id}`, posts.title.create],
    [`/posts/post-category/${news.id}`, many(resources.categories.name)],
    [`/posts/data-group/${group.type_id}`, many(groups.as.field.name)],
    [`/posts/article-group/${guides.id}`, many(groups.name)],
    [`/posts/trademark-group/${of('trademarks').id}`, many(groups.as.trademark.name)],
    [`/posts/product/discount/${shop.id}`, many(resources.discounts.name)],
    [`/posts/product/order/${of('orders').id}`, resources.orders.title.list],
    ['/post-type/manager', many(resources.types.name)],
    ['/comment/manager', many(resources.comments.name)],
    ['/feedback/manager', many(resources.feedback.name)],
    ['/rating/manager', many(resources.ratings.name)],
    ['/seo/manager', resources.seos.title.list],
    ['/agencies/manager', many(resources.agencies.name)],
    ['/debts', resources.debts.title],
    ['/cash', resources.cash.title],
    ['/warehouse/manager', many(resources.warehouses.name)],
    ['/warehouse/change', resources.slips.title.list],
    ['/warehouse/supplier', many(resources.suppliers.name)],
    ['/media/media-library', resources.media.library.title],
    ['/users/list', many(users.name)],
    ['/users/client', many(users.as.client.name)],
    ['/users/role', many(resources.roles.name)],
    ['/users/permissions', many(resources.permissions.name)],
    ['/settings/general', settings.page.general],
    ['/settings/redirect', many(resources.redirects.name)],
    ['/appearance/menu', many(resources.menus.name)],
    ['/appearance/slider', many(resources.sliders.name)],
    ['/widgets/manager', resources.widgets.title.list],
    [`/widgets/${widget.type}`, layout.widget_types[widget.type as keyof typeof layout.widget_types]],
    ['/languages/manager', many(resources.languages.name)],
  ]
  /** The same page under another address, or one that is reached from a page that has it. */
  const others: [address: string, heading: string, from?: string][] = [
    ['/', ''],
    ['/dashboard/home', ''],
    [`/posts/${news.id}`, news.title],
    [
      `/posts/data-group/${group.type_id}/data-field/${field.group_id}`,
      group.title,
      `/posts/data-group/${group.type_id}`,
    ],
    ['/post-type', many(resources.types.name)],
    ...(
      [
        'site',
        'script',
        'company',
        'payment',
        'copyright',
        'email',
        'social',
        'dynamic',
        'backup',
        'api',
        'webhooks',
        'jobs',
      ] as const
    ).map((name): [string, string, string] => [
      `/settings/${name}`,
      settings.page[name],
      '/settings/general',
    ]),
    ['/settings/menu', many(resources.menus.name), '/settings/general'],
    ['/settings/slider', many(resources.sliders.name), '/settings/general'],
  ]

  /** Of unlike addresses: one, two and three segments deep, with and without a type, with a name as parameter. */
  const reloaded = /dashboard$|all-posts|data-field|discount|supplier|post-type|script|widgets/
  const shell = new Shell(page)
  const isHere = async (address: string, heading: string) => {
    await expect(shell.heading, address).toHaveText(heading || /^Chào buổi/)
    await expect(page, address).toHaveTitle(/ · Nếp$/)
    expect(new URL(page.url()).pathname).toBe(address)
  }
  await shell.open('/')
  const closed = shell.menu.locator('button[aria-expanded=false]')
  // The groups come with the types.
  await expect(closed.first()).toBeVisible()
  while ((await closed.count()) > 0) await closed.first().click()

  for (const [address, heading] of listed)
    await test.step(address, async () => {
      await shell.menu.locator(`a[href="${address}"]`).click()
      await isHere(address, heading)
      if (reloaded.test(address)) await page.reload({ waitUntil: 'commit' })
      await isHere(address, heading)
    })
  for (const [address, heading, from] of others)
    await test.step(address, async () => {
      await page.goto(from ?? address, { waitUntil: 'commit' })
      if (from) await page.getByRole('main').locator(`a[href="${address}"]`).first().click()
      await isHere(address, heading)
      if (from && reloaded.test(address)) await page.reload({ waitUntil: 'commit' })
      await isHere(address, heading)
    })
})
