import { isDay } from '../../../../domain/days'
import type { CellValue, LineColumn } from '../../../components/lines/columns'
import { unreadOf } from '../../../components/lines/unread'
import { LotsCell } from './LotsCell'
import { isNumber, type MakeKind, type TypedLine } from './line'
import { ProductCell } from './ProductCell'

const whole = (value: CellValue, least: number): number | undefined =>
  typeof value === 'number' && value >= least && Number.isInteger(value) ? value : undefined

/** Column of a typed number; unreadable input stays in its cell. */
function figure(
  key: 'number' | 'price',
  kind: 'number' | 'money',
  problem: (line: TypedLine, name: string) => string | undefined,
): LineColumn<TypedLine> {
  return {
    key,
    label: `resources.slips.line.${key}`,
    kind,
    part: key === 'number' ? 'quantity' : key,
    value: (line) => line[key],
    write: (line, value) => {
      const read = value === null ? null : whole(value, key === 'number' ? 1 : 0)
      return read === undefined ? undefined : { ...line, [key]: read }
    },
    keep: (line, text) => ({ ...line, [key]: text }),
    problem: (line) => (typeof line[key] === 'string' ? unreadOf(kind) : problem(line, key)),
  }
}

/**
 * Columns of the lines of a slip.
 * @param problem message about an invalid field of a line
 */
export function slipLineColumns(
  kind: MakeKind,
  problem: (line: TypedLine, name: string) => string | undefined,
): LineColumn<TypedLine>[] {
  const product: LineColumn<TypedLine> = {
    key: 'title',
    label: 'resources.slips.line.title',
    kind: 'text',
    value: ({ code }) => code,
    show: (line) => <ProductCell line={line} problem={problem(line, 'post_id')} />,
  }
  const lots: LineColumn<TypedLine> = {
    key: 'lots',
    label: 'resources.slips.make.lots',
    kind: 'text',
    value: () => null,
    show: (line) => <LotsCell line={line} />,
    problem: (line) => problem(line, 'lot_id'),
  }
  const number = figure('number', 'number', problem)
  if (kind === 'transfer') return [product, number, lots]
  const total: LineColumn<TypedLine> = {
    key: 'total',
    label: 'resources.slips.line.total',
    kind: 'money',
    part: 'sum',
    value: ({ number, price }) => (isNumber(number) && isNumber(price) ? number * price : null),
  }
  const price = figure('price', 'money', problem)
  if (kind === 'export') return [product, number, price, total, lots]
  const expiry: LineColumn<TypedLine> = {
    key: 'expiry',
    label: 'resources.slips.line.expiry',
    kind: 'day',
    value: (line) => line.expiry,
    write: (line, value) => ({ ...line, expiry: value === null ? null : String(value) }),
    keep: (line, text) => ({ ...line, expiry: text }),
    problem: (line) =>
      line.expiry !== null && !isDay(line.expiry) ? unreadOf('day') : problem(line, 'expiry'),
  }
  return [product, number, price, expiry, total]
}
