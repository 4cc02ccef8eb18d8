import { useDroppable } from '@dnd-kit/core'
import { Box, Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { dayTitle } from '../../../components/formats/businessFormats'
import { mark } from '../../../keys/marks'
import { visuallyHidden } from '../../../theme/visuallyHidden'
import { CalendarPost } from './CalendarPost'
import { usePlan } from './PlanContext'

const few = 3

const Cell = styled('div')(({ theme: { palette, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(0.5),
  minWidth: 0,
  minHeight: spacing(11),
  padding: spacing(0.5),
  borderInlineStart: `1px solid ${palette.divider}`,
  '&:first-of-type': { borderInlineStart: 0 },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  '&[data-outside] > b': { color: palette.text.secondary, fontWeight: 400 },
  '&[data-outside]': { backgroundColor: palette.action.hover },
  '&[data-over]': { backgroundColor: palette.action.selected },
  '& > b': {
    alignSelf: 'flex-start',
    minWidth: spacing(3.5),
    textAlign: 'center',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[aria-current] > b': {
    borderRadius: spacing(3),
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
  },
}))

interface DayCellProps {
  day: string
  posts: readonly Post[]
  isToday: boolean
  isOutside: boolean
  isFocused: boolean
  onFocus: () => void
}

export function DayCell({ day, posts, isToday, isOutside, isFocused, onFocus }: DayCellProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { carried } = usePlan()
  const [isOpen, setOpen] = useState(false)
  const { setNodeRef, isOver } = useDroppable({ id: day })
  const shown = isOpen || posts.length <= few + 1 ? posts : posts.slice(0, few)
  const name = dayTitle(day, locale)
  return (
    <Cell
      ref={setNodeRef}
      role="gridcell"
      tabIndex={isFocused ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      {...mark('day', day)}
      data-outside={isOutside || undefined}
      data-over={isOver || (carried && isFocused) || undefined}
      onFocus={onFocus}
    >
      <b aria-hidden>{Number(day.slice(8))}</b>
      <span style={visuallyHidden}>
        {posts.length ? translate('schedule.day_of', { day: name, smart_count: posts.length }) : name}
      </span>
      {shown.map((post) => (
        <CalendarPost key={post.id} post={post} isInGrid />
      ))}
      {shown.length < posts.length && (
        <Box>
          <Button
            size="small"
            tabIndex={-1}
            onClick={() => setOpen(true)}
            onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.stopPropagation()}
          >
            {translate('schedule.more', { count: posts.length - shown.length })}
          </Button>
        </Box>
      )}
    </Cell>
  )
}
