import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { RowLink } from '../list/RowLink'
import { useCrud } from './useCrud'

/** The cell that identifies a row: a link to its page, where it can be edited or read. */
export function EditLink({ children }: { children: ReactNode }) {
  const { path } = useCrud()
  const record = useRecordContext()
  return record && <RowLink to={`${path}/${record.id}`}>{children}</RowLink>
}
