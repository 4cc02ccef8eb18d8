import type { PlanColumn } from './plan'
import type { GridRow } from './rows'

export interface AmountChanges {
  title: string
  count: number
  up: number
  down: number
  most: { line: number; before: number; after: number }
}

/** Size of a relative change; infinite from or to zero. */
const reach = (before: number, after: number): number =>
  before > 0 && after > 0 ? Math.abs(Math.log(after / before)) : Number.POSITIVE_INFINITY

export function amountChanges(rows: readonly GridRow[], columns: readonly PlanColumn[]): AmountChanges[] {
  return columns
    .filter(({ column }) => column.kind === 'money')
    .flatMap(({ column, title }) => {
      const found = rows.flatMap(({ line, seen, done }) => {
        const { action, changes = [] } = done ?? seen ?? {}
        const change = action === 'update' && changes.find(({ field }) => field === column.field)
        return change ? [{ line, before: Number(change.before ?? 0), after: Number(change.after ?? 0) }] : []
      })
      const [first, ...others] = found
      if (!first) return []
      const most = others.reduce(
        (best, each) => (reach(each.before, each.after) > reach(best.before, best.after) ? each : best),
        first,
      )
      const up = found.filter(({ before, after }) => after > before).length
      return [{ title, count: found.length, up, down: found.length - up, most }]
    })
}
