import { useRef } from 'react'
import { type Identifier, type RaRecord, useListContext } from 'react-admin'

export interface RowSelection {
  ids: readonly Identifier[]
  /** How much of the page is selected; `empty` when it has no row that can be. */
  page: 'all' | 'some' | 'none' | 'empty'
  canSelect: (record: RaRecord) => boolean
  /** With `isRange` everything from the last row that was toggled. */
  toggle: (id: Identifier, isRange: boolean) => void
  togglePage: () => void
}

/** The selection of a table's rows. */
export function useRowSelection(canSelect: (record: RaRecord) => boolean = () => true): RowSelection {
  const { data = [], selectedIds: ids, onSelect } = useListContext()
  const last = useRef<Identifier | null>(null)
  const possible = data.filter(canSelect).map(({ id }) => id)
  const chosen = possible.filter((id) => ids.includes(id))
  const put = (some: readonly Identifier[], isOn: boolean) => {
    const others = ids.filter((id) => !some.includes(id))
    onSelect(isOn ? [...others, ...some] : others)
  }
  return {
    ids,
    page: possible.length === 0 ? 'empty' : pageOf(chosen.length, possible.length),
    canSelect,
    toggle(id, isRange) {
      const [from, to] = [last.current ?? id, id].map((each) => possible.indexOf(each)).sort((a, b) => a - b)
      last.current = id
      const range = isRange && from !== undefined && from >= 0 && to !== undefined
      put(range ? possible.slice(from, to + 1) : [id], !ids.includes(id))
    },
    togglePage: () => put(possible, chosen.length < possible.length),
  }
}

const pageOf = (chosen: number, possible: number) =>
  chosen === 0 ? 'none' : chosen === possible ? 'all' : 'some'
