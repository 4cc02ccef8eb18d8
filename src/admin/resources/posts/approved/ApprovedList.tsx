import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { Picture } from '../../../components/fields/Picture'
import { FilterChips } from '../../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../../components/list/filters/specs'
import { ListHeading } from '../../../components/list/ListHeading'
import { ListShell } from '../../../components/list/ListShell'
import { ListTable } from '../../../components/list/ListTable'
import { RowLink } from '../../../components/list/RowLink'
import { SearchBox } from '../../../components/list/SearchBox'
import { paths } from '../../../components/screens/paths'
import { EmptyList } from '../../../components/states/EmptyList'
import { TypePage } from '../../../components/types/TypePage'
import { useMay } from '../../../providers/auth/rights'
import { PostStatusChip } from '../list/PostStatusChip'

const Column = columnsOf<Post>()
const latest = { field: 'approved_at', order: 'DESC' } as const
const withPeople = { include: 'author,approver' }

const days: FilterSpec = { kind: 'days', source: 'approved', label: 'resources.posts.fields.approved_at' }
const person: FilterSpec = {
  kind: 'reference',
  source: 'approver_id',
  reference: 'users',
  filter: { searchRole: 'has' },
}

/** Approved posts, the latest first; posts returned to draft are left out. */
export default function ApprovedList() {
  return <TypePage>{(typeId) => <Approved key={typeId} typeId={typeId} />}</TypePage>
}

function Approved({ typeId }: { typeId: number }) {
  const translate = useTranslate()
  const mayListUsers = useMay('users', 'list')
  const filter = useMemo(() => ({ type_id: typeId, approved: '1' }), [typeId])
  return (
    <ListShell
      resource="posts"
      filter={filter}
      sort={latest}
      meta={withPeople}
      isTable
      heading={<ListHeading add={null} actions={null} />}
      filters={
        <>
          <SearchBox label="resources.posts.search" />
          <FilterChips of={[{ ...person, isShut: !mayListUsers }, days]} />
        </>
      }
      empty={<EmptyList message={translate('schedule.none_approved')} />}
    >
      <ListTable<Post>>
        <Column
          source="title"
          disableSort
          picture={({ image }) => <Picture url={image} />}
          render={({ type_id, id, title }) => <RowLink to={paths.post(type_id, id)}>{title}</RowLink>}
        />
        <Column
          source="status"
          kind="status"
          width={19}
          disableSort
          render={({ status, publish_at }) => <PostStatusChip status={status} publish_at={publish_at} />}
        />
        <Column
          source="author_id"
          width={17}
          from="desktop"
          disableSort
          render={({ author }) => author?.data?.name ?? translate('resources.posts.no_author')}
        />
        <Column
          source="approver_id"
          width={17}
          disableSort
          render={({ approver }) => approver?.data?.name ?? translate('schedule.nobody')}
        />
        <Column source="approved_at" kind="moment" sortByOrder="DESC" />
      </ListTable>
    </ListShell>
  )
}
