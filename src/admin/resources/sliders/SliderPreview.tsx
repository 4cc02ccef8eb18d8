import Before from '@mui/icons-material/ChevronLeft'
import After from '@mui/icons-material/ChevronRight'
import Play from '@mui/icons-material/PlayArrowOutlined'
import Stop from '@mui/icons-material/StopOutlined'
import { Box, Button, IconButton, Typography, useMediaQuery } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Slide } from '../../../domain/sliderSchema'
import { FormSection } from '../../components/form/FormSection'
import { Thumbnail } from '../../components/media/Thumbnail'
import { box } from '../../theme/tokens'

/** Milliseconds for each slide while the preview plays. */
const pace = 4_000

/** The slider as visitors see it. Moves only on request, and by itself only without `prefers-reduced-motion`. */
export function SliderPreview() {
  const items: Slide[] = useWatch({ name: 'items' }) ?? []
  const shown = items.filter((slide) => slide?.image)
  return (
    <FormSection title="resources.sliders.preview.title">
      <Stage slides={shown} />
    </FormSection>
  )
}

function Stage({ slides }: { slides: readonly Slide[] }) {
  const translate = useTranslate()
  const say = (word: string, params = {}) => translate(`resources.sliders.preview.${word}`, params)
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const total = slides.length
  const place = total ? at % total : 0
  const moves = isPlaying && !isCalm && total > 1
  const go = (by: number) => setAt((place + by + total) % total)
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => setAt((before) => before + 1), pace)
    return () => clearInterval(timer)
  }, [moves])
  const slide = slides[place]
  if (!slide) return <Typography color="textSecondary">{say('none')}</Typography>
  return (
    <Box role="group" aria-roledescription={say('label')} aria-label={say('title')}>
      <Box sx={frame}>
        <Thumbnail key={slide.image} url={slide.image} alt={slide.alt || slide.title} width={box.line} />
      </Box>
      {(slide.title || slide.description) && (
        <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {slide.title && <Typography variant="subtitle2">{slide.title}</Typography>}
          {slide.description && <Typography variant="body2">{slide.description}</Typography>}
        </Box>
      )}
      {slide.url && (
        <Typography variant="caption" color="textSecondary" noWrap component="p">
          <bdi dir="ltr">{slide.url}</bdi>
        </Typography>
      )}
      {total > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <Turn label={say('before')} onClick={() => go(-1)}>
            <Before />
          </Turn>
          <Typography variant="body2" role="status" aria-live={moves ? 'off' : 'polite'}>
            {say('place', { place: place + 1, total })}
          </Typography>
          <Turn label={say('after')} onClick={() => go(1)}>
            <After />
          </Turn>
          {!isCalm && (
            <Button
              size="small"
              startIcon={moves ? <Stop /> : <Play />}
              onClick={() => setPlaying(!isPlaying)}
            >
              {say(moves ? 'stop' : 'play')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

const frame = {
  aspectRatio: '16 / 9',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.default',
  display: 'grid',
  placeItems: 'center',
} as const

interface TurnProps {
  label: string
  onClick: () => void
  children: React.ReactNode
}

const Turn = ({ label, onClick, children }: TurnProps) => (
  <IconButton
    size="small"
    aria-label={label}
    title={label}
    onClick={onClick}
    sx={({ direction }) => ({ '& svg': { transform: direction === 'rtl' ? 'scaleX(-1)' : undefined } })}
  >
    {children}
  </IconButton>
)
