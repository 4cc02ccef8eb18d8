import { useDraggable } from '@dnd-kit/core'
import { ButtonBase, Menu, MenuItem } from '@mui/material'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { timeOf } from '../../../../domain/businessTime'
import { stateOf } from '../../../../domain/post'
import type { Post } from '../../../../domain/postSchema'
import { useTurn } from '../../../components/formats/useTurn'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'
import { marked } from '../../../keys/marks'
import { control } from '../../../theme/tokens'
import { visuallyHidden } from '../../../theme/visuallyHidden'
import { postStatusLabel } from '../list/PostStatusChip'
import { usePlan } from './PlanContext'

const Chip = styled(ButtonBase)(({ theme: { palette, shape, spacing, typography } }) => ({
  ...typography.caption,
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  width: '100%',
  minHeight: control.small,
  '@media (pointer: coarse)': { minHeight: control.touch },
  padding: spacing(0.25, 0.75),
  borderRadius: shape.borderRadius,
  borderInlineStart: `${spacing(0.75)} solid ${palette.text.secondary}`,
  backgroundColor: palette.action.hover,
  color: palette.text.primary,
  textAlign: 'start',
  '&[data-state=scheduled]': { borderColor: palette.status.info },
  '&[data-state=published]': { borderColor: palette.status.ok },
  '&[data-state=pending]': { borderColor: palette.status.warn },
  '&[data-drag]': { touchAction: 'none' },
  '&[data-carried]': {
    outlineStyle: 'dashed',
    outlineWidth: spacing(0.5),
    outlineColor: palette.primary.main,
  },
  '& time': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  // A single line in a seventh of the page would hold hardly a word.
  '& > span': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
}))

interface CalendarPostProps {
  post: Post
  isInGrid?: boolean
}

/** Whether a post moves without a question, since readers do not see it yet. */
export const isFree = (post: Post): boolean => stateOf(post, new Date()) !== 'published'

export function CalendarPost({ post, isInGrid }: CalendarPostProps) {
  const translate = useTranslate()
  const { mayMove, carried, carry, ask } = usePlan()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  useTurn(post.publish_at)
  const isDraggable = mayMove && isFree(post)
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: post.id,
    data: { post },
    disabled: !isDraggable,
  })
  const state = stateOf(post, new Date())
  const hour = post.publish_at && timeOf(post.publish_at)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isDraggable || !isInGrid || event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.closest<HTMLElement>(marked('day'))?.focus()
    carry(post)
  }
  const close = () => setAnchor(null)
  return (
    <>
      <Chip
        ref={setNodeRef}
        {...(isDraggable && listeners)}
        data-state={state}
        data-drag={isDraggable || undefined}
        data-carried={carried?.id === post.id || undefined}
        tabIndex={isInGrid ? -1 : 0}
        title={post.title}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={onKeyDown}
        sx={{ opacity: isDragging ? 0.4 : 1 }}
      >
        <span>
          {hour && <time dir="ltr">{hour} </time>}
          {post.title}
          <span style={visuallyHidden}>, {translate(postStatusLabel(state))}</span>
        </span>
      </Chip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={ScreenLink} to={paths.post(post.type_id, post.id)}>
          {translate('schedule.open')}
        </MenuItem>
        {mayMove && (
          <MenuItem
            onClick={() => {
              close()
              ask(post)
            }}
          >
            {translate(post.publish_at ? 'schedule.move' : 'schedule.plan')}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
