import type { ResourceName } from '../../../../domain/guards'
import { targetOf } from '../../../../domain/references'

/** How a value is shown. */
export type FacetKind =
  | { name: 'blank' | 'yesno' | 'moment' | 'day' | 'picture' | 'number' | 'text' | 'html' | 'list' | 'row' }
  /** Words already, such as the label of a choice. */
  | { name: 'said' }
  | { name: 'reference'; resource: ResourceName }

const pictureNames = /(^|_)(image|images|avatar|logo|icon|thumbnail_url)$/
const tags = /<\/?[a-z][^>]*>/i
/** Rich text never has these: it is code, and read as it is written. */
const code = /<(script|style|link|meta|noscript)\b/i

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * How a value is shown, by the name of its field and by what it holds: no entity has to describe its fields once
 * more. Of a list it is the kind of its items.
 */
export function facetKindOf(entity: ResourceName, field: string, value: unknown): FacetKind {
  if (isBlank(value)) return { name: 'blank' }
  const [sample] = Array.isArray(value) ? value : [value]
  if (typeof sample === 'object') return { name: 'row' }
  const resource = targetOf(entity, field)
  // In some forms a relation is held by names.
  if (resource && /^\d+$/.test(String(sample))) return { name: 'reference', resource }
  if (pictureNames.test(field)) return { name: 'picture' }
  if (typeof sample === 'boolean') return { name: 'yesno' }
  if (typeof sample === 'number') return { name: 'number' }
  const text = String(sample)
  if (/_at$/.test(field) || /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return { name: 'moment' }
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return { name: 'day' }
  return { name: tags.test(text) && !code.test(text) ? 'html' : 'text' }
}

/** The kind of a change, of which one side may be blank. */
export function kindOfChange(
  entity: ResourceName,
  field: string,
  before: unknown,
  after: unknown,
): FacetKind {
  const kind = facetKindOf(entity, field, after)
  const other = facetKindOf(entity, field, before)
  // A text that gains its first tag is still compared as rich text.
  return kind.name === 'blank' || other.name === 'html' ? other : kind
}
