import { Suspense } from 'react'
import type { RaRecord } from 'react-admin'
import { Value } from '../fields/Value'
import { lazily } from '../lazily'
import { type Column, valueAt } from './columns'

/** Loaded by the first list with a column that is edited in place. */
const InlineCell = lazily(() => import('../inline/InlineCell'))

/** What a column shows of a record. */
export function Cell({ column, record }: { column: Column; record: RaRecord }) {
  const { render, source, kind, edit } = column
  const shown = render ? (
    render(record)
  ) : source ? (
    <Value kind={kind} value={valueAt(record, source)} />
  ) : null
  if (!edit) return <>{shown}</>
  return (
    <>
      <Suspense fallback={shown}>
        <InlineCell column={column} record={record}>
          {shown}
        </InlineCell>
      </Suspense>
      {edit.beside?.(record)}
    </>
  )
}
