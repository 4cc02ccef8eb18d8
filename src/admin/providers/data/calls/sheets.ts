import { batchHeader } from '../../../../domain/history'
import type { ExportFormat } from '../../../../domain/sheets'
import type { ImportResult, ImportRow } from '../../../../domain/sheets/importSchema'
import { pathOf, searchOf } from '../../http/query'
import type { Endpoint } from '../endpoint'
import { endpointOf } from '../endpoints'
import { special } from './call'

interface ImportCall {
  rows: ImportRow[]
  dryRun: boolean
  /** Replaces external picture addresses by equal pictures of the library. */
  pictures?: boolean
  /** Shared by all calls of one import. */
  batch: string
  key?: string
  signal?: AbortSignal
}

export interface ExportCall {
  format: ExportFormat
  columns: readonly string[]
  /** Record of the endpoint's `layouts`, in place of columns. */
  layout?: number
  filter: Record<string, unknown>
  sort: Endpoint['order']
  signal: AbortSignal
}

export const sheetCalls = {
  /** Resolves to the `Response`, whose body is not read yet. */
  exportRows: special({
    call: (http, resource: string, { format, columns, layout, filter, sort, signal }: ExportCall) => {
      const endpoint = endpointOf(resource)
      const [path, rest] = pathOf(endpoint, filter)
      return http<Response>(`${path}/export`, {
        query: {
          format,
          ...(layout === undefined ? { columns: columns.join(',') } : { layout }),
          orderBy: sort.field,
          sortedBy: sort.order.toLowerCase(),
          ...searchOf(rest, endpoint),
        },
        isStream: true,
        signal,
      })
    },
  }),
  /** Imports up to 200 rows of a spreadsheet, or with `dryRun` only checks them. */
  importRows: special({
    call: (http, resource: string, { rows, dryRun, pictures, batch, key, signal }: ImportCall) =>
      http<{ data: ImportResult[] }>(`${endpointOf(resource).path}/import`, {
        method: 'POST',
        body: { rows, dry_run: dryRun, ...(pictures && { pictures }) },
        headers: { [batchHeader]: batch, ...(key && { 'Idempotency-Key': key }) },
        signal,
      }),
    effect: (lists, _result, resource: string, { dryRun }: ImportCall) => {
      if (!dryRun) lists.stale(resource, ...(endpointOf(resource).shownIn ?? []))
    },
  }),
}
