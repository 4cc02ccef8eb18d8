import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { RowLink } from '../list/RowLink'
import { useCrud } from './useCrud'

/** What a row is known by: a link to its page, where some may edit it and others read it. */
export function EditLink({ children }: { children: ReactNode }) {
  const { path } = useCrud()
  const record = useRecordContext()
  return record && <RowLink to={`${path}/${record.id}`}>{children}</RowLink>
}
