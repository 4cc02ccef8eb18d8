import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { BulkDeleteButton } from '../../../components/list/BulkButtons'
import { ExportButton } from '../../../components/list/ExportButton'
import { ListTable } from '../../../components/list/ListTable'
import { roomFor } from '../../../components/list/room'
import { Moment } from '../../../components/Moment'
import { useIsPhone } from '../../../components/useIsPhone'
import { useMay } from '../../../providers/auth/rights'
import { box } from '../../../theme/tokens'
import { ApproveButton } from './ApproveButton'
import { BulkStatusButton } from './BulkStatusButton'
import { exported } from './exported'
import { PostTitle, postTitleStyle } from './PostTitle'
import { StatusChip } from './StatusChip'

const Column = columnsOf<Post>()

/** Columns are shown by screen width; on narrow screens their content is under the title. */
const room = {
  ...postTitleStyle,
  '& .column-title': { width: { sm: '34%' }, minWidth: { sm: box.filter } },
  '& .column-author_id': { whiteSpace: 'nowrap' },
  // On the table and not per cell: styles per cell are slow in the list that is opened most.
  '& .column-status, & .column-updated_at, & .column-approve': roomFor('tablet'),
  '& .column-category_id, & .column-author_id': roomFor('desktop'),
  '& .column-created_at': roomFor('wide'),
}

/** The table of posts. */
export function PostTable() {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const mayApprove = useMay('posts', 'edit')
  return (
    <Box sx={room}>
      <ListTable<Post>
        storeKey="posts.table"
        bulk={
          <>
            <BulkStatusButton change="publish" />
            <BulkStatusButton change="hide" />
            <ExportButton<Post> columns={exported} />
            <BulkDeleteButton />
          </>
        }
      >
        <Column source="title" render={(post) => <PostTitle post={post} tellsAll={isPhone} />} />
        <Column source="status" disableSort render={({ status }) => <StatusChip status={status} />} />
        <Column
          source="category_id"
          disableSort
          render={({ category }) => category?.data?.title ?? translate('resources.posts.no_category')}
        />
        <Column
          source="author_id"
          disableSort
          render={({ author }) => author?.data?.name ?? translate('resources.posts.no_author')}
        />
        <Column
          source="created_at"
          sortByOrder="DESC"
          render={({ created_at }) => <Moment iso={created_at} />}
        />
        <Column
          source="updated_at"
          sortByOrder="DESC"
          render={({ updated_at }) => <Moment iso={updated_at} />}
        />
        {mayApprove && (
          <Column
            label="resources.posts.approve.action"
            className="column-approve"
            disableSort
            render={(post) => <ApproveButton post={post} />}
          />
        )}
      </ListTable>
    </Box>
  )
}
