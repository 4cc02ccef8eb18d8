import Add from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { useMemo } from 'react'
import { SortButton, useTranslate } from 'react-admin'
import { postStatuses } from '../../../domain/post'
import type { Post } from '../../../domain/postSchema'
import type { PostType } from '../../../domain/typeSchema'
import { EmptyList } from '../../components/EmptyList'
import { ExportButton } from '../../components/list/ExportButton'
import { FilterTabs } from '../../components/list/FilterTabs'
import { ListShell } from '../../components/list/ListShell'
import { SearchBox } from '../../components/list/SearchBox'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { TypePage } from '../../components/TypePage'
import { useIsPhone } from '../../components/useIsPhone'
import { useRights } from '../../providers/auth/rights'
import { CategoryFilter } from './list/CategoryFilter'
import { usePostColumns } from './list/columns'
import { PostTable } from './list/PostTable'
import { statusLabel } from './list/StatusChip'

export default function PostList() {
  return <TypePage>{(typeId, type) => <Posts key={typeId} typeId={typeId} type={type} />}</TypePage>
}

/** The posts of a type. */
function Posts({ typeId, type }: { typeId: number; type: PostType | undefined }) {
  const translate = useTranslate()
  const { can } = useRights()
  const columns = usePostColumns()
  const isPhone = useIsPhone()
  const filter = useMemo(() => ({ type_id: typeId }), [typeId])
  const add = can('create-posts') && (
    <Button component={ScreenLink} to={paths.newPost(typeId)} variant="contained" startIcon={<Add />}>
      {translate('resources.posts.add')}
    </Button>
  )
  const actions = (
    <>
      <ExportButton<Post> columns={columns} />
      {add}
    </>
  )
  return (
    <ListShell
      resource="posts"
      filter={filter}
      storeKey={`posts.${typeId}`}
      heading={<PageHeading title={type?.title} actions={actions} />}
      filters={
        <>
          <FilterTabs source="status" values={postStatuses} label={statusLabel} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <SearchBox label="resources.posts.search" />
            {type?.features.includes('categories') && <CategoryFilter typeId={typeId} />}
            {/* Columns to sort by have no room on a phone. */}
            {isPhone && <SortButton fields={['title', 'created_at', 'updated_at']} />}
          </Box>
        </>
      }
      empty={
        <EmptyList
          message={translate('resources.posts.empty')}
          hint={add && translate('resources.posts.empty_hint')}
          action={add}
        />
      }
    >
      <PostTable />
    </ListShell>
  )
}
