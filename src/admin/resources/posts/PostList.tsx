import { useMemo } from 'react'
import { postStates } from '../../../domain/post'
import type { PostType } from '../../../domain/typeSchema'
import { useCategories } from '../../components/categories/useCategories'
import { AddButton } from '../../components/crud/AddButton'
import { ListFrame } from '../../components/crud/ListFrame'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListTabs } from '../../components/list/ListTabs'
import { SearchBox } from '../../components/list/SearchBox'
import { paths } from '../../components/paths'
import { TypePage } from '../../components/TypePage'
import { useMay } from '../../providers/auth/rights'
import { CalendarLink } from './list/CalendarLink'
import { PostTable } from './list/PostTable'
import { statusLabel } from './list/StatusChip'

export default function PostList() {
  return <TypePage>{(typeId, type) => <Posts key={typeId} typeId={typeId} type={type} />}</TypePage>
}

/** The list of a type's posts. */
function Posts({ typeId, type }: { typeId: number; type: PostType | undefined }) {
  const filter = useMemo(() => ({ type_id: typeId }), [typeId])
  const chips = useChips(typeId, type?.features.includes('categories') ?? true)
  return (
    <ListFrame
      title={type?.title}
      filter={filter}
      isTable
      add={
        <>
          <CalendarLink typeId={typeId} />
          <AddButton to={paths.newPost(typeId)} />
        </>
      }
      tabs={<ListTabs source="status" values={postStates} label={statusLabel} />}
      filters={
        <>
          <SearchBox label="resources.posts.search" />
          <FilterChips of={chips} />
        </>
      }
    >
      <PostTable />
    </ListFrame>
  )
}

/** The filters of a type's posts: category with everything below, author, days. */
function useChips(typeId: number, hasCategories: boolean): FilterSpec[] {
  const { rows, isPending } = useCategories(typeId)
  const mayListUsers = useMay('users', 'list')
  return [
    // While type and categories are loading too, so that the other filters stay where they are.
    ...(hasCategories && (isPending || rows.length > 0)
      ? [{ kind: 'tree', source: 'category_id', rows } satisfies FilterSpec]
      : []),
    ...(mayListUsers ? [author] : []),
    created,
  ]
}

const author: FilterSpec = {
  kind: 'reference',
  source: 'author_id',
  reference: 'users',
  filter: { searchRole: 'has' },
}
const created: FilterSpec = { kind: 'days', source: 'created', label: 'resources.posts.fields.created_at' }
