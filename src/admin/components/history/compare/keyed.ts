import {
  type DynamicField,
  type FieldStyle,
  hasChoices,
  hasShape,
  isEmptyValue,
  isRecord,
} from '../../../../domain/dynamicFields'
import type { Facet } from './facets'
import type { FacetKind } from './kind'

/** A custom field or column, for values under keys that users chose. */
export type Keyed = Pick<DynamicField, 'key' | 'title' | 'style' | 'data' | 'children'>

/** Whether the value fits the field; of several with the same key, the one that has it as a choice. */
function mayBeOf({ style, data }: Keyed, value: unknown): boolean {
  if (isEmptyValue(value) || !hasShape(style, value)) return false
  const chosen = Array.isArray(value) ? value : [value]
  return !hasChoices(style) || chosen.every((each) => data?.some((choice) => choice.value === each))
}

/** The field of a facet, or the column if it is inside a row. */
export function fieldAt(keyed: readonly Keyed[], { path, before, after }: Facet): Keyed | undefined {
  const [, key, place, column] = path
  const same = keyed.filter((each) => each.key === key)
  if (column !== undefined)
    return same.flatMap(({ children }) => children ?? []).find((child) => child.key === column)
  const isRow = typeof place === 'number'
  return (
    same.find((each) => (isRow ? each.style === 'list' : mayBeOf(each, after) || mayBeOf(each, before))) ??
    same[0]
  )
}

export const titleAt = (keyed: readonly Keyed[], part: string): string | undefined =>
  (
    keyed.find(({ key }) => key === part) ??
    keyed.flatMap(({ children }) => children ?? []).find(({ key }) => key === part)
  )?.title

const kinds: Partial<Record<FieldStyle, FacetKind>> = {
  number: { name: 'number' },
  date: { name: 'day' },
  image: { name: 'picture' },
  editor: { name: 'html' },
}
const said: FacetKind = { name: 'said' }
const pictureFile = /\.(?:avif|gif|ico|jpe?g|png|webp)$/i

/** How to show a field's value; a value of the field's former style is shown by its own shape. */
export function kindBy(field: Keyed, value: unknown): FacetKind | undefined {
  const [sample] = Array.isArray(value) ? value : [value]
  if (field.style === 'media' && pictureFile.test(String(sample))) return { name: 'picture' }
  if (field.style === 'list') return said
  return hasShape(field.style, value) ? (kinds[field.style] ?? said) : undefined
}

/** A value in the field's words: labels of choices, titles of columns. */
export function wordsBy(field: Keyed, value: unknown): unknown {
  if (field.style === 'list') return isRecord(value) ? rowWords(field, value) : value
  if (field.style === 'api') return isRecord(value) ? value.label : value
  if (!hasChoices(field.style)) return value
  const label = (each: unknown) => field.data?.find((choice) => choice.value === each)?.label ?? each
  return Array.isArray(value) ? value.map(label) : label(value)
}

const rowWords = ({ children }: Keyed, row: Record<string, unknown>): string =>
  (children ?? [])
    .filter(({ key }) => !isEmptyValue(row[key]))
    .map((child) => `${child.title}: ${[wordsBy(child, row[child.key])].flat().join(', ')}`)
    .join(' · ')
