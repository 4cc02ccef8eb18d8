import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { RowLink } from '../list/RowLink'
import { useCrud } from './useCrud'

/** Cell that identifies a row: a link to the page that edits or shows it. */
export function EditLink({ children }: { children: ReactNode }) {
  const { path } = useCrud()
  const record = useRecordContext()
  return record && <RowLink to={`${path}/${record.id}`}>{children}</RowLink>
}
