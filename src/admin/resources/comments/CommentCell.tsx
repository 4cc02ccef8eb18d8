import { Box } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import type { Comment } from '../../../domain/commentSchema'
import { PersonPicture } from '../../components/fields/Picture'
import { Status } from '../../components/fields/Status'
import { SplitLink } from '../../components/split/SplitLink'
import { useAuthorName } from '../../components/voices/useAuthorName'

interface CommentCellProps {
  comment: Comment
  isNew: boolean
}

/**
 * A comment in its list, with replies indented under their thread. A reply without its thread above, on another page or
 * filtered out, quotes it instead.
 */
export function CommentCell({ comment, isNew }: CommentCellProps) {
  const translate = useTranslate()
  const nameOf = useAuthorName()
  const { data = [] } = useListContext<Comment>()
  const { id, comment_id, author, excerpt, thread, by_staff } = comment
  const name = nameOf(comment)
  const place = data.findIndex((row) => row.id === id)
  const isUnder = comment_id !== null && data[place - 1]?.thread_id === comment_id
  return (
    <Box
      sx={{ display: 'flex', gap: 1, alignItems: 'center', paddingInlineStart: comment_id === null ? 0 : 3 }}
    >
      <PersonPicture name={name} url={author?.data?.avatar} />
      <Box sx={{ minWidth: 0, '& > div': { overflow: 'hidden', textOverflow: 'ellipsis' } }}>
        <div>
          <SplitLink>
            <bdi>{name}</bdi>
          </SplitLink>
          {by_staff && (
            <Box component="span" sx={aside}>
              {translate('resources.comments.staff')}
            </Box>
          )}
          {isNew && (
            <Box component="span" sx={{ marginInline: 1 }}>
              <Status tone="info">{translate('resources.comments.is_new')}</Status>
            </Box>
          )}
        </div>
        {thread?.data && !isUnder && (
          <Box sx={{ color: 'text.secondary' }}>
            {translate('resources.comments.in_thread', {
              name: nameOf({ author_name: thread.data.name ?? '' }),
              text: thread.data.excerpt,
            })}
          </Box>
        )}
        <div dir="auto" title={excerpt}>
          {excerpt}
        </div>
      </Box>
    </Box>
  )
}

/** On both sides, since Latin names stay on the left in right-to-left pages. */
const aside = { marginInline: 1, color: 'text.secondary' } as const
