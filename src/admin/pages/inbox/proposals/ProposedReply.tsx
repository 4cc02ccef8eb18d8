import { Box, TextField, Typography } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import type { Comment } from '../../../../domain/commentSchema'
import type { Proposal } from '../../../../domain/proposals'
import { CommentThread } from '../../../components/voices/CommentThread'
import { ReaderWords } from '../../../components/voices/ReaderWords'
import { mark } from '../../../keys/marks'
import { useMay } from '../../../providers/auth/rights'

interface ProposedReplyProps {
  proposal: Proposal
  /** As it was changed. */
  text: string | undefined
  /** Absent where it can only be read. */
  onChange: ((text: string) => void) | undefined
  onSend: (() => void) | undefined
}

/** The reply under what it answers, to be changed where it stands while it waits. */
export function ProposedReply({ proposal: { body }, text, onChange, onSend }: ProposedReplyProps) {
  const translate = useTranslate()
  const mayRead = useMay('comments', 'list')
  const answered = Number(body.comment_id)
  const { data } = useGetOne<Comment>('comments', { id: answered }, { enabled: mayRead && answered > 0 })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend?.()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data && <CommentThread threadId={data.thread_id} current={data.id} isReadOnly />}
      {onChange ? (
        <Box {...mark('reply')}>
          <TextField
            fullWidth
            multiline
            minRows={2}
            maxRows={12}
            label={translate('inbox.proposals.reply_text')}
            value={text ?? String(body.message ?? '')}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
            slotProps={{ htmlInput: { 'aria-keyshortcuts': 'Control+Enter Meta+Enter' } }}
          />
        </Box>
      ) : (
        <div>
          <Typography variant="body2" color="textSecondary">
            {translate('inbox.proposals.reply_text')}
          </Typography>
          <ReaderWords text={String(body.message ?? '')} />
        </div>
      )}
    </Box>
  )
}
