import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Paper } from '@mui/material'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import { dayTitle } from '../../../components/formats/businessFormats'
import { lazily } from '../../../startup/lazily'
import { visuallyHidden } from '../../../theme/visuallyHidden'
import { isFree } from './CalendarPost'
import { type CalendarActions, PlanContext } from './PlanContext'
import { onDay, useReschedule } from './useReschedule'

const MomentDialog = lazily(() => import('./MomentDialog'))

interface PlanAreaProps {
  mayMove: boolean
  refresh: () => void
  children: ReactNode
}

const postOf = ({ active }: Pick<DragEndEvent, 'active'>): Post | undefined => active.data.current?.post

export function PlanArea({ mayMove, refresh, children }: PlanAreaProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const reschedule = useReschedule(refresh)
  const [carried, setCarried] = useState<Post | null>(null)
  const [dragged, setDragged] = useState<Post | null>(null)
  const [asked, setAsked] = useState<{ post: Post; moment: string } | null>(null)
  const [said, setSaid] = useState('')
  // A minimum distance, so that a click opens the menu.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const plan = useMemo<CalendarActions>(
    () => ({
      mayMove,
      carried,
      carry: (post) => {
        setCarried(post)
        setSaid(post ? translate('schedule.carried', { name: post.title }) : '')
      },
      ask: (post, day) => setAsked({ post, moment: day ? onDay(post, day) : (post.publish_at ?? '') }),
      drop: (post, day) => {
        const moment = onDay(post, day)
        if (moment === post.publish_at) return
        // A past moment publishes at once, so the dialog asks first.
        if (Date.parse(moment) <= Date.now()) setAsked({ post, moment })
        else {
          setSaid(translate('schedule.dropped', { name: post.title, day: dayTitle(day, locale) }))
          void reschedule(post, moment)
        }
      },
    }),
    [mayMove, carried, translate, locale, reschedule],
  )
  const spoken = {
    onDragStart: (event: DragStartEvent) =>
      translate('schedule.carried', { name: postOf(event)?.title ?? '' }),
    onDragOver: ({ over }: { over: { id: string | number } | null }) =>
      over ? dayTitle(String(over.id), locale) : undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  }
  return (
    <PlanContext value={plan}>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={{ announcements: spoken, screenReaderInstructions: { draggable: '' } }}
        onDragStart={(event) => setDragged(postOf(event) ?? null)}
        onDragCancel={() => setDragged(null)}
        onDragEnd={(event) => {
          const post = postOf(event)
          setDragged(null)
          if (post && event.over) plan.drop(post, String(event.over.id))
        }}
      >
        {children}
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <Paper elevation={4} sx={{ px: 1, py: 0.5, typography: 'caption', width: 'max-content' }}>
              {dragged.title}
            </Paper>
          )}
        </DragOverlay>
      </DndContext>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
      {asked && (
        <Suspense>
          <MomentDialog
            title={translate(asked.post.publish_at ? 'schedule.move_title' : 'schedule.plan_title', {
              name: asked.post.title,
            })}
            value={asked.moment}
            confirm={translate(asked.post.publish_at ? 'schedule.move_confirm' : 'schedule.plan_confirm')}
            isOut={!isFree(asked.post)}
            onClear={
              asked.post.publish_at && asked.post.status !== 'published'
                ? () => reschedule(asked.post, null)
                : undefined
            }
            onMoment={(moment) => reschedule(asked.post, moment)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </PlanContext>
  )
}
