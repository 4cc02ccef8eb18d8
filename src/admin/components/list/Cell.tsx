import { Suspense } from 'react'
import type { RaRecord } from 'react-admin'
import { Value } from '../fields/Value'
import { LazyInlineCell } from '../inline/LazyInlineCell'
import { type Column, shownValue } from './columns'

export function Cell({ column, record }: { column: Column; record: RaRecord }) {
  const { render, kind, edit } = column
  const shown = render ? render(record) : <Value kind={kind} value={shownValue(column, record)} />
  if (!edit) return <>{shown}</>
  return (
    <>
      <Suspense fallback={shown}>
        <LazyInlineCell column={column} record={record}>
          {shown}
        </LazyInlineCell>
      </Suspense>
      {edit.beside?.(record)}
    </>
  )
}
