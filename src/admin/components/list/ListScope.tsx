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

export interface BulkFailure {
  /** i18n key of the message, with `smart_count` and `noun`. */
  what: string
  rows: readonly { row: RaRecord; title?: string; error: unknown }[]
}

interface Scope {
  /** Loaded rows by id, as selected ones may be on other pages. */
  seen: ReadonlyMap<string, RaRecord>
  /** Idempotency keys of changes whose response may be lost. */
  keys: ReturnType<typeof createKeys>
  failure: BulkFailure | null
  setFailure: (failure: BulkFailure | null) => void
  /** Whether all rows that match the filters are selected, on all pages. */
  isAll: boolean
  canSelectAll: boolean
  setAll: (isAll: boolean) => void
  isSelecting: boolean
  setSelecting: (isSelecting: boolean) => void
  columns: RefObject<readonly Column[]>
  hasBulk: RefObject<boolean>
}

const ListScopeContext = createContext<Scope | null>(null)

interface ListScopeProps {
  canSelectAll?: boolean
  children: ReactNode
}

/** Context of a list: remembers loaded rows for bulk actions and clears outdated selections. */
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

/** Clears the selection on other filters; it may span pages, but rows that vanish from the page are deselected. */
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
  rows: RaRecord[]
  elsewhere: Identifier[]
  count: number
  /** The filters, if all matching rows are selected. */
  all: Record<string, unknown> | undefined
}

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
