import { Avatar, AvatarGroup, Box, Tooltip } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import type { Visitor } from '../../../../domain/drafts'
import { box } from '../../../theme/tokens'
import { visuallyHidden } from '../../../theme/visuallyHidden'
import { momentOrTime } from '../../formats/figures'
import { HEAD_ACTIONS } from '../../heading/PageHeading'

/** Other users in the record, in the page's heading: pictures, and sentences for screen readers. */
export function Visitors({ others }: { others: readonly Visitor[] }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [slot, setSlot] = useState<Element | null>(null)
  // The heading may mount elsewhere on the page, so it is looked up after mount.
  useEffect(() => setSlot(document.getElementById(HEAD_ACTIONS)), [])
  if (!slot) return null
  const sentenceOf = ({ name, since, is_editing }: Visitor) =>
    translate(`autosave.${is_editing ? 'editing' : 'looking'}`, { name, time: momentOrTime(since, locale) })
  const sentences = others.map(sentenceOf)
  const caption =
    others.length > 1 ? translate('autosave.several', { smart_count: others.length }) : sentences[0]
  return createPortal(
    <Box sx={bar}>
      <Box role="status" sx={visuallyHidden}>
        {sentences.join(' ')}
      </Box>
      {others.length > 0 && (
        <>
          <AvatarGroup max={4} aria-hidden sx={group}>
            {others.map((other, index) => (
              <Tooltip key={other.id} title={sentences[index]}>
                <Avatar src={other.avatar || undefined} alt="">
                  {initialOf(other.name)}
                </Avatar>
              </Tooltip>
            ))}
          </AvatarGroup>
          <Box component="span" aria-hidden sx={captionStyle}>
            {caption}
          </Box>
        </>
      )}
    </Box>,
    slot,
  )
}

/** Vietnamese given names come last. */
const initialOf = (name: string): string => (name.trim().split(/\s+/).at(-1) ?? '').charAt(0).toUpperCase()

const bar = {
  order: -1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  '&:not(:has(> [aria-hidden]))': { position: 'absolute' },
} as const
const group = {
  '& .MuiAvatar-root': { width: box.avatar, height: box.avatar, typography: 'caption', fontWeight: 600 },
} as const
const captionStyle = {
  typography: 'body2',
  color: 'text.secondary',
  display: { xs: 'none', sm: 'inline' },
} as const
