import { Alert, AlertTitle, Box, Link } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatNumber } from '../../../components/formats/formats'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'

/** Result of an earlier attempt whose answer was lost. */
export interface RecordedBefore {
  lines: number
  slips: readonly { id: number; code: string }[]
  /** Rows edited after they were sent, with the recorded and the current value. */
  changed: readonly { key: string; title: string; recorded: number; typed: number | string }[]
}

/** Tells which rows are already recorded and gone from the sheet, and which of them need another count. */
export function RecordedAlert({ lines, slips, changed }: RecordedBefore) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const shown = (value: number | string) => (typeof value === 'number' ? formatNumber(value, locale) : value)
  const say = (key: string, params: object) => translate(`resources.slips.count.${key}`, params)
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{say('recorded', { smart_count: lines })}</AlertTitle>
      {slips.map(({ id, code }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link component={ScreenLink} to={paths.slip(id)}>
            {code}
          </Link>
        </span>
      ))}
      {changed.length > 0 && (
        <>
          <div>{translate('resources.slips.count.recount')}</div>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
            {changed.map(({ key, title, recorded, typed }) => (
              <li key={key}>
                {say('recount_row', { title, recorded: shown(recorded), typed: shown(typed) })}
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  )
}
