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

/** What people may change of a file in the library. */
export const mediaSchema = object({
  name: requiredText(),
  /** What a picture shows, for whoever does not see it. */
  alt: lines(mediaLimits.alt),
  tags: tagTexts(),
  /** The point that stays in sight where the picture is cropped, in percent of its width and height. */
  focus_x: percent(),
  focus_y: percent(),
})

/** `POST /media/fetch`: a picture of another site. */
export const fetchSchema = object({
  // As it is kept: what is no letter of ours is longer there.
  url: text(2_000)
    .required()
    .test('link', message('web_link'), (url) => isWebLink(url) && new URL(url).href.length <= 2_000),
})

/** A change of the tags of many files. */
export const taggingSchema = object({ add: tagTexts(), remove: tagTexts() })

export type Tagging = InferType<typeof taggingSchema>

/** The tags of a file after the change; the same list when nothing changes. */
export function tagged(tags: readonly string[], { add, remove }: Tagging): readonly string[] {
  const next = distinctTags([...tags.filter((tag) => !remove.includes(tag)), ...add])
  return next.length === tags.length && next.every((tag, at) => tag === tags[at]) ? tags : next
}

export interface Media extends InferType<typeof mediaSchema>, StoredFile {
  id: number
  version: number
  /** How often the file was replaced under its address. */
  revision: number
  /** How many records use it, counted up to `usesCap` and one more. */
  uses_count?: number
  /** How many other files of the library are the same, byte for byte. */
  copies?: number
  created_at: string
  updated_at: string
}
