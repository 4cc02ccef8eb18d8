import { Box } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { useShared } from '../../startup/shared'
import { dayInFigures, deviceClock, momentOrTime, timeOfToday } from '../formats/figures'
import type { FormDraft } from './draft/formDraft'

interface SaveStateProps {
  isDirty: boolean
  /** Set if the record is stored; `at` is the time of its last save. */
  saved?: { at?: string }
}

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

/** Place where the draft is kept. No live region: it would be read out every minute. */
export function DraftState({ draft }: { draft: FormDraft }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const at = useShared(draft.keptAt)
  if (!at) return null
  return (
    <Box
      component="span"
      sx={{
        typography: 'caption',
        color: 'text.secondary',
        // A draft that is kept nowhere else must show on a phone, too.
        display: { xs: at === 'window' ? 'inline' : 'none', sm: 'inline' },
        flexBasis: { xs: '100%', sm: 'auto' },
        order: { xs: -1, sm: 0 },
      }}
    >
      {at === 'here' || at === 'window'
        ? translate(`autosave.${at}`)
        : translate('autosave.kept', { time: momentOrTime(at, locale) })}
    </Box>
  )
}
