import { useMemo } from 'react'
import { SortButton } from 'react-admin'
import { postStatuses } from '../../../domain/post'
import type { Post } from '../../../domain/postSchema'
import type { PostType } from '../../../domain/typeSchema'
import { AddButton } from '../../components/crud/AddButton'
import { ListFrame } from '../../components/crud/ListFrame'
import { FilterTabs } from '../../components/list/FilterTabs'
import { SearchBox } from '../../components/list/SearchBox'
import { paths } from '../../components/paths'
import { TypePage } from '../../components/TypePage'
import { useIsPhone } from '../../components/useIsPhone'
import { CategoryFilter } from './list/CategoryFilter'
import { exported } from './list/exported'
import { PostTable } from './list/PostTable'
import { statusLabel } from './list/StatusChip'

export default function PostList() {
  return <TypePage>{(typeId, type) => <Posts key={typeId} typeId={typeId} type={type} />}</TypePage>
}

/** The list of a type's posts. */
function Posts({ typeId, type }: { typeId: number; type: PostType | undefined }) {
  const isPhone = useIsPhone()
  const filter = useMemo(() => ({ type_id: typeId }), [typeId])
  return (
    <ListFrame<Post>
      title={type?.title}
      filter={filter}
      exported={exported}
      add={<AddButton to={paths.newPost(typeId)} />}
      filters={
        <>
          <FilterTabs source="status" values={postStatuses} label={statusLabel} />
          <SearchBox label="resources.posts.search" />
          {type?.features.includes('categories') && <CategoryFilter typeId={typeId} />}
          {/* A phone has no column headings to sort by. */}
          {isPhone && <SortButton fields={['title', 'created_at', 'updated_at']} />}
        </>
      }
    >
      <PostTable />
    </ListFrame>
  )
}
