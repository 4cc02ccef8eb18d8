import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type Identifier, type RaRecord, useListContext } from 'react-admin'

/** What a bulk action could not do. */
export interface BulkFailure {
  /** i18n key of the sentence that says how many, with `smart_count` and `noun`. */
  what: string
  rows: readonly { row: RaRecord; error: unknown }[]
}

interface Scope {
  /** Rows that have been on a page of this list, by id: what is selected may lie on another page. */
  seen: ReadonlyMap<string, RaRecord>
  failure: BulkFailure | null
  setFailure: (failure: BulkFailure | null) => void
}

const ListScopeContext = createContext<Scope | null>(null)

/** Around a list: remembers its rows for the bulk buttons, and lets go of a selection that no longer fits. */
export function ListScope({ children }: { children: ReactNode }) {
  const { data, filterValues, filter } = useListContext()
  const [seen] = useState(() => new Map<string, RaRecord>())
  for (const row of data ?? []) seen.set(String(row.id), row)
  const [failure, setFailure] = useState<BulkFailure | null>(null)
  const view = JSON.stringify([filterValues, filter])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the report is about the view that it was made in
  useEffect(() => setFailure(null), [view])
  useFittingSelection(view)
  const scope = useMemo(() => ({ seen, failure, setFailure }), [seen, failure])
  return <ListScopeContext value={scope}>{children}</ListScopeContext>
}

/**
 * A selection lives as long as the view that it was made in: another filter, tab or search ends it. It may
 * span pages, but a row that has left the page in sight, deleted or changed, is selected no more.
 */
function useFittingSelection(view: string): void {
  const { data, isPlaceholderData, page, perPage, sort, selectedIds, onSelect } = useListContext()
  const place = JSON.stringify([page, perPage, sort])
  const known = useRef({ view, place, ids: [] as Identifier[] })
  useEffect(() => {
    const before = known.current
    if (before.view !== view) {
      known.current = { view, place, ids: [] }
      if (selectedIds.length > 0) onSelect([])
      return
    }
    if (!data || isPlaceholderData) return
    const ids = data.map(({ id }) => id)
    known.current = { view, place, ids }
    if (before.place !== place) return
    const left = before.ids.filter((id) => !ids.includes(id) && selectedIds.includes(id))
    if (left.length > 0) onSelect(selectedIds.filter((id) => !left.includes(id)))
  }, [view, place, data, isPlaceholderData, selectedIds, onSelect])
}

export function useListScope(): Scope {
  const scope = useContext(ListScopeContext)
  if (!scope) throw new Error('useListScope stands in a ListShell')
  return scope
}

interface Selected {
  ids: Identifier[]
  /** The records, as far as they have been on a page. */
  rows: RaRecord[]
  /** How many of them are not on the page in sight. */
  hidden: number
}

/** What is selected in the list, on this page and on others. */
export function useSelected(): Selected {
  const { seen } = useListScope()
  const { data = [], selectedIds: ids } = useListContext()
  const shown = new Set(data.map(({ id }) => id))
  return {
    ids,
    rows: ids.flatMap((id) => seen.get(String(id)) ?? []),
    hidden: ids.filter((id) => !shown.has(id)).length,
  }
}
