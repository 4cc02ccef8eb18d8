import Check from '@mui/icons-material/Check'
import Undo from '@mui/icons-material/Undo'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { commentStatuses } from '../../../domain/comment'
import type { Comment } from '../../../domain/commentSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { ListPage } from '../../components/crud/ListPage'
import { formatNumber } from '../../components/formats/formats'
import { BulkChangeButton } from '../../components/list/BulkButtons'
import { FilterChips } from '../../components/list/filters/FilterChips'
import type { FilterSpec } from '../../components/list/filters/specs'
import { ListTabs } from '../../components/list/ListTabs'
import { SearchBox } from '../../components/list/SearchBox'
import { SplitView } from '../../components/split/SplitView'
import { BulkSpamButton } from '../../components/voices/BulkSpamButton'
import { CommentThread } from '../../components/voices/CommentThread'
import { DoneButton } from '../../components/voices/DoneButton'
import { PostLink } from '../../components/voices/PostLink'
import { useAuthorName } from '../../components/voices/useAuthorName'
import { useMay, useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'
import { CommentCell } from './CommentCell'
import { CommentStatus, commentStatusLabel } from './CommentStatus'

const Column = columnsOf<Comment>()

const chips: readonly FilterSpec[] = [
  { kind: 'reference', source: 'post_id', reference: 'posts' },
  { kind: 'reference', source: 'user_id', reference: 'users' },
  { kind: 'yesno', source: 'is_shown' },
  { kind: 'days', source: 'created', label: 'resources.comments.fields.created_at' },
]

/** New comments are counted up to here. */
const maxCounted = 1_000

export default function CommentList() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const mayEdit = useMay('comments', 'edit')
  const may = { posts: useMay('posts', 'list'), users: useMay('users', 'list') }
  const nameOf = useAuthorName()
  const { unread, isNew } = useVisit()
  const news = unread < maxCounted ? 'unread' : 'unread_many'
  return (
    <ListPage<Comment>
      add={null}
      note={
        unread > 0 &&
        translate(`resources.comments.${news}`, {
          smart_count: unread,
          count: formatNumber(maxCounted, locale),
        })
      }
      tabs={<ListTabs source="status" values={commentStatuses} label={commentStatusLabel} />}
      filters={
        <>
          <SearchBox label="resources.comments.search" />
          <FilterChips
            of={chips.filter((chip) => chip.kind !== 'reference' || isListed(chip.reference, may))}
          />
        </>
      }
      bulk={
        <>
          <BulkChangeButton
            label="resources.comments.mark.shown"
            icon={<Visibility />}
            data={{ is_shown: true, status: 'done' }}
          />
          <BulkChangeButton label="resources.comments.mark.done" icon={<Check />} data={{ status: 'done' }} />
          <BulkChangeButton label="resources.comments.mark.none" icon={<Undo />} data={{ status: 'none' }} />
          <BulkSpamButton />
        </>
      }
      bulkDeleteText="resources.comments.bulk_delete"
      arrange={(head, rows) => (
        <SplitView<Comment>
          head={head}
          detail={<CommentDetail />}
          title={(comment) => comment.thread?.data?.name || nameOf(comment)}
        >
          {rows}
        </SplitView>
      )}
    >
      <Column
        source="message"
        disableSort
        render={(comment) => <CommentCell comment={comment} isNew={isNew(comment)} />}
      />
      <Column
        source="post_id"
        from="desktop"
        width={24}
        disableSort
        render={({ post }) => <PostLink post={post?.data} />}
      />
      <Column
        source="status"
        kind="status"
        disableSort
        render={({ status, is_shown }) => <CommentStatus status={status} is_shown={is_shown} />}
      />
      <Column source="created_at" kind="moment" from="tablet" sortBy="place" disableSort />
      {mayEdit && (
        <Column
          label="resources.comments.mark.column"
          kind="action"
          width={17}
          from="tablet"
          disableSort
          render={(comment) => <DoneButton resource="comments" record={comment} name={nameOf(comment)} />}
        />
      )}
    </ListPage>
  )
}

const isListed = (reference: string, may: Record<string, boolean>): boolean => may[reference] === true

function CommentDetail() {
  const comment = useRecordContext<Comment>()
  if (!comment) return null
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <PostLink post={comment.post?.data} />
      </Typography>
      <CommentThread threadId={comment.thread_id} current={comment.id} />
    </Box>
  )
}

/** Records the visit on the server; returns which comments are new since the last one, and how many. */
function useVisit() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { profile } = useRights()
  const me = profile?.id
  const { data } = useQuery({
    queryKey: ['visits', 'comments'],
    queryFn: async () => (await dataProvider.visitComments()).data,
    refetchOnWindowFocus: false,
    // Viewing as another user records no visit.
    enabled: !profile?.viewing,
  })
  return {
    unread: data?.unread ?? 0,
    isNew: ({ id, user_id }: Comment) => data !== undefined && id > data.since && user_id !== me,
  }
}
