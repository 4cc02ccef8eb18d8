import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Comment } from '../../../domain/commentSchema'
import { Status } from '../fields/Status'
import { Tags } from '../fields/Tags'
import { Composer } from '../thread/Composer'
import type { Note } from '../thread/notes'
import { CommentActions } from './CommentActions'
import { HeldMark } from './HeldMark'
import { ReaderWords } from './ReaderWords'
import { useAuthorName } from './useAuthorName'

export function useCommentNote(current: number): (comment: Comment) => Note {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const nameOf = useAuthorName()
  const [edited, setEdited] = useState<number | null>(null)
  const change = async (comment: Comment, message: string) => {
    await dataProvider.update('comments', { id: comment.id, data: { message }, previousData: comment })
    setEdited(null)
  }
  return (comment) => {
    const { id, message, author, reply_to, by_staff, is_shown, status, created_at } = comment
    const name = nameOf(comment)
    const answers = typeof reply_to === 'object' ? reply_to?.data : null
    return {
      kind: 'note',
      id,
      at: created_at,
      text: message,
      author: { name, picture: author?.data?.avatar },
      mark: (
        <>
          {by_staff && <Tags names={[translate('resources.comments.staff')]} />}
          {answers && (
            <Typography component="bdi" variant="caption" color="textSecondary">
              {translate('resources.comments.answers', { name: answers.name })}
            </Typography>
          )}
          {!is_shown && <HeldMark />}
          {is_shown && status === 'none' && (
            <Status tone="warn">{translate('resources.comments.status.none')}</Status>
          )}
        </>
      ),
      body:
        edited === id ? (
          <Composer
            autoFocus
            label={translate('resources.comments.edit_of', { name })}
            action={translate('resources.comments.save')}
            initial={message}
            onLeave={() => setEdited(null)}
            send={(text) => change(comment, text)}
          />
        ) : (
          <Box
            key={id === current ? 'current' : 'other'}
            ref={id === current && comment.comment_id !== null ? intoView : undefined}
            sx={id === current ? outstanding : undefined}
          >
            <ReaderWords text={message} />
          </Box>
        ),
      actions: <CommentActions comment={comment} name={name} onEdit={() => setEdited(id)} />,
    }
  }
}

/** In a long thread the opened comment may be far down. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
const outstanding = {
  bgcolor: 'action.selected',
  borderRadius: 1,
  mx: -1,
  px: 1,
  py: 0.5,
  scrollMarginBlock: 'calc(2 * var(--bar))',
} as const
