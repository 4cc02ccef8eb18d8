import type { Page } from '@playwright/test'
import { settingsOf } from '../../../src/domain/settings'
import type { Api } from '../support/api'
import { everyText, wear } from '../support/look'
import { visit } from '../support/settled'
import { expect, test } from '../support/test'
import { type Language, say, words } from '../support/words'

/** A message in a language, by its dotted key. */
function said(language: Language, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words[language])
  if (typeof found !== 'string') throw new Error(`there are no words for ${key}`)
  return found
}

/** A field within a sentence. */
const within = (label: string) =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1)

interface Form {
  path: string
  resource: string
  /** Fields that it shows, and words of other entities by their whole key. */
  fields: string[]
  /** What is told when it is saved as it is: fields that are empty, and other messages. Nothing where all may be. */
  empty?: string[]
  told?: string[]
}

interface Row {
  id: number
  type_id: number
  features: string[]
}

async function formsOf(api: Api): Promise<Form[]> {
  const types: Row[] = await api.get('/types?limit=0')
  const [{ group_id, group }] = await api.get('/fields?limit=1&include=group')
  const of = (...features: string[]) =>
    types.find((type) => features.every((each) => type.features.includes(each)))?.id
  const place = ['name', 'phone', 'email', 'province', 'ward', 'address']
  const needsPlace = { empty: ['name', 'address'], told: ['validation.province', 'validation.ward'] }
  return [
    {
      path: '/agencies/manager/create',
      resource: 'agencies',
      fields: ['name', 'description'],
      empty: ['name'],
    },
    {
      path: `/posts/post-category/${of('categories')}/create`,
      resource: 'categories',
      fields: [
        ...['title', 'slug', 'image', 'description', 'parent_id'],
        ...['layout', 'number_displayed', 'show_by_category', 'is_shown'],
      ],
      empty: ['title'],
    },
    {
      path: `/posts/data-group/${group.data.type_id}/data-field/${group_id}/create`,
      resource: 'fields',
      fields: ['title', 'key', 'style', 'value'],
      empty: ['title', 'key'],
    },
    {
      path: `/posts/article-group/${of('article_groups')}/create`,
      resource: 'groups',
      fields: ['title', 'slug', 'image', 'description'],
      empty: ['title'],
    },
    {
      path: `/posts/trademark-group/${of('trademarks')}/create`,
      resource: 'groups',
      fields: ['title', 'slug', 'image', 'description'],
      empty: ['title'],
    },
    {
      path: `/posts/product/discount/${of('discounts')}/create`,
      resource: 'discounts',
      fields: ['title', 'start', 'end', 'config', 'status'],
      empty: ['title', 'start', 'end'],
      told: ['validation.discount_rows'],
    },
    {
      path: `/posts/product/order/${of('orders')}/create`,
      resource: 'orders',
      fields: ['name', 'phone', 'email', 'address', 'note', 'products'],
      empty: ['name', 'phone', 'address'],
      told: ['validation.order_lines'],
    },
    {
      path: '/appearance/menu/create',
      resource: 'menus',
      fields: ['title', 'key', 'items'],
      empty: ['title', 'key'],
    },
    {
      path: '/appearance/slider/create',
      resource: 'sliders',
      fields: ['title', 'key', 'items'],
      empty: ['title', 'key'],
    },
    {
      path: '/post-type/manager/create',
      resource: 'types',
      fields: [
        'title',
        'slug',
        'style',
        'is_shown',
        'resources.types.sitemap.on',
        'image',
        'description',
        'features',
        'fields',
      ],
      empty: ['title'],
    },
    {
      path: `/posts/add-new-post/${of('discounts', 'trademarks')}`,
      resource: 'posts',
      fields: [
        ...['title', 'slug', 'image', 'images', 'description', 'content', 'category_id', 'trademark_id'],
        ...['code', 'price', 'discount_id', 'agency_prices', 'status', 'publish_at', 'seo'],
      ],
      empty: ['title'],
    },
    {
      path: '/seo/manager/create',
      resource: 'seos',
      fields: ['url', 'type', 'title', 'image', 'description', 'keyword'],
      empty: ['url', 'title'],
      told: ['validation.image_required'],
    },
    {
      path: '/users/list/create',
      resource: 'users',
      fields: [
        ...['name', 'email', 'password', 'gender', 'birthday', 'phone', 'zalo'],
        ...['facebook', 'address', 'status', 'roles', 'resources.users.avatar.choose'],
      ],
      empty: ['name', 'email', 'password'],
    },
    {
      path: '/users/role/create',
      resource: 'roles',
      fields: ['name', 'description', 'permissions'],
      empty: ['name', 'description'],
      told: ['validation.permissions'],
    },
    {
      path: '/settings/redirect/create',
      resource: 'redirects',
      fields: ['source', 'destination', 'code'],
      empty: ['source', 'destination'],
    },
    { path: '/warehouse/manager/create', resource: 'warehouses', fields: place, ...needsPlace },
    { path: '/warehouse/supplier/create', resource: 'suppliers', fields: place, ...needsPlace },
    {
      path: '/warehouse/change/new/import',
      resource: 'slips',
      fields: ['warehouse_id', 'supplier_id', 'note'],
      empty: ['warehouse_id'],
      told: ['validation.slip_lines'],
    },
    {
      path: '/widgets/manager/create',
      resource: 'widgets',
      fields: ['title', 'key', 'icon', 'group_name', 'group_slug', 'type', 'description', 'settings'],
      empty: ['title', 'key', 'type'],
    },
    {
      path: '/profile',
      resource: 'users',
      fields: ['name', 'email', 'marital_status', 'id_card', 'id_card_date', 'id_card_place'],
    },
    ...(['general', 'site', 'script', 'company', 'payment', 'copyright', 'email', 'social'] as const).map(
      (group) => ({
        path: `/settings/${group}`,
        resource: 'settings',
        fields: settingsOf(group),
      }),
    ),
  ]
}

/** What is told beside every refused field, or beside the fields that are one. */
const refusals = (page: Page) =>
  page.evaluate(() => {
    const told = (element: Element | null) =>
      (element?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim()
    return [...document.querySelectorAll('main [aria-invalid=true]:not([aria-hidden])')].map((field) => ({
      field: field.outerHTML.slice(0, 200),
      told: told(field) || told(field.closest('fieldset, [role=group]')),
    }))
  })

for (const language of ['vi', 'en', 'ja'] as const)
  test(`${language}: each form has the fields of its entity, and tells beside them what is missing`, async ({
    page,
    api,
  }) => {
    const label = (resource: string, field: string) =>
      said(language, field.includes('.') ? field : `resources.${resource}.fields.${field}`)
    await wear(page, { language })
    await page.goto('/support')
    for (const { path, resource, fields, empty = [], told = [] } of await formsOf(api))
      await test.step(path, async () => {
        await visit(page, path)
        const missing = async (sentences: string[]) => {
          const shown = new Set(await everyText(page))
          return sentences.filter((sentence) => !shown.has(sentence))
        }
        const labels = fields.map((field) => label(resource, field))
        await expect.poll(() => missing(labels), path).toEqual([])
        if (empty.length + told.length === 0) return
        await page.keyboard.press('Control+s')
        const sentences = [
          ...empty.map((field) =>
            say(said(language, 'validation.required_field'), { field: within(label(resource, field)) }),
          ),
          ...told.map((key) => said(language, key)),
        ]
        await expect.poll(() => missing(sentences), path).toEqual([])
        const beside = await refusals(page)
        expect(beside.length, path).toBeGreaterThan(0)
        expect(
          beside.filter(({ told }) => !told),
          path,
        ).toEqual([])
      })
  })
