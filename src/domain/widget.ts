import { type ApiSource, type DynamicField, type DynamicValues, isEmptyValue } from './dynamicFields'

/** What a widget asks for. */
export interface WidgetSettings {
  fields: DynamicField[]
  /** Where the site finds what the widget shows; one of its entries is chosen. */
  api: ApiSource | null
}

/** Former keys of fields with the present ones. */
export type Renamed = Record<string, string>

/** A field as it is sent: `was` is the key that it had until now, where that is another. */
export type SentField = DynamicField & { was?: string }

/** Under which the entry of the widget's own source is kept. */
export const chosenKey = 'api'

/** The pages of widgets stand beside this one. */
export const managerPage = 'manager'

/** All fields of a widget; the choice from its own source comes first. `title` is what that one is called. */
export const widgetFields = ({ fields, api }: WidgetSettings, title = ''): DynamicField[] => [
  ...(api ? [{ key: chosenKey, title, style: 'api' as const, api }] : []),
  ...fields,
]

/** What becomes of stored values under other fields. */
export interface Redefined {
  /** All that stays, by the new keys. */
  values: DynamicValues
  /** Former keys with present ones, earlier changes included. */
  renamed: Renamed
  /** Fields that were not there before. */
  added: SentField[]
  /** Fields that are gone, with a value that nobody would see again. */
  lost: DynamicField[]
  /** Places of the fields whose new key holds something else. */
  taken: number[]
}

/** Old key → new key of the fields that go by another name. One that has its earlier name again is the same field. */
function movesOf(before: readonly DynamicField[], after: readonly SentField[], renamed: Renamed) {
  const there = new Set(before.map(({ key }) => key))
  const sent = new Set(after.map(({ key }) => key))
  const moves = new Map<string, string>()
  for (const { key, was } of after) {
    const former = was ?? (there.has(key) ? key : renamed[key])
    if (former === undefined || former === key || !there.has(former) || moves.has(former)) continue
    // Without being told, only a field that is not there any more is taken to be this one.
    if (was === undefined && sent.has(former)) continue
    moves.set(former, key)
  }
  return moves
}

/** Brings values from fields to others: renamed keys are renamed in them, values of fields that are gone are named. */
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

/** Earlier values by the keys that their fields have now. */
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

/** The fields by their former keys as well. */
export const withFormerKeys = (fields: readonly DynamicField[], renamed: Renamed): DynamicField[] => [
  ...fields,
  ...Object.entries(renamed).flatMap(([from, to]) =>
    fields.filter(({ key }) => key === to).map((field) => ({ ...field, key: from })),
  ),
]
