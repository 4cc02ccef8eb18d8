import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDataProvider, useListContext, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { mark } from '../../keys/marks'
import { prefetchRecord } from '../../providers/cache/prefetch'
import { rowLinkClass } from '../list/RowLink'
import { useOpen } from './useOpen'

/** Name in a row of a list with a `SplitView`: opens the record beside the list. */
export function SplitLink({ children }: { children: ReactNode }) {
  const { resource } = useListContext()
  const record = useRecordContext()
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { id, addressOf, visit } = useOpen()
  if (!record) return null
  // The pane requests it again and reports the error.
  const prefetch = () =>
    void prefetchRecord({ client, dataProvider }, resource, record.id).catch(() => undefined)
  return (
    <Link
      to={addressOf(record.id)}
      {...visit}
      className={rowLinkClass}
      {...mark('open', record.id)}
      aria-current={String(record.id) === id ? 'true' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {children}
    </Link>
  )
}
