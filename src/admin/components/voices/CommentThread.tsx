import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useGetList, useGetOne, useLocaleState, useTranslate } from 'react-admin'
import type { Comment } from '../../../domain/commentSchema'
import { mark } from '../../keys/marks'
import { useMay } from '../../providers/auth/rights'
import { defaultSort } from '../../providers/data/endpoints'
import { formatNumber } from '../formats/formats'
import { LateSkeleton } from '../states/LateSkeleton'
import { LoadFailure } from '../states/LoadFailure'
import { Composer } from '../thread/Composer'
import { NoteItem } from '../thread/NoteItem'
import type { SendNote } from '../thread/notes'
import { useCommentNote } from './useCommentNote'

/** Comments shown first, as rendering time grows with their number. */
const first = 50
const step = 100
const maxPerCall = 1_000

interface CommentThreadProps {
  threadId: number
  /** Id of the comment to answer, which is highlighted. */
  current: number
  /** Without ways to answer or change. */
  isReadOnly?: boolean
  onAnswered?: () => void
}

export function CommentThread({ threadId, current, isReadOnly = false, onAnswered }: CommentThreadProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const [locale] = useLocaleState()
  const mayAnswer = useMay('comments', 'create') && !isReadOnly
  const noteWith = useCommentNote(current)
  const noteOf = (comment: Comment) => ({
    ...noteWith(comment),
    ...(isReadOnly && { actions: undefined }),
  })
  const [asked, setAsked] = useState({ threadId, perPage: first })
  const perPage = asked.threadId === threadId ? asked.perPage : first
  const { data, total, isPlaceholderData, error, refetch } = useGetList<Comment>(
    'comments',
    {
      filter: { thread_id: threadId },
      sort: defaultSort('comments'),
      pagination: { page: 1, perPage },
    },
    { placeholderData: (before) => (perPage > first ? before : undefined) },
  )
  const rest = (total ?? 0) - (data?.length ?? 0)
  const known = data?.find(({ id }) => id === current)
  // In a long thread the comment to answer may be among the hidden ones.
  const { data: apart } = useGetOne<Comment>(
    'comments',
    { id: current },
    { enabled: data !== undefined && !isPlaceholderData && !known },
  )
  if (error) return <LoadFailure resource="comments" error={error} onRetry={() => void refetch()} />
  const root = data?.find(({ id }) => id === threadId)
  if (!data) return <LateSkeleton label="parts.split.loading" rows={4} />
  if (!root) return null
  const answer = async (message: string, comment_id: number) => {
    await dataProvider.create<Comment>('comments', { data: { message, comment_id } })
  }
  const send: SendNote = (text, to, answered) => answer(text, Number((answered ?? to)?.id ?? threadId))
  const replies = data.filter(({ id }) => id !== threadId)
  const answered = known ?? apart ?? root
  const note = { ...noteOf(root), replies: replies.map(noteOf) }
  return (
    <Box role="group" aria-label={translate('resources.comments.thread')}>
      <NoteItem note={note} send={mayAnswer ? send : undefined} />
      {rest > 0 && (
        <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate('resources.comments.rest', { smart_count: rest, count: formatNumber(rest, locale) })}
          {perPage < maxPerCall && (
            <Button
              size="small"
              disabled={isPlaceholderData}
              onClick={() => setAsked({ threadId, perPage: Math.min(perPage + step, maxPerCall) })}
              sx={{ marginInlineStart: 1 }}
            >
              {translate('resources.comments.show_rest')}
            </Button>
          )}
        </Typography>
      )}
      {!known && apart && (
        <Box sx={{ mt: 1.5 }}>
          <NoteItem note={noteOf(apart)} send={mayAnswer ? send : undefined} />
        </Box>
      )}
      {mayAnswer && (
        <Box {...mark('reply')} sx={{ mt: 2 }}>
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
