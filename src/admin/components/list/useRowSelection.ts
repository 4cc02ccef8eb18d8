import { useRef, useState } from 'react'
import { type Identifier, type RaRecord, useListContext } from 'react-admin'
import { useListScope } from './ListScope'

export interface RowSelection {
  ids: readonly Identifier[]
  isChosen: (id: Identifier) => boolean
  /** `empty` if no row of the page can be selected. */
  page: 'all' | 'some' | 'none' | 'empty'
  canSelect: (record: RaRecord) => boolean
  /** With `isRange` all rows from the last toggled one. */
  toggle: (id: Identifier, isRange: boolean) => void
  togglePage: () => void
  select: (ids: readonly Identifier[], isOn: boolean) => void
}

export function useRowSelection(canSelect: (record: RaRecord) => boolean = () => true): RowSelection {
  const { data = [], selectedIds: stored, onSelect } = useListContext()
  const { isAll, setAll } = useListScope()
  const last = useRef<Identifier | null>(null)
  // The store publishes a list's first selection late, and keys are faster: until then the local state counts.
  const [meant, setMeant] = useState({ instead: stored, ids: stored })
  if (meant.instead !== stored) setMeant({ instead: stored, ids: stored })
  const ids = meant.instead === stored ? meant.ids : stored
  const possible = data.filter(canSelect).map(({ id }) => id)
  const isChosen = (id: Identifier) => isAll || ids.includes(id)
  const chosen = possible.filter(isChosen)
  const put = (some: readonly Identifier[], isOn: boolean) => {
    const others = (isAll ? possible : ids).filter((id) => !some.includes(id))
    const next = isOn ? [...others, ...some] : others
    setMeant({ instead: stored, ids: next })
    setAll(false)
    onSelect(next)
  }
  return {
    ids,
    isChosen,
    page: possible.length === 0 ? 'empty' : pageOf(chosen.length, possible.length),
    canSelect,
    toggle(id, isRange) {
      const [from, to] = [last.current ?? id, id].map((each) => possible.indexOf(each)).sort((a, b) => a - b)
      last.current = id
      const range = isRange && from !== undefined && from >= 0 && to !== undefined
      put(range ? possible.slice(from, to + 1) : [id], !isChosen(id))
    },
    togglePage: () => put(possible, chosen.length < possible.length),
    select: put,
  }
}

const pageOf = (chosen: number, possible: number) =>
  chosen === 0 ? 'none' : chosen === possible ? 'all' : 'some'
