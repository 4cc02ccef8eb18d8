import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { RowLink } from '../list/RowLink'
import { useCrud } from './useCrud'

/** What a row is known by: a link to its form for those who may edit it. */
export function EditLink({ children }: { children: ReactNode }) {
  const { path, mayEdit } = useCrud()
  const record = useRecordContext()
  if (mayEdit && record) return <RowLink to={`${path}/${record.id}`}>{children}</RowLink>
  return (
    <Box component="b" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  )
}
