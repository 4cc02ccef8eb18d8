import { Box, FormLabel } from '@mui/material'
import { useId, useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { sanitizeHtml } from '../../../domain/html'
import { editorStyle } from './style'
import { withPosters } from './video/posters'
import { useWakeNear, type Wake } from './wake'

interface SleepingTextProps {
  source: string
  label: string
  isLoading: boolean
  onWake: (wake: Wake) => void
}

/** Placeholder of an editor in the same look and size; a press or the focus mounts the editor. */
export function SleepingText({ source, label, isLoading, onWake }: SleepingTextProps) {
  const translate = useTranslate()
  const labelId = useId()
  const place = useRef<HTMLDivElement>(null)
  const value: unknown = useWatch({ name: source })
  const html = useMemo(
    () =>
      withPosters(sanitizeHtml(typeof value === 'string' ? value : ''), (site) =>
        translate('editor.video.untitled', { site }),
      ),
    [value, translate],
  )
  useWakeNear(place, onWake)
  return (
    <Box ref={place} sx={editorStyle} aria-busy={isLoading}>
      <FormLabel component="span" id={labelId} sx={{ display: 'block', mb: 0.5 }}>
        {translate(label, { _: label })}
      </FormLabel>
      <div className="toolbar" />
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea shows no formatting */}
      <div
        className="text"
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-labelledby={labelId}
        onFocus={() => onWake({ focus: true })}
        onPointerDown={({ clientX, clientY }) => onWake({ focus: true, at: { left: clientX, top: clientY } })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
        dangerouslySetInnerHTML={{ __html: html || '<p><br></p>' }}
      />
    </Box>
  )
}
