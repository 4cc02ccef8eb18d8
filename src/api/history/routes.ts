import { historyGuard, houseGuard } from '../../domain/history'
import type { Guard, Permission } from '../../domain/permissions'
import type { GuardedRoute } from '../http/route'
import { writtenNames } from './entities'
import { listHistory } from './list'

const anyOf = (...list: Guard[]): Permission[] => [...new Set(list.flat())]

/** Who may read or restore anything at all; the handlers ask for the right to what it is about. */
const readers = anyOf(houseGuard, ...writtenNames.map(historyGuard))

export const historyRoutes: GuardedRoute[] = [
  { method: 'GET', path: '/history', guard: readers, handler: listHistory },
]
