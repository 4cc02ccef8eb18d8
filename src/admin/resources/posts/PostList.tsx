import { useMemo } from 'react'
import { type GroupStyle, hasCollections } from '../../../domain/group'
import { postStates } from '../../../domain/post'
import type { PostType } from '../../../domain/typeSchema'
import { useCategories } from '../../components/categories/useCategories'
import { AddButton } from '../../components/crud/AddButton'
import { ListFrame } from '../../components/crud/ListFrame'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListTabs } from '../../components/list/ListTabs'
import { SearchBox } from '../../components/list/SearchBox'
import { paths } from '../../components/screens/paths'
import { LateSkeleton } from '../../components/states/LateSkeleton'
import { TypePage } from '../../components/types/TypePage'
import { useMay } from '../../providers/auth/rights'
import { authorChip } from './authorChip'
import { CalendarLink } from './list/CalendarLink'
import { postStatusLabel } from './list/PostStatusChip'
import { PostTable } from './list/PostTable'
import { useStyleList } from './styles'

export default function PostList() {
  return <TypePage>{(typeId, type) => <Posts key={typeId} typeId={typeId} type={type} />}</TypePage>
}

function Posts({ typeId, type }: { typeId: number; type: PostType | undefined }) {
  const filter = useMemo(() => ({ type_id: typeId }), [typeId])
  const chips = useChips(typeId, type)
  const { isReady, part: style } = useStyleList(type)
  const own = useMemo(
    () => type && { columns: style?.columns?.(type), filters: style?.filters?.(type) ?? [] },
    [style, type],
  )
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
      tabs={<ListTabs source="status" values={postStates} label={postStatusLabel} />}
      filters={
        <>
          <SearchBox label="resources.posts.search" />
          <FilterChips of={own ? [...chips, ...own.filters] : chips} />
        </>
      }
    >
      {isReady ? (
        <PostTable
          typeId={typeId}
          type={type}
          own={own?.columns}
          aside={style?.aside}
          OwnBulk={style?.Bulk}
        />
      ) : (
        <LateSkeleton label="components.list.loading" />
      )}
    </ListFrame>
  )
}

function useChips(typeId: number, type: PostType | undefined): FilterSpec[] {
  const hasCategories = type?.features.includes('categories') ?? true
  const { rows, isPending } = useCategories(typeId)
  const mayListUsers = useMay('users', 'list')
  return [
    // Also while type and categories load, so that the other filters stay in place.
    {
      kind: 'tree',
      source: 'category_id',
      rows,
      isShut: !hasCategories || (!isPending && rows.length === 0),
    },
    ...(type && hasCollections(type) ? [groupChip('group_id', typeId, 'article')] : []),
    ...(type?.features.includes('trademarks') ? [groupChip('trademark_id', typeId, 'trademark')] : []),
    { ...authorChip, isShut: !mayListUsers },
    created,
  ]
}

const groupChip = (source: string, type_id: number, style: GroupStyle): FilterSpec => ({
  kind: 'reference',
  source,
  reference: 'groups',
  filter: { type_id, style },
})

const created: FilterSpec = { kind: 'days', source: 'created', label: 'resources.posts.fields.created_at' }
