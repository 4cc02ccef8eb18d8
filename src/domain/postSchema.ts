import { array, type InferType, mixed, object, string } from 'yup'
import { cleanLines } from './cleanText'
import type { Discount } from './discountSchema'
import { sanitizeHtml } from './html'
import { postStatuses } from './post'
import { courseShape } from './posts/course'
import { groupingShape } from './posts/grouping'
import { productShape, soldShape } from './posts/product'
import { scheduleShape } from './posts/schedule'
import { valuesShape } from './posts/values'
import { lines, linkText, markup, recordId, requiredText, slugText, text } from './rules'
import { type Context, message } from './validation'

const maxHtml = 1_000_000

const hasTooMuch = (sections: unknown): boolean =>
  Array.isArray(sections) &&
  sections.reduce(
    (sum: number, each) => sum + (typeof each?.content === 'string' ? each.content.length : 0),
    0,
  ) > maxHtml

/** Skips sanitizing texts that the length rule refuses anyway. */
const html = () =>
  markup(maxHtml)
    .trim()
    .transform((value: string, _original, _schema, { context }) => {
      const { cleanHtml = sanitizeHtml }: Context = context ?? {}
      return value.length > maxHtml ? value : cleanHtml(value)
    })

export const sectionSchema = object({ title: text(255), image: linkText(), content: html() })

export const seoSchema = object({
  title: text(255),
  image: linkText(),
  description: lines(500),
  keywords: text(500),
  links: array(object({ name: requiredText(100), url: linkText().required() }))
    .max(50)
    .default([]),
})

type Texts = Record<string, string>

const areTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= 100 &&
  Object.entries(value).every(
    ([key, each]) => /^[a-z0-9_]{1,50}$/.test(key) && typeof each === 'string' && each.length <= 65_535,
  )

/** Texts by the keys of the type's custom fields; `null` from an emptied input becomes an empty text. */
const customTexts = () =>
  mixed(areTexts)
    .transform((value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, each]) => [
              key,
              typeof each === 'string' ? cleanLines(each) : (each ?? ''),
            ]),
          )
        : value,
    )
    .default({})

const isDraft = (status: unknown): boolean => status === 'draft'

export const postSchema = object({
  type_id: recordId().required(),
  title: requiredText(),
  slug: slugText(),
  image: linkText().when('status', ([status], schema) =>
    isDraft(status) ? schema : schema.required(message('image_required')),
  ),
  images: array(linkText().required())
    .max(100)
    .default([])
    .when('status', ([status], schema) =>
      isDraft(status) ? schema : schema.min(1, message('images_required')),
    ),
  description: lines(),
  content: array(sectionSchema)
    .max(100)
    .default([])
    .transform((sections) => (hasTooMuch(sections) ? [] : sections))
    .test(
      'html',
      message('max_length', { max: maxHtml }),
      (_, { originalValue }) => !hasTooMuch(originalValue),
    ),
  category_id: recordId().nullable().default(null),
  parent_category_id: recordId().nullable().default(null),
  /** No default: the author of a new post is its creator. */
  author_id: recordId().nullable(),
  ...groupingShape,
  related_ids: array(recordId().required()).max(50).default([]),
  seo: seoSchema,
  custom: customTexts(),
  ...soldShape,
  ...productShape,
  ...courseShape,
  ...scheduleShape,
  ...valuesShape,
  status: string().required().oneOf(postStatuses).default('draft'),
})

export type PostInput = InferType<typeof postSchema>
export type Section = InferType<typeof sectionSchema>

/** Large fields, only with `include=body`. */
type Body = Pick<
  PostInput,
  'content' | 'seo' | 'custom' | 'chapters' | 'agency_prices' | 'group_ids' | 'values'
>

export interface Post extends Omit<PostInput, keyof Body>, Partial<Body> {
  id: number
  version: number
  author_id: number | null
  created_at: string
  updated_at: string
  /** Of a course: number and total minutes of its lessons. */
  lesson_count: number
  duration: number
  approved_at: string | null
  approver_id: number | null
  approver?: { data: { id: number; name: string; avatar: string } | null }
  author?: { data: { id: number; name: string; avatar: string } | null }
  discount?: { data: Pick<Discount, 'id' | 'title' | 'start' | 'end' | 'config' | 'status'> | null }
  category?: { data: { id: number; title: string } | null }
  trademark?: { data: { id: number; title: string } | null }
  snippet?: { data: { title: string; description: string } }
}
