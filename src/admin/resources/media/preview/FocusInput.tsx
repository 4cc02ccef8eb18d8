import { Box, Button, Typography } from '@mui/material'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { type Point, positionOf } from '../../../components/media/focus'
import { freshSources } from '../../../components/media/sources'
import { box } from '../../../theme/tokens'
import { frame, marker } from './focusStyle'

/** Milliseconds within which key presses form one change. */
const pause = 500

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)))

export function FocusInput({ media, onChange }: { media: Media; onChange: (point: Point) => void }) {
  const translate = useTranslate()
  const [point, setPoint] = useState<Point>([media.focus_x, media.focus_y])
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; point: Point }>(undefined)
  const save = useRef(onChange)
  useEffect(() => {
    save.current = onChange
  })
  const flush = () => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    save.current(waiting.current.point)
    waiting.current = undefined
  }
  const last = useRef(flush)
  useEffect(() => {
    last.current = flush
  })
  useEffect(() => () => last.current(), [])
  const move = (next: Point, wait: number) => {
    if (next[0] === point[0] && next[1] === point[1]) return
    setPoint(next)
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = { point: next, timer: setTimeout(() => last.current(), wait) }
  }
  const [x, y] = point
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (!width || !height) return
    move([within((100 * (clientX - left)) / width), within((100 * (clientY - top)) / height)], 0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 10 : 1
    const steps: Record<string, Point> = {
      ArrowLeft: [-by, 0],
      ArrowRight: [by, 0],
      ArrowUp: [0, -by],
      ArrowDown: [0, by],
    }
    const step = steps[event.key]
    if (!step) return
    // The surrounding window uses arrow keys to go to other files.
    event.preventDefault()
    event.stopPropagation()
    move([within(x + step[0]), within(y + step[1])], pause)
  }
  const sources = freshSources(media.url, box.side, media.revision)
  const picture = <img {...sources} alt="" draggable={false} style={{ objectPosition: positionOf(point) }} />
  return (
    <Box role="group" aria-label={translate('resources.media.focus.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {translate('resources.media.focus.hint')}
      </Typography>
      <Box sx={frame} dir="ltr">
        <Box className="whole" onClick={onClick}>
          {picture}
          <Box
            role="slider"
            tabIndex={0}
            aria-label={translate('resources.media.focus.title')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={x}
            aria-valuetext={translate('resources.media.focus.value', { x, y })}
            onKeyDown={onKeyDown}
            onBlur={flush}
            sx={marker}
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        </Box>
        <Box className="crops" aria-hidden>
          <span style={{ aspectRatio: '1' }}>{picture}</span>
          <span style={{ aspectRatio: '1.91' }}>{picture}</span>
        </Box>
      </Box>
      {(x !== 50 || y !== 50) && (
        <Button size="small" onClick={() => move([50, 50], 0)}>
          {translate('resources.media.focus.reset')}
        </Button>
      )}
    </Box>
  )
}
