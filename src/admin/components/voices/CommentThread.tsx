import { Box } from '@mui/material'
import { useDataProvider, useGetList, useTranslate } from 'react-admin'
import type { Comment } from '../../../domain/commentSchema'
import { useMay } from '../../providers/auth/rights'
import { defaultSort } from '../../providers/data/endpoints'
import { LoadFailure } from '../LoadFailure'
import { LateSkeleton } from '../list/LateSkeleton'
import { Composer } from '../thread/Composer'
import { NoteItem } from '../thread/NoteItem'
import type { Send } from '../thread/notes'
import { useCommentNote } from './useCommentNote'

/** Replies that are shown with a comment; more than a person reads. */
const most = 200

interface CommentThreadProps {
  threadId: number
  /** The comment that is answered below, and stands out. */
  current: number
  /** After a reply was sent from below. */
  onAnswered?: () => void
}

/** A comment with its replies, each with what can be done with it, and the place to answer. */
export function CommentThread({ threadId, current, onAnswered }: CommentThreadProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const mayAnswer = useMay('comments', 'create')
  const noteOf = useCommentNote(current)
  const { data, error, refetch } = useGetList<Comment>('comments', {
    filter: { thread_id: threadId },
    sort: defaultSort('comments'),
    pagination: { page: 1, perPage: most },
  })
  if (error) return <LoadFailure resource="comments" error={error} onRetry={() => void refetch()} />
  const root = data?.find(({ id }) => id === threadId)
  if (!data) return <LateSkeleton label="parts.split.loading" rows={4} />
  if (!root) return null
  const answer = async (message: string, comment_id: number) => {
    await dataProvider.create<Comment>('comments', { data: { message, comment_id } })
  }
  const send: Send = (text, to, answered) => answer(text, Number((answered ?? to)?.id ?? threadId))
  const replies = data.filter(({ id }) => id !== threadId)
  const answered = data.find(({ id }) => id === current) ?? root
  const note = { ...noteOf(root), replies: replies.map(noteOf) }
  return (
    <Box role="group" aria-label={translate('resources.comments.thread')}>
      <NoteItem note={note} send={mayAnswer ? send : undefined} />
      {mayAnswer && (
        <Box data-reply="" sx={{ mt: 2 }}>
          <Composer
            key={answered.id}
            label={translate('parts.thread.reply_to', { name: noteOf(answered).author.name })}
            send={async (text) => {
              await answer(text, answered.id)
              onAnswered?.()
            }}
          />
        </Box>
      )}
    </Box>
  )
}
