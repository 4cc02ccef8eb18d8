import type { Good } from '../../../../domain/goods'
import { allocate, type Short, type Take } from '../../../../domain/stock'
import { isNumber, type TypedLine } from './line'

export interface LineTaking {
  takes: Take[]
  short?: Short
}

/** Lots that each line takes, by the same rule as the API: lines of one product share its stock. */
export function takingOf(
  lines: readonly TypedLine[],
  goods: ReadonlyMap<number, Good>,
  day: string,
): ReadonlyMap<string, LineTaking> {
  const found = new Map<string, LineTaking>()
  const wants = new Map<number, { line: number; number: number; lot_id: number | null }[]>()
  for (const [line, { post_id, number, lot_id }] of lines.entries())
    if (post_id !== null && isNumber(number) && number > 0)
      wants.set(post_id, [...(wants.get(post_id) ?? []), { line, number, lot_id }])
  for (const [post_id, wanted] of wants) {
    const { takes, short } = allocate(goods.get(post_id)?.lots ?? [], wanted, day)
    for (const { line } of wanted) {
      const key = lines[line]?.key
      if (key !== undefined)
        found.set(key, {
          takes: takes.filter((take) => take.line === line),
          short: short.find((each) => each.line === line),
        })
    }
  }
  return found
}

export function whyOf(
  { lot }: Take,
  line: TypedLine,
  lots: Good['lots'],
): 'named' | 'only' | 'expiry' | 'age' {
  if (line.lot_id !== null) return 'named'
  const good = lots.filter(({ is_expired }) => !is_expired)
  if (good.length <= 1) return 'only'
  const isFirst = good.some(({ expiry }) => expiry !== lot.expiry)
  return isFirst ? 'expiry' : 'age'
}
