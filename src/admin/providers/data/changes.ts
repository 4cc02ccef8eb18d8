import { type Item, removedIds } from '../../../domain/items'
import type { Endpoint } from './endpoint'

type Row = Record<string, unknown>

/** Fields that the server maintains. */
const kept = new Set(['id', 'version', 'created_at', 'updated_at'])

/** Included relations are nested in `{data}`; they are compared with a form's list of names by name. */
const plain = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data))
    return value
  // A field that people define has a list of this name too, beside other settings.
  if (Object.keys(value).length > 1) return value
  return value.data.map((each: unknown) =>
    typeof each === 'object' && each !== null && 'name' in each ? each.name : each,
  )
}

/** Whether two values are sent the same way; undefined, `null` and an empty text are equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  const [left, right] = [plain(a) ?? '', plain(b) ?? '']
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object') return false
  if (left instanceof Blob || right instanceof Blob) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => sameValue((left as Row)[key], (right as Row)[key]))
}

/** The fields of a form that differ from the record it was opened with. */
export const changedFields = (data: Row, previous: Row): Row =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([key, value]) => !kept.has(key) && value !== undefined && !sameValue(value, previous[key]),
    ),
  )

const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value : [])

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''

/**
 * The body of an update: the changed fields, plus those that the endpoint always sends, minus empty ones that it
 * sends only with a value (the optional texts of users). `null` when nothing changed. Of a list that keeps its items the
 * removed ones are named: those that the form was opened with and has no longer.
 */
export function updatePayload(endpoint: Endpoint, data: Row, previous: Row): Row | null {
  const changes = changedFields(data, previous)
  if (Object.keys(changes).length === 0) return null
  const { always = [], unlessEmpty, keeps } = endpoint
  const sent = Object.entries(changes).filter(
    ([key, value]) => !unlessEmpty || (unlessEmpty.includes(key) ? value !== '' : !isBlank(value)),
  )
  return {
    ...Object.fromEntries(always.map((key) => [key, data[key] ?? plain(previous[key])])),
    ...Object.fromEntries(sent),
    ...(keeps && keeps in changes && { removed: removedIds(itemsOf(previous[keeps]), itemsOf(data[keeps])) }),
  }
}

/** A multipart body; accepts files also as react-admin's `{rawFile}`, and sends `null` as an empty text. */
export function formDataOf(fields: Row): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const file = typeof value === 'object' && value !== null && 'rawFile' in value ? value.rawFile : value
    if (file instanceof Blob) form.append(name, file)
    else if (file !== undefined) form.append(name, file === null ? '' : String(file))
  }
  return form
}
