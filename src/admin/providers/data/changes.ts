import { type Item, removedIds } from '../../../domain/items'
import { plain, sameValue, serverFields } from '../../../domain/sameValue'
import type { Endpoint } from './endpoint'

type Row = Record<string, unknown>

export const changedFields = (data: Row, previous: Row): Row =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([key, value]) => !serverFields.has(key) && value !== undefined && !sameValue(value, previous[key]),
    ),
  )

const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value : [])

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''

/**
 * Body of an update: changed fields plus the endpoint's `always`, minus empty ones that it sends only with a value;
 * `null` when nothing changed. For the list named by `keeps` it adds the ids of removed items.
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
