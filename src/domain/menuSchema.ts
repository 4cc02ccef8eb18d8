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

/** Refuses items below the last level instead of losing them. */
const nothingBelow = () =>
  mixed<SentMenuItem[]>()
    .default([])
    .test('levels', message('menu_levels', { max: maxMenuLevels }), (below) => countItems(below) === 0)

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

function twins(items: readonly Item[], path: string, known = new Set<number>()): string[] {
  return items.flatMap(({ id, children = [] }, at) => {
    const place = `${path}[${at}]`
    const isTwin = id !== undefined && known.has(id)
    if (id !== undefined) known.add(id)
    return [...(isTwin ? [`${place}.id`] : []), ...twins(children, `${place}.children`, known)]
  })
}

export const menuItemSchema = itemSchema(maxMenuLevels).omit(['children'])

export const menuSchema = object({
  key: siteKeyText(),
  title: requiredText(),
  items: array(itemSchema(1))
    .max(maxMenuItems)
    .default([])
    // Skips the per-item rules for far too many items.
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
 * The request body of a menu. An item missing in `items` does not count as deleted: `removed` must name it, otherwise
 * the request is refused.
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
  /** On all levels. */
  items_count: number
  items?: MenuItem[]
}
