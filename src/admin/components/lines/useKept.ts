import { useMemo, useRef } from 'react'

/** Returns the former object of each unchanged row, as forms copy rows on each change; `keyOf` must be stable. */
export function useKept<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row, place: number) => string | number,
): Row[] {
  const before = useRef<ReadonlyMap<string | number, Row>>(new Map())
  return useMemo(() => {
    const kept = rows.map((row, place) => {
      const old = before.current.get(keyOf(row, place))
      return old && isSame(old, row) ? old : row
    })
    before.current = new Map(kept.map((row, place) => [keyOf(row, place), row]))
    return kept
  }, [rows, keyOf])
}

function isSame<Row extends object>(one: Row, other: Row): boolean {
  const names = Object.keys(other) as (keyof Row)[]
  return names.length === Object.keys(one).length && names.every((name) => one[name] === other[name])
}
