import { useRef } from 'react'
import { type FieldValues, type UseFieldArrayReturn, useFieldArray } from 'react-hook-form'

const keyName = 'row of the form'

export interface Rows extends Pick<UseFieldArrayReturn<FieldValues>, 'append' | 'remove' | 'move'> {
  rows: { id: string }[]
}

/** Rows of a form's list whose keys outlive a reset: the library's would change, and the focus would be lost. */
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
