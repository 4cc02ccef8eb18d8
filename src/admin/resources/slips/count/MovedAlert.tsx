import { Alert, AlertTitle, Box, Button, Link, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import type { MovedStock } from '../../../../domain/countSchema'
import { formatNumber } from '../../../components/formats/formats'
import { Moment } from '../../../components/formats/Moment'
import { paths } from '../../../components/screens/paths'
import { ScreenLink } from '../../../components/screens/ScreenLink'

interface MovedAlertProps {
  moved: readonly MovedStock[]
  titleOf: (line: number) => string
  /** Keeps the differences found before the move. */
  onKeep: () => void
  /** Compares the count with the current stock instead. */
  onRenew: () => void
}

export function MovedAlert({ moved, titleOf, onKeep, onRenew }: MovedAlertProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const count = (number: number) => formatNumber(number, locale)
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{translate('resources.slips.count.moved')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
        {moved.map(({ line, expected, on_hand, last }) => (
          <li key={line}>
            {translate('resources.slips.count.moved_row', {
              title: titleOf(line),
              expected: count(expected),
              on_hand: count(on_hand),
            })}
            {last && (
              <Typography variant="caption" component="div">
                <Link component={ScreenLink} to={paths.slip(last.slip_id)}>
                  {last.code}
                </Link>
                {last.actor && <> · {last.actor}</>} · <Moment iso={last.at} />
              </Typography>
            )}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" onClick={onKeep}>
          {translate('resources.slips.count.keep')}
        </Button>
        <Button variant="outlined" onClick={onRenew}>
          {translate('resources.slips.count.renew')}
        </Button>
      </Box>
    </Alert>
  )
}
