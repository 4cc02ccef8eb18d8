import { guards } from '../../domain/guards'
import { historyGuard, houseGuard } from '../../domain/history'
import type { Guard, Permission } from '../../domain/permissions'
import type { GuardedRoute } from '../http/route'
import { writtenNames } from './entities'
import { exportHistory } from './export'
import { links } from './links'
import { listHistory } from './list'
import { aheadOfRestore, restoreEvent } from './restore'
import { aheadOfBatch, restoreBatch } from './restoreBatch'

const anyOf = (...list: Guard[]): Permission[] => [...new Set(list.flat())]

/** Rights of which any suffices to call the routes; the handlers check the right to the record. */
const readers = anyOf(houseGuard, ...writtenNames.map(historyGuard))

const writers = anyOf(
  ...writtenNames.flatMap((name) => [guards[name].create, guards[name].update, guards[name].delete]),
  ...Object.values(links).map(({ guard }) => guard),
)

export const historyRoutes: GuardedRoute[] = [
  { method: 'GET', path: '/history', guard: readers, asks: 'list', handler: listHistory },
  { method: 'GET', path: '/history/export', guard: [...houseGuard], asks: 'list', handler: exportHistory },
  {
    method: 'POST',
    path: '/history/:id/restore',
    guard: writers,
    prepare: aheadOfRestore,
    handler: restoreEvent,
  },
  {
    method: 'POST',
    path: '/history/batches/:batch/restore',
    guard: writers,
    prepare: aheadOfBatch,
    handler: restoreBatch,
  },
]
