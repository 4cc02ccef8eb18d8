import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Comment } from '../../../domain/commentSchema'
import { useMay } from '../../providers/auth/rights'
import { DeleteButton } from '../form/DeleteButton'
import { ShownButton } from './ShownButton'
import { SpamButton } from './SpamButton'

interface CommentActionsProps {
  comment: Comment
  name: string
  onEdit: () => void
}

/** Edit, show or hide, and delete; the deletion's dialog tells the number of replies. */
export function CommentActions({ comment, name, onEdit }: CommentActionsProps) {
  const translate = useTranslate()
  const mayEdit = useMay('comments', 'edit')
  const { replies_count: replies = 0, excerpt } = comment
  const say = (what: 'edit' | 'delete') => translate(`resources.comments.${what}_of`, { name })
  return (
    <>
      {mayEdit && (
        <Button size="small" color="inherit" aria-label={say('edit')} onClick={onEdit} sx={{ minWidth: 0 }}>
          {translate('resources.comments.edit')}
        </Button>
      )}
      <ShownButton resource="comments" record={comment} name={name} />
      {!comment.by_staff && <SpamButton as="text" resource="comments" record={comment} name={name} />}
      <DeleteButton
        resource="comments"
        record={comment}
        name={excerpt}
        text={
          replies
            ? translate('resources.comments.delete_with', { smart_count: replies })
            : 'resources.comments.delete_alone'
        }
        trigger={(ask) => (
          <Button size="small" color="inherit" aria-label={say('delete')} onClick={ask} sx={{ minWidth: 0 }}>
            {translate('components.form.delete')}
          </Button>
        )}
      />
    </>
  )
}
