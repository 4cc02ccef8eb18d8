import { type InferType, object, string } from 'yup'
import { isSafeLink } from './links'
import { isPath, maxTyped, normalizePath } from './redirectSchema'
import { lines, linkText, requiredText, text } from './rules'
import { seoTypes } from './seo'
import { message } from './validation'

const maxUrl = 500

/** Canonical form of an address: a path for this site, without fragment for others. */
function normalizeAddress(typed: string): string {
  const address = typed.trim()
  if (!/^https?:\/\//i.test(address) || address.length > maxUrl || !URL.canParse(address))
    return normalizePath(address)
  const url = new URL(address)
  url.hash = ''
  return url.href
}

export const seoEntrySchema = object({
  url: string()
    .required()
    .meta({ typed: maxTyped })
    // A field that was emptied comes as null.
    .transform((typed: string | null) => normalizeAddress(typed ?? ''))
    .max(maxUrl)
    .test(
      'address',
      message('destination'),
      (value) => isPath(value) || (/^https?:/i.test(value) && isSafeLink(value)),
    ),
  type: string().required().oneOf(seoTypes).default('website'),
  title: requiredText(),
  image: linkText().required(message('image_required')),
  description: lines(500),
  keyword: text(500),
})

export interface SeoEntry extends InferType<typeof seoEntrySchema> {
  id: number
  version: number
  created_at: string
  updated_at: string
}
