import { useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { Picture } from '../../../components/fields/Picture'
import { ListTable } from '../../../components/list/ListTable'
import { RowLink } from '../../../components/list/RowLink'
import { paths } from '../../../components/paths'
import { useMay } from '../../../providers/auth/rights'
import { ApproveButton } from './ApproveButton'
import { PostBulk } from './PostBulk'
import { StatusChip } from './StatusChip'

const Column = columnsOf<Post>()

/** The table of posts. */
export function PostTable() {
  const translate = useTranslate()
  const mayApprove = useMay('posts', 'edit')
  return (
    <ListTable<Post> bulk={<PostBulk />}>
      <Column
        source="title"
        picture={({ image }) => <Picture url={image} />}
        render={({ type_id, id, title }) => <RowLink to={paths.post(type_id, id)}>{title}</RowLink>}
      />
      <Column
        source="status"
        kind="status"
        width={19}
        disableSort
        render={({ status, publish_at }) => <StatusChip status={status} publish_at={publish_at} />}
      />
      <Column
        source="category_id"
        width={18}
        from="desktop"
        disableSort
        render={({ category }) => category?.data?.title ?? translate('resources.posts.no_category')}
      />
      <Column
        source="author_id"
        width={17}
        from="wide"
        disableSort
        render={({ author }) => author?.data?.name ?? translate('resources.posts.no_author')}
      />
      <Column source="created_at" kind="moment" from="wide" sortByOrder="DESC" isNewest />
      <Column source="updated_at" kind="moment" sortByOrder="DESC" />
      {mayApprove && (
        <Column
          label="resources.posts.approve.action"
          kind="action"
          width={14}
          disableSort
          render={(post) => <ApproveButton post={post} />}
        />
      )}
    </ListTable>
  )
}
