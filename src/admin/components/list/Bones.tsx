import { shapes } from '../fields/kinds'
import { useLate } from '../states/useLate'
import type { Column } from './columns'

const many = (rows: number) => Array.from({ length: rows }, (_, row) => row)

interface BoneRowsProps {
  rows: number
  columns: readonly Column[]
  hasBoxes: boolean
}

/** Skeleton rows with the final height and columns; their blocks appear only if loading takes a while. */
export function BoneRows({ rows, columns, hasBoxes }: BoneRowsProps) {
  const isLate = useLate(true)
  return many(rows).map((row) => (
    <tr key={row} aria-hidden>
      {hasBoxes && <td className="cell-select" />}
      {columns.map(({ name, kind, from }) => (
        <td key={name} data-kind={kind} data-from={from} data-end={shapes[kind].isEnd}>
          {isLate && <span className="bone" style={{ width: `${shapes[kind].bone}%` }} />}
        </td>
      ))}
    </tr>
  ))
}

export function BoneCards({ rows }: { rows: number }) {
  const isLate = useLate(true)
  return many(rows).map((row) => (
    <li key={row} aria-hidden>
      {isLate && <span className="bone" style={{ width: '60%' }} />}
    </li>
  ))
}
