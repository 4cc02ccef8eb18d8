import type { RaRecord } from 'react-admin'
import { Value } from '../fields/Value'
import { type Column, valueAt } from './columns'

/** What a column shows of a record. */
export function Cell({ column, record }: { column: Column; record: RaRecord }) {
  const { render, source, kind } = column
  if (render) return <>{render(record)}</>
  return source ? <Value kind={kind} value={valueAt(record, source)} /> : null
}
