import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import { PendingButton } from '../../components/form/PendingButton'
import { useFeedback } from '../../components/form/useFeedback'
import { useUndo } from '../../components/history/useUndo'
import { BulkError } from '../../providers/data/bulk'
import { PostPick } from './PostPick'

interface AssignDialogProps {
  typeId: number
  id: number
  onClose: () => void
}

/** Assigns the discount to several products, after naming those that would lose another one. */
export default function AssignDialog({ typeId, id, onClose }: AssignDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const dataProvider = useDataProvider()
  const offerUndo = useUndo()
  const { sentence } = useFeedback('posts')
  const [posts, setPosts] = useState<Post[]>([])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const say = (key: string, params = {}) => translate(`resources.discounts.uses.${key}`, params)
  const leaving = posts.filter(({ discount_id }) => discount_id && discount_id !== id)
  const isNew = posts.filter(({ discount_id }) => discount_id !== id)

  const save = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const ids = isNew.map((post) => post.id)
      const { meta } = await dataProvider.updateMany('posts', { ids, data: { discount_id: id } })
      offerUndo(say('assigned', { smart_count: ids.length }), meta?.batch)
      onClose()
    } catch (error) {
      // Refused products stay chosen, with the reasons.
      if (error instanceof BulkError) {
        const refused = error.failed.map((each) => each.id)
        setPosts(posts.filter((post) => refused.includes(post.id)))
        setError(
          error.failed.map(({ title, error }) => `${title}: ${sentence('update_failed', error)}`).join('\n'),
        )
      } else setError(sentence('update_failed', error))
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{say('assign_title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <PostPick typeId={typeId} label={say('products')} value={posts} onChange={setPosts} isMany />
        {leaving.length > 0 && (
          <Alert severity="warning">
            {say('leaving', {
              smart_count: leaving.length,
              titles: leaving.map(({ title }) => title).join(', '),
            })}
          </Alert>
        )}
        {error && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {error}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
        <PendingButton
          variant="contained"
          pending={isBusy}
          disabled={isNew.length === 0}
          onClick={() => void save()}
        >
          {say('give', { smart_count: isNew.length })}
        </PendingButton>
      </DialogActions>
    </Dialog>
  )
}
