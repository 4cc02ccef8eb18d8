import { array, type InferType, mixed, number, type ObjectSchema, object, string, ValidationError } from 'yup'
import { cleanLine } from './cleanText'
import { countItems, type Item, maxItemId } from './items'
import {
  type LinkTarget,
  linkTargets,
  type MenuItem,
  maxMenuData,
  maxMenuItems,
  maxMenuLevels,
  type Visibility,
  visibilities,
} from './menu'
import { lines, linkText, requiredText, siteKeyText, text } from './rules'
import { message } from './validation'

/** An item as it is sent: a new one may come without an id. */
export interface SentMenuItem extends Omit<MenuItem, 'id' | 'children'> {
  id?: number
  children: SentMenuItem[]
}

const maxValue = 1_000

type Texts = Record<string, string>

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= maxMenuData &&
  Object.entries(value).every(
    ([key, each]) => /^[a-zA-Z][\w-]{0,49}$/.test(key) && typeof each === 'string' && each.length <= maxValue,
  )

const cleanTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, cleanLine(each)]))

/** Below the last level nothing stands; sent nonetheless, it is refused rather than lost. */
const nothingBelow = () =>
  mixed<SentMenuItem[]>()
    .default([])
    .test('levels', message('menu_levels', { max: maxMenuLevels }), (below) => countItems(below) === 0)

/** One item with those under it; `level` counts from 1. */
const itemSchema = (level: number): ObjectSchema<SentMenuItem> =>
  object({
    id: number().integer().min(1).max(maxItemId),
    url: linkText(),
    text: requiredText(),
    target: string<LinkTarget>().required().oneOf(linkTargets).default('same'),
    description: lines(500),
    class: text(200).matches(/^[^"'<>&]*$/, { message: message('invalid'), excludeEmptyString: true }),
    visibility: string<Visibility>().required().oneOf(visibilities).default('all'),
    data: mixed<Texts>()
      .default({})
      .transform((data: unknown) => (isTexts(data) ? cleanTexts(data) : data))
      .test('data', message('menu_data', { max: maxMenuData, length: maxValue }), isTexts),
    children:
      level < maxMenuLevels
        ? array(itemSchema(level + 1))
            .max(maxMenuItems)
            .default([])
        : nothingBelow(),
  })

/** Where items repeat the id of one before them. */
function twins(items: readonly Item[], path: string, known = new Set<number>()): string[] {
  return items.flatMap(({ id, children = [] }, at) => {
    const place = `${path}[${at}]`
    const isTwin = id !== undefined && known.has(id)
    if (id !== undefined) known.add(id)
    return [...(isTwin ? [`${place}.id`] : []), ...twins(children, `${place}.children`, known)]
  })
}

/** One item of a menu with its fields, as it is edited. */
export const menuItemSchema = itemSchema(maxMenuLevels).omit(['children'])

/** A menu of the site: a tree of links. */
export const menuSchema = object({
  key: siteKeyText(),
  title: requiredText(),
  items: array(itemSchema(1))
    .max(maxMenuItems)
    .default([])
    // Far too many are not looked at one by one.
    .transform((items: SentMenuItem[]) => (countItems(items) > maxMenuItems ? [] : items))
    .test(
      'count',
      message('menu_items', { max: maxMenuItems }),
      (_, { originalValue }) => countItems(originalValue) <= maxMenuItems,
    )
    .test('ids', (items, { path, createError }) => {
      const places = twins(items ?? [], path)
      if (places.length === 0) return true
      return new ValidationError(
        places.map((place) => createError({ path: place, message: message('item_twice') })),
      )
    }),
})

/**
 * A menu as it is saved. What is absent from `items` is not taken for deleted: the ids of removed items stand in
 * `removed`, and a tree that lacks an item without saying so is refused.
 */
export const sentMenuSchema = menuSchema.shape({
  removed: array(number().integer().required()).max(maxMenuItems),
})

export type MenuInput = InferType<typeof menuSchema>

export interface Menu extends Pick<MenuInput, 'key' | 'title'> {
  id: number
  version: number
  created_at: string
  updated_at: string
  /** In all levels. */
  items_count: number
  /** With `include=body`. */
  items?: MenuItem[]
}
