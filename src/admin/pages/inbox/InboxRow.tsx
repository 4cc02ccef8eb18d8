import { Box, Checkbox } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { InboxItem } from '../../../domain/inbox'
import { PersonPicture } from '../../components/fields/Picture'
import { Moment } from '../../components/formats/Moment'
import { rowLinkClass } from '../../components/list/RowLink'
import { useOpen } from '../../components/split/useOpen'
import { DoneButton } from '../../components/voices/DoneButton'
import { HeldMark } from '../../components/voices/HeldMark'
import { SpamButton } from '../../components/voices/SpamButton'
import { Stars } from '../../components/voices/Stars'
import { mark } from '../../keys/marks'
import { useNameOf } from './useNameOf'

interface InboxRowProps {
  item: InboxItem
  isSelected: boolean
  onSelect: () => void
  onDone: () => void
}

export function InboxRow({ item, isSelected, onSelect, onDone }: InboxRowProps) {
  const { id, kind, record_id, version, at, author, text, post, score, type, is_shown } = item
  const translate = useTranslate()
  const nameOf = useNameOf()
  const open = useOpen()
  const name = nameOf(item)
  const isOpen = open.id === id
  return (
    <Box component="li" className={isSelected ? 'is-selected' : undefined}>
      <Checkbox
        size="small"
        checked={isSelected}
        onChange={onSelect}
        slotProps={{ input: { 'aria-label': translate('inbox.select', { name }) } }}
      />
      <PersonPicture name={name} url={author.avatar} />
      <Box className="words">
        <div className="head">
          <Link
            to={open.addressOf(id)}
            {...open.visit}
            className={rowLinkClass}
            {...mark('open', id)}
            aria-current={isOpen ? 'true' : undefined}
          >
            <bdi>{name}</bdi>
          </Link>
          {score !== null && <Stars score={score} />}
          {!is_shown && <HeldMark />}
          <span className="aside">
            {translate(`inbox.kinds.${kind}`)} · <Moment iso={at} />
          </span>
        </div>
        <div className="text" dir="auto">
          {text}
        </div>
        {(post || type) && (
          <div className="aside clip">
            <bdi>{post?.title ?? type}</bdi>
          </div>
        )}
      </Box>
      <Box className="act">
        <SpamButton
          as="icon"
          resource={kind}
          record={{ id: record_id, version }}
          name={name}
          onDone={onDone}
        />
        <DoneButton
          resource={kind}
          record={{ id: record_id, version, status: 'none', is_shown }}
          name={name}
          onDone={onDone}
        />
      </Box>
    </Box>
  )
}
