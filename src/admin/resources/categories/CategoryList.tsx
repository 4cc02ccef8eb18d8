import Add from '@mui/icons-material/Add'
import { Button, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Category } from '../../../domain/categorySchema'
import { flattenTree } from '../../../domain/tree'
import { EmptyList } from '../../components/EmptyList'
import { ExportButton } from '../../components/list/ExportButton'
import { ListShell } from '../../components/list/ListShell'
import { SearchBox } from '../../components/list/SearchBox'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { useRights } from '../../providers/auth/rights'
import { CategoryTree } from './CategoryTree'
import { categoryColumns } from './columns'

/** The categories of a post type as a tree that people put in order. */
export default function CategoryList() {
  const translate = useTranslate()
  const typeId = Number(useParams().typeID)
  const filter = useMemo(() => ({ type_id: typeId }), [typeId])
  const { can } = useRights()
  const add = can('create-categories') && (
    <Button component={ScreenLink} to={paths.newCategory(typeId)} variant="contained" startIcon={<Add />}>
      {translate('resources.categories.add')}
    </Button>
  )
  return (
    <ListShell
      key={typeId}
      resource="categories"
      filter={filter}
      storeKey={`categories.${typeId}`}
      heading={
        <PageHeading
          actions={
            <>
              <ExportButton<Category> columns={categoryColumns} />
              {add}
            </>
          }
        />
      }
      filters={<SearchBox label="resources.categories.search" />}
      empty={
        <EmptyList
          message={translate('resources.categories.empty')}
          hint={translate('resources.categories.empty_hint')}
          action={add}
        />
      }
    >
      <Tree typeId={typeId} />
    </ListShell>
  )
}

function Tree({ typeId }: { typeId: number }) {
  const translate = useTranslate()
  const { data, filterValues, error } = useListContext<Category>()
  const { can } = useRights()
  const rows = useMemo(() => flattenTree(data ?? []), [data])
  // What a search finds has lost its siblings: there is no order to change.
  const isMovable = can('update-categories') && Object.keys(filterValues).length === 0 && !error
  return (
    <>
      {isMovable && rows.length > 1 && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: 760 }}>
          {translate('resources.categories.intro')}
        </Typography>
      )}
      <CategoryTree rows={rows} typeId={typeId} isMovable={isMovable} />
    </>
  )
}
