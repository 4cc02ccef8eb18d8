import { guards } from '../../domain/guards'
import { historyGuard, houseGuard } from '../../domain/history'
import type { Guard, Permission } from '../../domain/permissions'
import { exportedFile } from '../crud/exportRoute'
import { dataOf, pageOf } from '../http/answerPlan'
import type { GuardedRoute } from '../http/route'
import { wholeSchema } from '../http/schema'
import { writtenNames } from './entities'
import { exportHistory } from './export'
import { links } from './links'
import { listHistory } from './list'
import { aheadOfRestore, restoreEvent } from './restore'
import { aheadOfBatch, restoreBatch } from './restoreBatch'
import { batchShape, entryShape, historyAsks, historyExportAsks, restoredShape } from './shapes'

const anyOf = (...list: Guard[]): Permission[] => [...new Set(list.flat())]

/** Rights of which any suffices to call the routes; the handlers check the right to the record. */
const readers = anyOf(houseGuard, ...writtenNames.map(historyGuard))

const writers = anyOf(
  ...writtenNames.flatMap((name) => [guards[name].create, guards[name].update, guards[name].delete]),
  ...Object.values(links).map(({ guard }) => guard),
)

export const historyRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/history',
    summary: 'List what was done, the newest first',
    asks: historyAsks,
    answers: pageOf(entryShape, { kept_days: wholeSchema }),
    guard: readers,
    handler: listHistory,
  },
  {
    method: 'GET',
    path: '/history/export',
    summary: 'Export the history as a file',
    asks: historyExportAsks,
    answers: exportedFile,
    guard: [...houseGuard],
    handler: exportHistory,
  },
  {
    method: 'POST',
    path: '/history/:id/restore',
    summary: 'Undo a deletion, or set a record back to what it was before a change',
    takes: null,
    answers: dataOf(restoredShape),
    guard: writers,
    prepare: aheadOfRestore,
    handler: restoreEvent,
  },
  {
    method: 'POST',
    path: '/history/batches/:batch/restore',
    summary: 'Undo all that was done together',
    takes: null,
    answers: dataOf(batchShape),
    guard: writers,
    prepare: aheadOfBatch,
    handler: restoreBatch,
  },
]
