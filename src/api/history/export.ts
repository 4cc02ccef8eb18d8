import { sql } from 'drizzle-orm'
import { type HistoryEntry, houseGuard } from '../../domain/history'
import { meets } from '../../domain/permissions'
import { exportedColumns } from '../../domain/sheets/columns'
import { historySheet } from '../../domain/sheets/history'
import { stillActor } from '../auth/authenticate'
import { exportPage } from '../crud/exportPages'
import { exportApart, pagesBetweenChecks } from '../crud/exportRoute'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { wordsOfLanguage } from '../http/words'
import { wordingOf } from './exportWords'
import { type EventPlace, firstOf } from './list'
import { type HistoryQuery, historyQueryOf } from './query'

export const exportHistory = (call: Call): Promise<Response> =>
  exportApart(call, {
    name: 'history',
    columns: exportedColumns(historySheet),
    read: async (params) => {
      const url = new URL(call.url)
      url.search = params.toString()
      const asked = { ...call, url }
      const words = wordingOf(await wordsOfLanguage(call.locale))
      return { total: await countOf(call.db, queryFor(asked)), pages: pagesOf(asked, words) }
    },
  })

/** A cell only tells that a long text changed. */
const queryFor = (call: Call): HistoryQuery => ({ ...historyQueryOf(call), isWhole: false })

async function* pagesOf(call: Call, words: (entry: HistoryEntry) => Record<string, unknown>) {
  let query = queryFor(call)
  let after: EventPlace | null = null
  for (let read = 0; ; read++) {
    if (read > 0 && read % pagesBetweenChecks === 0) query = await stillFor(call)
    const { entries, last } = await firstOf(call, after ? beyond(query, after) : query, exportPage)
    if (entries.length > 0) yield entries.map(words)
    if (entries.length < exportPage) return
    after = last
  }
}

/** @throws ApiError `unauthenticated`, `forbidden` when the session or the right has ended meanwhile */
async function stillFor(call: Call): Promise<HistoryQuery> {
  const now = await stillActor(call)
  if (!meets(now.permissions, houseGuard)) throw new ApiError('forbidden')
  return queryFor({ ...call, actor: now })
}

function beyond(query: HistoryQuery, [at, id]: EventPlace): HistoryQuery {
  const way = sql.raw(query.direction === 'desc' ? '<' : '>')
  const after = query.walks
    ? sql`(h.at, h.id) ${way} (${at}::timestamptz, ${id}::bigint)`
    : sql`h.id ${way} ${id}::bigint`
  return { ...query, where: sql`${query.where} and ${after}` }
}

async function countOf(db: Database, { where, walks }: HistoryQuery): Promise<number> {
  const seen = walks ? sql`h.entity = any(${sql.param([...walks.entities])}::text[])` : sql`true`
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from history h where ${seen} and ${where}`,
  )
  return row?.total ?? 0
}
