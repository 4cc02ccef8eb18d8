import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatNumber } from '../../../components/formats'

/** A row of which there is not what the sheet said any more. */
export interface MovedStock {
  /** Its place among what was sent. */
  line: number
  expected: number
  on_hand: number
}

interface MovedAlertProps {
  moved: readonly MovedStock[]
  titleOf: (line: number) => string
  /** The differences that were found hold all the same. */
  onKeep: () => void
  /** The books of now are the ground: what was counted is compared with them. */
  onRenew: () => void
}

/** Says what has moved while it was counted, and asks what that means for the differences. */
export function MovedAlert({ moved, titleOf, onKeep, onRenew }: MovedAlertProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const count = (number: number) => formatNumber(number, locale)
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{translate('resources.slips.count.moved')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
        {moved.map(({ line, expected, on_hand }) => (
          <li key={line}>
            {translate('resources.slips.count.moved_row', {
              title: titleOf(line),
              expected: count(expected),
              on_hand: count(on_hand),
            })}
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
