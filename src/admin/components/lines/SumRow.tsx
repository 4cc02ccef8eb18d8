import { useTranslate } from 'react-admin'
import { Value } from '../fields/Value'
import type { Total } from './columns'

interface SummedColumn {
  label: string
  isFigure: boolean
  isTyped?: boolean
}

interface SumRowProps {
  totals: readonly Total[]
  columns: readonly SummedColumn[]
  hasEnd?: boolean
}

/** Totals in the columns that they sum up; counts stand before them with their names. */
export function SumRow({ totals, columns, hasEnd }: SumRowProps) {
  const translate = useTranslate()
  const [first, ...rest] = columns
  const under = (label: string | undefined) => totals.filter((total) => total.under === label)
  const sums = rest.flatMap(({ label }) => under(label))
  if (!first || sums.length === 0) return null
  const counts = under(first.label)
  const [sum] = sums
  const name = sums.length === 1 && sum ? sum.label : 'parts.lines.sum'
  const leads = counts.length > 0 ? counts : [{ key: name, label: name, kind: 'number', value: undefined }]
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {leads.map(({ key, label, kind, value }) => (
            <div key={key}>
              {translate(label, { _: label })} {value !== undefined && <Value kind={kind} value={value} />}
            </div>
          ))}
        </th>
        {rest.map(({ label, isFigure, isTyped }) => (
          <td key={label} data-kind={isFigure ? 'number' : undefined} data-typed={isTyped ? '' : undefined}>
            {under(label).map(({ key, kind, value, isMain }) => (
              <div key={key} data-main={isMain || undefined}>
                <Value kind={kind} value={value} />
              </div>
            ))}
          </td>
        ))}
        {hasEnd && <td />}
      </tr>
    </tfoot>
  )
}

export const withoutColumn = (totals: readonly Total[]): Total[] => totals.filter(({ under }) => !under)
