import type { ResourceName } from '../../../../domain/guards'
import { targetOf } from '../../../../domain/references'

export type FacetKind =
  | { name: 'blank' | 'yesno' | 'moment' | 'day' | 'picture' | 'number' | 'text' | 'html' | 'list' | 'row' }
  /** Already worded, such as the label of a choice. */
  | { name: 'said' }
  | { name: 'reference'; resource: ResourceName }

const pictureNames = /(^|_)(image|images|avatar|logo|icon|thumbnail_url)$/
const tags = /<\/?[a-z][^>]*>/i
/** Tags that rich text never contains: such a value is code and shown as source. */
const code = /<(script|style|link|meta|noscript)\b/i

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** How to show a value, by field name and content, so that entities need no description; for a list its items' kind. */
export function facetKindOf(entity: ResourceName, field: string, value: unknown): FacetKind {
  if (isBlank(value)) return { name: 'blank' }
  const [sample] = Array.isArray(value) ? value : [value]
  if (typeof sample === 'object') return { name: 'row' }
  const resource = targetOf(entity, field)
  // Some forms hold a relation by names instead of ids.
  if (resource && /^\d+$/.test(String(sample))) return { name: 'reference', resource }
  if (pictureNames.test(field)) return { name: 'picture' }
  if (typeof sample === 'boolean') return { name: 'yesno' }
  if (typeof sample === 'number') return { name: 'number' }
  const text = String(sample)
  if (/_at$/.test(field) || /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return { name: 'moment' }
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return { name: 'day' }
  return { name: tags.test(text) && !code.test(text) ? 'html' : 'text' }
}

export function kindOfChange(
  entity: ResourceName,
  field: string,
  before: unknown,
  after: unknown,
): FacetKind {
  const kind = facetKindOf(entity, field, after)
  const other = facetKindOf(entity, field, before)
  // A text that gains its first tag is compared as rich text.
  return kind.name === 'blank' || other.name === 'html' ? other : kind
}
