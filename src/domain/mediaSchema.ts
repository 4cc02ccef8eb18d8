import { array, type InferType, number, object, string } from 'yup'
import { isWebLink } from './links'
import { distinctTags, mediaLimits, type StoredFile } from './media'
import { lines, requiredText, text } from './rules'
import { message } from './validation'

const tagTexts = () =>
  array(string().required().max(mediaLimits.tag))
    .max(mediaLimits.tags)
    .default([])
    .transform((tags: unknown) =>
      Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? distinctTags(tags) : tags,
    )

const percent = () => number().integer().min(0).max(100).default(50)

export const mediaSchema = object({
  name: requiredText(),
  /** Description of a picture for users who cannot see it. */
  alt: lines(mediaLimits.alt),
  tags: tagTexts(),
  /** Point that stays visible in a cropped picture, in percent of width and height. */
  focus_x: percent(),
  focus_y: percent(),
})

/** `POST /media/fetch`: a picture of another site. */
export const fetchSchema = object({
  // The limit applies to the encoded form, which is longer for non-ASCII letters.
  url: text(2_000)
    .required()
    .test('link', message('web_link'), (url) => isWebLink(url) && new URL(url).href.length <= 2_000),
})

export const taggingSchema = object({ add: tagTexts(), remove: tagTexts() })

export type Tagging = InferType<typeof taggingSchema>

/** The tags after the change; the same array if nothing changes. */
export function tagged(tags: readonly string[], { add, remove }: Tagging): readonly string[] {
  const next = distinctTags([...tags.filter((tag) => !remove.includes(tag)), ...add])
  return next.length === tags.length && next.every((tag, at) => tag === tags[at]) ? tags : next
}

export interface Media extends InferType<typeof mediaSchema>, StoredFile {
  id: number
  version: number
  revision: number
  /** Number of records that use it, counted up to `usesCap` + 1. */
  uses_count?: number
  copies?: number
  created_at: string
  updated_at: string
}
