import { Box, Typography } from '@mui/material'
import { type ReactNode, useId, useRef } from 'react'
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin'
import { mark } from '../../keys/marks'
import { visuallyHidden } from '../../theme/visuallyHidden'

interface SettingsRowProps {
  source: string
  /** i18n key; the field's label by default. The control repeats it for screen readers. */
  label?: string
  help?: string
  isWide?: boolean
  children: ReactNode
}

const usable = 'input, textarea, button, [role=combobox], [role=textbox]'

/** A setting: label and help left, control right; stacked on a phone. */
export function SettingsRow({ source, label, help, isWide, children }: SettingsRowProps) {
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const resource = useResourceContext()
  const id = useId()
  const control = useRef<HTMLDivElement>(null)
  const name = String(translateLabel({ label, source, resource }))
  const helpText = help && translate(help, { _: help })
  return (
    <Box {...mark('setting', source)} sx={isWide ? wide : row}>
      <div>
        {/* The control's own label is for screen readers. */}
        <Typography
          variant="subtitle2"
          component="p"
          aria-hidden
          onClick={() => control.current?.querySelector<HTMLElement>(usable)?.focus()}
        >
          {name}
        </Typography>
        {helpText && (
          <Typography id={`${id}-help`} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {helpText}
          </Typography>
        )}
      </div>
      <Box
        ref={control}
        role="group"
        aria-label={name}
        aria-describedby={helpText ? `${id}-help` : undefined}
        sx={cell}
      >
        {children}
      </Box>
    </Box>
  )
}

const row = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 4,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  'h2 + &': { borderTop: 0 },
  '&:last-child': { pb: 0 },
} as const

const wide = { ...row, gridTemplateColumns: 'minmax(0, 1fr)' } as const

const cell = {
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .MuiFormLabel-root, & .MuiFormControlLabel-label': visuallyHidden,
  '&& > *, && .MuiFormControl-root': { my: 0 },
} as const
