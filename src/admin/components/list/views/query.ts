import type { ColumnChoice } from '../columns'
import type { Density } from '../tableStyle'

export interface Looks {
  filter: Record<string, unknown>
  sort: { field: string; order: 'ASC' | 'DESC' }
  columns: ColumnChoice | undefined
  density: Density
}

const sorted = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Column names in order; hidden ones with a minus. */
const columnText = ({ order, hidden }: ColumnChoice): string =>
  order.map((name) => (hidden.includes(name) ? `-${name}` : name)).join(',')

const columnChoice = (text: string): ColumnChoice => {
  const names = text.split(',').filter(Boolean)
  const bare = (name: string) => name.replace(/^-/, '')
  return { order: names.map(bare), hidden: names.filter((name) => name.startsWith('-')).map(bare) }
}

export const viewQuery = ({ filter, sort, columns, density }: Looks): string =>
  new URLSearchParams({
    filter: JSON.stringify(sorted(filter)),
    sort: sort.field,
    order: sort.order,
    columns: columns ? columnText(columns) : '',
    density,
  }).toString()

/** Filters and order of a view, to compare with the present ones. */
export function selectionOf(query: string): string {
  const asked = new URLSearchParams(query)
  return viewKeyOf(parsed(asked.get('filter')), asked.get('sort') ?? '', asked.get('order') ?? '')
}

export const viewKeyOf = (filter: Record<string, unknown>, field: string, order: string): string =>
  JSON.stringify([sorted(filter), field, order])

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return value && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Columns and density of a URL; `undefined` if not given. */
export function lookIn(address: URLSearchParams) {
  const [columns, density] = [address.get('columns'), address.get('density')]
  return {
    /** `null` means the default columns. */
    columns: columns === null ? undefined : columns === '' ? null : columnChoice(columns),
    density: isDensity(density) ? density : undefined,
  }
}

const isDensity = (name: string | null): name is Density => name === 'normal' || name === 'compact'
