import { Box } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { dateFormat } from '../formats'
import { Later } from './Later'

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
      {/* The first format of a language takes long to make. */}
      <Later>{saved.at && ` · ${timeOf(new Date(saved.at), locale)}`}</Later>
    </Box>
  )
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

const timeOf = (at: Date, locale: string): string =>
  dateFormat(locale, at.toDateString() === new Date().toDateString() ? clock : day).format(at)
