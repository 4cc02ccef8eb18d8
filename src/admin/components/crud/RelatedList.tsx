import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { useMay } from '../../providers/auth/rights'
import { FormSection } from '../form/FormSection'
import { ListShell } from '../list/ListShell'
import { ListTable } from '../list/ListTable'

interface RelatedListProps {
  /** Without the right to list it, the panel is hidden. */
  resource: ResourceName
  filter: Record<string, unknown>
  title: string
  none: string
  meta?: { include: string }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  lead?: ReactNode
  children: ReactNode
}

export function RelatedList({ resource, filter, title, none, meta, sort, lead, children }: RelatedListProps) {
  const translate = useTranslate()
  const mayList = useMay(resource, 'list')
  if (!mayList) return null
  return (
    <FormSection title={title}>
      {lead}
      <ListShell
        isInner
        isTable
        resource={resource}
        filter={filter}
        meta={meta}
        sort={sort}
        perPage={10}
        empty={<Typography color="textSecondary">{translate(none)}</Typography>}
      >
        <ListTable>{children}</ListTable>
      </ListShell>
    </FormSection>
  )
}
