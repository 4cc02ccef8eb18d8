import type { ReportName } from '../../../domain/reports'
import type { Endpoint } from './endpoint'

/** Computed reports of the warehouse. */
const reportOf = (name: string, field: string, order: 'ASC' | 'DESC', ...parameters: string[]) => ({
  path: `/warehouses/reports/${name}`,
  order: { field, order } as const,
  parameters: ['warehouse_id', ...parameters],
  parameterNames: { at_from: 'from', at_to: 'to' },
})
const reports = {
  report_value: reportOf('value', 'money', 'DESC'),
  report_expiring: reportOf('expiring', 'expiry', 'ASC', 'days'),
  report_low: reportOf('low', 'missing', 'DESC', 'state'),
  report_dead: reportOf('dead', 'money', 'DESC', 'days'),
  report_purchases: reportOf('purchases', 'date', 'DESC', 'supplier_id'),
  report_profit: reportOf('profit', 'profit', 'DESC', 'at_from', 'at_to', 'by'),
} as const satisfies Record<`report_${ReportName | 'purchases'}`, Endpoint>

export const reportLists = Object.keys(reports)

/** Lists that change with every payment, delivery and purchase. */
export const debtLists = ['debts', 'debt_entries'] as const

/** Read-only lists over several entities. */
export const mixedLists = {
  history: {
    path: '/history',
    order: { field: 'id', order: 'DESC' },
    oneBy: 'event',
    parameters: ['entity', 'id', 'event', 'actor', 'action', 'batch', 'at_from', 'at_to', 'restored'],
    parameterNames: { at_from: 'from', at_to: 'to' },
  },
  jobs: { path: '/jobs', order: { field: 'failed_at', order: 'DESC' } },
  group_members: {
    path: '/groups/members',
    order: { field: 'sort', order: 'ASC' },
    parameters: ['group_id', 'q'],
  },
  held: {
    path: '/warehouses/products',
    order: { field: 'next_expiry', order: 'ASC' },
    filters: { q: ['text', 'like'] },
    parameters: ['state'],
  },
  movements: {
    path: '/warehouses/change/items',
    order: { field: 'id', order: 'DESC' },
    include: 'warehouse',
    filters: { q: ['text', 'like'], at_from: ['at', '>='], at_to: ['at', '<='] },
  },
  debts: {
    path: '/debts',
    order: { field: 'balance', order: 'DESC' },
    parameters: ['of', 'q', 'overdue', 'over_limit'],
  },
  debt_entries: {
    path: '/debts/:of/:party',
    order: { field: 'at', order: 'DESC' },
    parameters: ['at_from', 'at_to'],
    parameterNames: { at_from: 'from', at_to: 'to' },
  },
  ...reports,
} as const satisfies Record<string, Endpoint>

export type ViewName = keyof typeof mixedLists
