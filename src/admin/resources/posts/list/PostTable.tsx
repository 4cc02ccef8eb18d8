import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import type { PostType } from '../../../../domain/typeSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { Picture } from '../../../components/fields/Picture'
import { ListTable } from '../../../components/list/ListTable'
import { RowLink } from '../../../components/list/RowLink'
import { paths } from '../../../components/screens/paths'
import { useMay } from '../../../providers/auth/rights'
import { lazily } from '../../../startup/lazily'
import { useStatusChoices } from '../useStatusChoices'
import { ApproveButton } from './ApproveButton'
import { check, useCategoryEdit } from './edits'
import { PostStatusChip } from './PostStatusChip'

const BulkActions = lazily(() => import('./PostBulkActions'))

const PostBulk = ({ type, Own }: { type?: PostType; Own?: ComponentType }) => (
  <Suspense>
    <BulkActions type={type} Own={Own} />
  </Suspense>
)

const Column = columnsOf<Post>()
const noFields: readonly (keyof Post)[] = []

interface PostTableProps {
  typeId: number
  type?: PostType
  own?: ReactNode
  aside?: readonly (keyof Post)[]
  OwnBulk?: ComponentType
}

export function PostTable({ typeId, type, own, aside = noFields, OwnBulk }: PostTableProps) {
  const translate = useTranslate()
  const mayApprove = useMay('posts', 'edit')
  const statuses = useStatusChoices(type)
  const category = useCategoryEdit(typeId)
  return (
    <ListTable<Post> bulk={<PostBulk type={type} Own={OwnBulk} />}>
      <Column
        source="title"
        twoLines
        picture={({ image }) => <Picture url={image} />}
        render={({ type_id, id, title }) => <RowLink to={paths.post(type_id, id)}>{title}</RowLink>}
      />
      {own}
      <Column
        source="status"
        kind="status"
        width={22}
        disableSort
        edit={{ check, choices: statuses }}
        render={({ status, publish_at }) => <PostStatusChip status={status} publish_at={publish_at} />}
      />
      <Column
        source="category_id"
        width={18}
        from={own ? 'wide' : 'desktop'}
        disableSort
        edit={category}
        render={({ category }) => category?.data?.title ?? translate('resources.posts.no_category')}
      />
      <Column
        source="author_id"
        width={17}
        from="wide"
        isOff={aside.includes('author_id')}
        disableSort
        render={({ author }) => author?.data?.name ?? translate('resources.posts.no_author')}
      />
      <Column
        source="created_at"
        kind="moment"
        from="wide"
        // Off by default, since two moments leave titles no room.
        isOff
        sortByOrder="DESC"
        isNewest
      />
      <Column source="updated_at" kind="moment" isOff={aside.includes('updated_at')} sortByOrder="DESC" />
      {mayApprove && type?.features.includes('approval') && (
        <Column
          label="resources.posts.approve.action"
          kind="action"
          from="desktop"
          width={14}
          disableSort
          render={(post) => <ApproveButton post={post} />}
        />
      )}
    </ListTable>
  )
}
