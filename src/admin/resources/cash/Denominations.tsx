import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { denominations } from '../../../domain/cash'
import { formatNumber } from '../../components/formats/formats'
import { box } from '../../theme/tokens'

const isPieces = (text: string): boolean => /^\d{0,6}$/.test(text.trim())

/** Counts by notes and coins, and fills in what they add up to. */
export function Denominations() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { setValue } = useFormContext()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const change = (value: number, text: string) => {
    const next = new Map(typed).set(value, text)
    setTyped(next)
    const pieces = [...next].filter(([, each]) => isPieces(each))
    setValue(
      'counted',
      pieces.reduce((sum, [each, count]) => sum + each * Number(count), 0),
      { shouldDirty: true, shouldValidate: true },
    )
  }
  return (
    <Box sx={{ mb: 1 }}>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {translate('resources.cash.count.by_notes')}
      </Button>
      {isOpen && (
        <Box sx={notes}>
          {denominations.map((value) => {
            const text = typed.get(value) ?? ''
            return (
              <TextField
                key={value}
                size="small"
                margin="none"
                label={formatNumber(value, locale)}
                value={text}
                error={!isPieces(text)}
                helperText={isPieces(text) ? undefined : translate('validation.integer')}
                onChange={({ target }) => change(value, target.value)}
                onFocus={({ target }) => target.select()}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
              />
            )
          })}
        </Box>
      )}
    </Box>
  )
}

const notes = {
  '--optional': "''",
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: `repeat(auto-fill, minmax(${box.smallTile / 1.5}px, 1fr))`,
} as const
