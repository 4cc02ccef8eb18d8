import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { lowStates, profitKeys, type ReportName, usualDays } from '../../../domain/reports'
import type { FilterSpec } from '../../components/list/filters/specs'

const warehouse: FilterSpec = {
  kind: 'reference',
  source: 'warehouse_id',
  label: 'resources.report_value.fields.warehouse_id',
  reference: 'warehouses',
}

const periods = { expiring: [7, 30, 60, 90, 180], dead: [30, 60, 90, 180, 365] } as const

export function useFilters(name: ReportName): readonly FilterSpec[] {
  const translate = useTranslate()
  return useMemo(() => {
    switch (name) {
      case 'expiring':
      case 'dead':
        return [
          warehouse,
          {
            kind: 'choice',
            source: 'days',
            label: `reporting.days.${name}`,
            choices: periods[name].map((id) => ({
              id,
              name: translate('reporting.days.count', { count: id }),
            })),
            usual: usualDays[name],
          },
        ]
      case 'low':
        return [
          warehouse,
          {
            kind: 'choice',
            source: 'state',
            label: 'reporting.state.label',
            choices: lowStates.map((id) => ({ id, name: `reporting.state.${id}` })),
            usual: 'below',
          },
        ]
      case 'profit':
        return [
          warehouse,
          { kind: 'days', source: 'at', label: 'reporting.at' },
          {
            kind: 'choice',
            source: 'by',
            label: 'reporting.by.label',
            choices: profitKeys.map((id) => ({ id, name: `reporting.by.${id}` })),
            usual: 'product',
          },
        ]
      default:
        return [warehouse]
    }
  }, [name, translate])
}
