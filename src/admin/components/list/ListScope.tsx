import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Identifier, type RaRecord, useListContext } from 'react-admin'
import { createKeys } from '../../providers/http/idempotency'
import type { Column } from './columns'

/** The failures of a bulk action. */
export interface BulkFailure {
  /** i18n key of the message, with `smart_count` and `noun`. */
  what: string
  /** `title`: the name of a row that has not been loaded. */
  rows: readonly { row: RaRecord; title?: string; error: unknown }[]
}

interface Scope {
  /** Rows of this list that have been loaded, by id: selected ones may be on another page. */
  seen: ReadonlyMap<string, RaRecord>
  /** Of changes whose answer may be lost. */
  keys: ReturnType<typeof createKeys>
  failure: BulkFailure | null
  setFailure: (failure: BulkFailure | null) => void
  /** Whether everything that matches the filters is selected, on all pages. */
  isAll: boolean
  /** Whether that is offered. */
  canSelectAll: boolean
  setAll: (isAll: boolean) => void
  /** Whether a phone shows the boxes that select rows. */
  isSelecting: boolean
  setSelecting: (isSelecting: boolean) => void
  /** The declared columns, and whether rows can be selected; written by the table. */
  columns: RefObject<readonly Column[]>
  hasBulk: RefObject<boolean>
}

const ListScopeContext = createContext<Scope | null>(null)

interface ListScopeProps {
  canSelectAll?: boolean
  children: ReactNode
}

/** Context of a list: remembers loaded rows for the bulk buttons, and clears an outdated selection. */
export function ListScope({ children, canSelectAll = true }: ListScopeProps) {
  const { data, filterValues, filter } = useListContext()
  const [seen] = useState(() => new Map<string, RaRecord>())
  for (const row of data ?? []) seen.set(String(row.id), row)
  const [keys] = useState(createKeys)
  const [failure, setFailure] = useState<BulkFailure | null>(null)
  const [isSelecting, setSelecting] = useState(false)
  const [isAll, setAll] = useState(false)
  const columns = useRef<readonly Column[]>([])
  const hasBulk = useRef(false)
  const view = JSON.stringify([filterValues, filter])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the report belongs to the view it was made in
  useEffect(() => {
    setFailure(null)
    setAll(false)
  }, [view])
  useFittingSelection(view)
  const scope = useMemo(
    () => ({
      seen,
      keys,
      failure,
      setFailure,
      isAll,
      canSelectAll,
      setAll,
      isSelecting,
      setSelecting,
      columns,
      hasBulk,
    }),
    [seen, keys, failure, isAll, canSelectAll, isSelecting],
  )
  return <ListScopeContext value={scope}>{children}</ListScopeContext>
}

/**
 * The selection is cleared when a filter, tab or search changes. It may span pages, but a row that disappears from
 * the current page, deleted or changed, is deselected.
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
  /** The selected records that have been loaded. */
  rows: RaRecord[]
  /** Those that are not on the current page. */
  elsewhere: Identifier[]
  /** How many are selected. */
  count: number
  /** The filters, when everything that matches them is selected. */
  all: Record<string, unknown> | undefined
}

/** The selection of the list, on all pages. */
export function useSelected(): Selected {
  const { seen, isAll } = useListScope()
  const { data = [], selectedIds: ids, total = 0, filterValues, filter } = useListContext()
  const shown = new Set(data.map(({ id }) => id))
  return {
    ids,
    rows: ids.flatMap((id) => seen.get(String(id)) ?? []),
    elsewhere: isAll ? [] : ids.filter((id) => !shown.has(id)),
    count: isAll ? total : ids.length,
    all: isAll ? { ...filterValues, ...filter } : undefined,
  }
}
