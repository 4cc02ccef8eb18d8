import { Box, FormHelperText, Typography } from '@mui/material'
import { useDataProvider, useTranslate } from 'react-admin'
import type { InboxItem } from '../../../domain/inbox'
import { Moment } from '../../components/formats/Moment'
import { Composer } from '../../components/thread/Composer'
import { CommentThread } from '../../components/voices/CommentThread'
import { HeldMark } from '../../components/voices/HeldMark'
import { PostLink } from '../../components/voices/PostLink'
import { ReaderWords } from '../../components/voices/ReaderWords'
import { Stars } from '../../components/voices/Stars'
import { mark } from '../../keys/marks'
import { useMay } from '../../providers/auth/rights'
import { MailLink, PhoneLink } from '../../resources/feedback/Contact'

interface InboxDetailProps {
  item: InboxItem
  onHandled: () => void
}

/** The full text of an item, with an answer form for kinds that have answers. */
export function InboxDetail({ item, onHandled }: InboxDetailProps) {
  const { kind, record_id, thread_id, at, text, post, score, type, phone, email, is_shown } = item
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography
        component="div"
        variant="body2"
        sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
      >
        {/* A thread says it of each comment. */}
        {!is_shown && thread_id === null && <HeldMark />}
        {score !== null && <Stars score={score} />}
        {type && <bdi>{type}</bdi>}
        {phone && <PhoneLink phone={phone} />}
        {email && <MailLink email={email} />}
        <PostLink post={post} />
        <Moment iso={at} exact />
      </Typography>
      {kind === 'comments' && thread_id !== null ? (
        <CommentThread threadId={thread_id} current={record_id} onAnswered={onHandled} />
      ) : (
        <ReaderWords text={text} />
      )}
      {kind === 'feedback' && <AnswerNote id={record_id} onSent={onHandled} />}
    </Box>
  )
}

/** Adding a note also marks the message as done. */
function AnswerNote({ id, onSent }: { id: number; onSent: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const mayEdit = useMay('feedback', 'edit')
  if (!mayEdit) return null
  // Without a version, since a note overwrites nothing of other users.
  const send = async (note: string) => {
    await dataProvider.update('feedback', {
      id,
      data: { note, status: 'done' },
      previousData: { id, status: 'none' },
    })
    onSent()
  }
  return (
    <Box {...mark('reply')}>
      <Composer label={translate('inbox.note')} send={send} />
      <FormHelperText>{translate('inbox.note_hint')}</FormHelperText>
    </Box>
  )
}
