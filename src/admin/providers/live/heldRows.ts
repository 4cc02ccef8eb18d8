import type { Query, QueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { createShared, useShared } from '../../startup/shared'
import { listAskedOf } from '../cache/raKeys'

interface Page {
  data: RaRecord[]
}
type Shown = Page | { pages: Page[] }

/** Rows that came to a list on the screen, and are not shown yet. */
interface News {
  list: string
  came: ReadonlySet<string>
}

const news = createShared<ReadonlyMap<string, News>>(new Map())
const holders = new Map<string, number>()

/** From now on the rows of this list stay where they are until somebody asks for the new ones. Returns the cleanup. */
export function holdList(list: string): () => void {
  holders.set(list, (holders.get(list) ?? 0) + 1)
  return () => void holders.set(list, (holders.get(list) ?? 1) - 1)
}

const listOf = ({ queryKey }: Pick<Query, 'queryKey'>): string => String(queryKey[0])

export const isHeld = (query: Query): boolean =>
  ['getList', 'list'].includes(String(query.queryKey[1])) && (holders.get(listOf(query)) ?? 0) > 0

function put(hash: string, one: News | undefined): void {
  const next = new Map(news.get())
  if (one) next.set(hash, one)
  else if (!next.delete(hash)) return
  news.set(next)
}

const firstOf = (shown: Shown | undefined): Page | undefined =>
  shown && ('pages' in shown ? shown.pages[0] : shown)
const withFirst = (shown: Shown, page: Page): Shown =>
  'pages' in shown ? { ...shown, pages: [page, ...shown.pages.slice(1)] } : page

/** Puts a list that was read again beneath its rows: the same rows at once, others when they are asked for. */
export function holdRows(client: QueryClient, query: Query, fresh: Page): void {
  const shown = query.state.data as Shown | undefined
  const page = firstOf(shown)
  if (!shown || !page) return
  const isSame =
    page.data.length === fresh.data.length && page.data.every(({ id }, at) => id === fresh.data[at]?.id)
  if (isSame || page.data.length === 0) {
    client.setQueryData(query.queryKey, withFirst(shown, fresh))
    put(query.queryHash, undefined)
    return
  }
  const byId = new Map(fresh.data.map((row) => [row.id, row]))
  const data = page.data.map((row) => byId.get(row.id) ?? row)
  client.setQueryData(query.queryKey, withFirst(shown, { ...fresh, data }))
  // The next visit reads the list anew.
  void client.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' })
  const known = new Set(
    ('pages' in shown ? shown.pages : [page]).flatMap((each) => each.data.map(({ id }) => id)),
  )
  // On later pages rows also come by those before them.
  const isFirst = (listAskedOf(query.queryKey).pagination?.page ?? 1) === 1
  const came = isFirst ? fresh.data.filter(({ id }) => !known.has(id)) : []
  put(query.queryHash, { list: listOf(query), came: new Set(came.map(({ id }) => String(id))) })
}

/** Forgets what came to a list once it is read as a whole. Returns the cleanup. */
export const forgetShown = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') put(event.query.queryHash, undefined)
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
      put(event.query.queryHash, undefined)
  })

/** How many rows came to a list that is on the screen; null if it is as the server has it. */
export function useNews(client: QueryClient, list: string): { count: number; show: () => void } | null {
  const all = useShared(news)
  const cache = client.getQueryCache()
  const own = [...all].filter(([hash, each]) => each.list === list && cache.get(hash)?.isActive())
  if (own.length === 0) return null
  return {
    count: new Set(own.flatMap(([, { came }]) => [...came])).size,
    show() {
      for (const [hash] of own) {
        const query = cache.get(hash)
        if (query) void client.refetchQueries({ queryKey: query.queryKey, exact: true })
      }
    },
  }
}
