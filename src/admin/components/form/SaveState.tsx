import { Box } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { dayInFigures, deviceClock, timeOfToday } from '../formats/figures'

interface SaveStateProps {
  isDirty: boolean
  /** The record is stored; `at` is the time of its last save. */
  saved?: { at?: string }
}

/** Whether everything is saved, and since when: the time of today, the day of an earlier save. */
export function SaveState({ isDirty, saved }: SaveStateProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (isDirty)
    return (
      <Box component="span" sx={{ fontWeight: 600 }}>
        {translate('components.form.not_saved')}
      </Box>
    )
  if (!saved) return null
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate('components.form.all_saved')}
      {saved.at && ` · ${timeOf(saved.at, locale)}`}
    </Box>
  )
}

function timeOf(at: string, locale: string): string {
  const clock = deviceClock(at)
  return timeOfToday(clock) ?? dayInFigures(clock.slice(0, 10), locale)
}
