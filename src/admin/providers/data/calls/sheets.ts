import { batchHeader } from '../../../../domain/history'
import type { ImportResult, ImportRow } from '../../../../domain/sheets/importSchema'
import { endpointOf } from '../endpoints'
import { special } from './call'

interface ImportCall {
  rows: ImportRow[]
  dryRun: boolean
  /** What all calls of one import share. */
  batch: string
  key?: string
  signal?: AbortSignal
}

export const sheetCalls = {
  /** Up to 200 rows of a spreadsheet, for real or as a rehearsal. */
  importRows: special({
    call: (http, resource: string, { rows, dryRun, batch, key, signal }: ImportCall) =>
      http<{ data: ImportResult[] }>(`${endpointOf(resource).path}/import`, {
        method: 'POST',
        body: { rows, dry_run: dryRun },
        headers: { [batchHeader]: batch, ...(key && { 'Idempotency-Key': key }) },
        signal,
      }),
    effect: (lists, _result, resource: string, { dryRun }: ImportCall) => {
      if (!dryRun) lists.stale(resource, ...(endpointOf(resource).shownIn ?? []))
    },
  }),
}
