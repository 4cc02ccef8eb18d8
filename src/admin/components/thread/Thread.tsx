import { Box, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { Moment } from '../formats/Moment'
import { Composer } from './Composer'
import { NoteItem } from './NoteItem'
import type { Happened, Note, SendNote } from './notes'

interface ThreadProps {
  entries: readonly (Note | Happened)[]
  send?: SendNote
  /** Without replies. */
  isFlat?: boolean
}

/** Notes of users and events of a record on one rail, newest first, with an input above. */
export function Thread({ entries, send, isFlat }: ThreadProps) {
  const translate = useTranslate()
  const newestFirst = entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <Box role="group" aria-label={translate('parts.thread.label')} sx={{ maxWidth: box.line }}>
      {send && <Composer label={translate('parts.thread.write')} send={(text) => send(text)} />}
      {entries.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {translate('parts.thread.empty')}
        </Typography>
      ) : (
        <Box component="ol" sx={rail}>
          {newestFirst.map((entry) =>
            entry.kind === 'note' ? (
              <li key={`note ${entry.id}`} data-note="">
                <NoteItem note={entry} send={isFlat ? undefined : send} />
              </li>
            ) : (
              <li key={`happened ${entry.id}`}>
                <span>{entry.text}</span> <Moment iso={entry.at} />
              </li>
            ),
          )}
        </Box>
      )}
    </Box>
  )
}

/** Pictures and dots align, half a picture from the edge. */
const rail = ({ palette, spacing }: Theme) => ({
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: 2,
  '& > li': { position: 'relative', pb: 2.5 },
  '& > li:not([data-note])': {
    paddingInlineStart: `calc(${spacing(1.5)} + ${spacing(4)})`,
    typography: 'body2',
    color: palette.text.secondary,
  },
  '& > li:not([data-note])::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: spacing(1.5),
    top: spacing(0.75),
    width: spacing(1),
    height: spacing(1),
    borderRadius: '50%',
    backgroundColor: palette.field,
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: spacing(2),
    top: spacing(4.5),
    bottom: spacing(0.5),
    borderInlineStart: `1px solid ${palette.divider}`,
  },
  '& > li:not([data-note]):not(:last-of-type)::after': { top: spacing(2.5) },
})
