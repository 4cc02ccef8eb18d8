import { type ApiSource, type DynamicField, type DynamicValues, isEmptyValue } from './dynamicFields'

export interface WidgetSettings {
  fields: DynamicField[]
  /** Source of the widget's content; one of its entries is chosen. */
  api: ApiSource | null
}

/** Former key → present key. */
export type Renamed = Record<string, string>

export type SentField = DynamicField & { was?: string }

/** Key of the entry chosen from the widget's source. */
export const chosenKey = 'api'

/** Reserved path segment: the pages of widgets are its siblings. */
export const managerPage = 'manager'

/** All fields of a widget, led by the choice from its source; `title` names that choice. */
export const widgetFields = ({ fields, api }: WidgetSettings, title = ''): DynamicField[] => [
  ...(api ? [{ key: chosenKey, title, style: 'api' as const, api }] : []),
  ...fields,
]

export interface Redefined {
  values: DynamicValues
  /** Former key → present key, including earlier renames. */
  renamed: Renamed
  added: SentField[]
  /** Removed fields that had a value. */
  lost: DynamicField[]
  /** Indices of fields whose new key holds another value. */
  taken: number[]
}

/** Old key → new key of renamed fields. A field that regains an earlier name is the same field. */
function movesOf(before: readonly DynamicField[], after: readonly SentField[], renamed: Renamed) {
  const there = new Set(before.map(({ key }) => key))
  const sent = new Set(after.map(({ key }) => key))
  const moves = new Map<string, string>()
  for (const { key, was } of after) {
    const former = was ?? (there.has(key) ? key : renamed[key])
    if (former === undefined || former === key || !there.has(former) || moves.has(former)) continue
    // Without `was`, only a field that no longer exists counts as renamed.
    if (was === undefined && sent.has(former)) continue
    moves.set(former, key)
  }
  return moves
}

/** Carries values over to changed fields: applies renames and lists the values of removed fields. */
export function redefine(
  values: DynamicValues,
  before: readonly DynamicField[],
  after: readonly SentField[],
  renamed: Renamed = {},
): Redefined {
  const moves = movesOf(before, after, renamed)
  const arrivals = new Set(moves.values())
  const there = new Set(before.map(({ key }) => key))
  const stays = new Set(after.map(({ key }) => key).filter((key) => !arrivals.has(key)))
  const gone = before.filter(({ key }) => !moves.has(key) && !stays.has(key))
  const goneKeys = new Set(gone.map(({ key }) => key))
  const kept = Object.entries(values).filter(([key]) => !goneKeys.has(key))
  const isTaken = (key: string) => arrivals.has(key) && !there.has(key) && !isEmptyValue(values[key])
  const chained = Object.entries(renamed).map(([from, to]) => [from, moves.get(to) ?? to])
  const names: [string, string][] = [
    ...chained.map(([from = '', to = '']) => [from, to] as [string, string]),
    ...moves,
  ]
  const present = new Set(after.map(({ key }) => key))
  return {
    values: Object.fromEntries([
      ...kept.filter(([key]) => !moves.has(key) && !arrivals.has(key)),
      ...kept.flatMap(([key, value]) => {
        const to = moves.get(key)
        return to === undefined ? [] : [[to, value] as const]
      }),
    ]),
    renamed: Object.fromEntries(
      names.filter(([from, to]) => from !== to && present.has(to) && !present.has(from)),
    ),
    added: after.filter(({ key }) => !there.has(key) && !arrivals.has(key)),
    lost: gone.filter(({ key }) => !isEmptyValue(values[key])),
    taken: after.flatMap(({ key }, place) => (isTaken(key) ? [place] : [])),
  }
}

/** Applies renames to earlier values. */
export const renamedIn = (
  values: DynamicValues,
  fields: readonly DynamicField[],
  renamed: Renamed,
): DynamicValues => {
  const present = new Set(fields.map(({ key }) => key))
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [present.has(key) ? key : (renamed[key] ?? key), value]),
  )
}

export const withFormerKeys = (fields: readonly DynamicField[], renamed: Renamed): DynamicField[] => [
  ...fields,
  ...Object.entries(renamed).flatMap(([from, to]) =>
    fields.filter(({ key }) => key === to).map((field) => ({ ...field, key: from })),
  ),
]
