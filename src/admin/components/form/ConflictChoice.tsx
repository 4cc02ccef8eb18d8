import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import type { Choice, Difference } from './conflict'

interface ConflictChoiceProps {
  label: ReactNode
  difference: Difference
  show?: (value: unknown) => ReactNode
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** One field of a conflict: both values side by side, to choose one. */
export function ConflictChoice({
  label,
  difference,
  show = plainText,
  choice,
  onChoose,
}: ConflictChoiceProps) {
  const translate = useTranslate()
  const labelId = useId()
  const option = (value: Choice) => (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      sx={{ m: 0, alignItems: 'start', p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
      label={
        <Box sx={{ pt: 1, minWidth: 0 }}>
          <Typography variant="subtitle2">{translate(`components.conflict.${value}`)}</Typography>
          <Box
            sx={{
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-wrap',
              maxHeight: box.picture,
              overflowY: 'auto',
            }}
            tabIndex={-1}
          >
            {show(difference[value]) || translate('components.conflict.empty')}
          </Box>
        </Box>
      }
    />
  )
  return (
    <FormControl component="fieldset" fullWidth sx={{ my: 1 }}>
      <FormLabel id={labelId} component="legend" sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={choice}
        onChange={(_event, value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {option('mine')}
        {option('theirs')}
      </RadioGroup>
    </FormControl>
  )
}

/** A value as plain text: HTML without markup, lists line by line, relations by name. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'string') return value.replace(/<[^>]+>/g, ' ').trim()
  if (Array.isArray(value)) return value.map(plainText).join('\n')
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(plainText).filter(Boolean).join(' · ')
}
