import { Box, Button, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { flush } from '../../theme/flush'
import { PersonPicture } from '../fields/Picture'
import { Moment } from '../formats/Moment'
import { Composer } from './Composer'
import type { Note, SendNote } from './notes'

interface NoteItemProps {
  note: Note
  send?: SendNote
  /** The note that gets the replies, as replies do not nest. */
  root?: Note
}

export function NoteItem({ note, send, root = note }: NoteItemProps) {
  const translate = useTranslate()
  const [isAnswering, setAnswering] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAnswering(false)
    opener.current?.focus()
  }
  const { author, at, text, mark, body, actions, replies = [] } = note
  return (
    <Box component="article" aria-label={author.name} sx={{ display: 'flex', gap: 1.5 }}>
      <PersonPicture name={author.name} url={author.picture} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <strong>{author.name}</strong>
          <Typography component="span" variant="caption" color="textSecondary">
            <Moment iso={at} />
          </Typography>
          {mark}
        </Box>
        {body ?? (
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
        {send && (
          <Button
            ref={opener}
            size="small"
            aria-expanded={isAnswering}
            aria-label={translate('parts.thread.reply_to', { name: author.name })}
            onClick={() => setAnswering(!isAnswering)}
            sx={{ ...flush.start, minWidth: 0 }}
          >
            {translate('parts.thread.reply')}
          </Button>
        )}
        {actions}
        {send && isAnswering && (
          <Box sx={{ mt: 1 }}>
            <Composer
              autoFocus
              label={translate('parts.thread.reply_to', { name: author.name })}
              onLeave={close}
              send={async (answer) => {
                await send(answer, root, note)
                close()
              }}
            />
          </Box>
        )}
        {replies.length > 0 && (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1, display: 'grid', gap: 1.5 }}>
            {replies.map((reply) => (
              <li key={reply.id}>
                <NoteItem note={reply} root={root} send={send} />
              </li>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
