import { useRef } from 'react'
import { type FieldValues, type UseFieldArrayReturn, useFieldArray } from 'react-hook-form'

/** No row has a field of this name. */
const keyName = 'row of the form'

export interface Rows extends Pick<UseFieldArrayReturn<FieldValues>, 'append' | 'remove' | 'move'> {
  /** One for each row, with its key. */
  rows: { id: string }[]
}

/**
 * A list of rows in the form. A key belongs to its row, and outlives a reset: the library gives all rows new ones then,
 * and whoever saves while writing in a row would find it made anew, without the focus.
 */
export function useRows(name: string): Rows {
  const { fields, append, remove, move } = useFieldArray({ name, keyName })
  const known = useRef<{ ids: readonly string[]; keys: readonly string[] }>({ ids: [], keys: [] })
  const ids = fields.map((field) => String(field[keyName]))
  const before = known.current
  const isReset = ids.length === before.ids.length && ids.every((id) => !before.ids.includes(id))
  const keyOf = (id: string) => before.keys[before.ids.indexOf(id)] ?? id
  const keys = isReset ? before.keys : ids.map(keyOf)
  known.current = { ids, keys }
  return { rows: keys.map((id) => ({ id })), append, remove, move }
}
