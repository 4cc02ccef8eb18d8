import { Suspense } from 'react'
import type { RaRecord } from 'react-admin'
import { Value } from '../fields/Value'
import { InlineCell } from '../inline/lazyCell'
import { type Column, shownValue } from './columns'

/** What a column shows of a record. */
export function Cell({ column, record }: { column: Column; record: RaRecord }) {
  const { render, kind, edit } = column
  const shown = render ? render(record) : <Value kind={kind} value={shownValue(column, record)} />
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
