import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '../../../../../domain/money'
import { type Repricing, repricingSchema } from '../../../../../domain/posts/repricing'
import { PendingButton } from '../../../../components/form/PendingButton'
import { parseAmount } from '../../../../components/lines/amount'
import { useBulk } from '../../../../components/list/useBulk'
import { RepricePreview } from './RepricePreview'
import { useChangePreview } from './useChangePreview'

const ways = ['percent_up', 'percent_down', 'amount_up', 'amount_down'] as const

/** The change as typed; `undefined` while it is incomplete or invalid. */
function repricingOf(
  way: (typeof ways)[number],
  typed: string,
  round: boolean,
  locale: string,
): Repricing | undefined {
  const by = way.startsWith('percent') ? 'percent' : 'amount'
  const size = parseAmount(typed.trim(), locale, by === 'amount')
  if (size === undefined || size < 0) return undefined
  const asked = { by, value: way.endsWith('down') ? -size : size, round }
  return repricingSchema.isValidSync(asked) ? (asked as Repricing) : undefined
}

export function RepriceDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const titleId = useId()
  const bulk = useBulk()
  const [way, setWay] = useState<(typeof ways)[number]>('percent_up')
  const [typed, setTyped] = useState('')
  const [round, setRound] = useState(false)
  const asked = repricingOf(way, typed, round, locale)
  const change = asked && { name: 'reprice', asked }
  const preview = useChangePreview(change)
  const isReady = change !== undefined && preview.isFresh
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!change || !isReady || bulk.isBusy) return
    if (await bulk.compute(change, 'products.reprice.not_changed')) onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>
          {translate('products.reprice.title', { smart_count: bulk.count })}
        </DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
            <TextField
              select
              label={translate('products.reprice.way')}
              value={way}
              onChange={({ target }) => setWay(ways.find((each) => each === target.value) ?? way)}
            >
              {ways.map((each) => (
                <MenuItem key={each} value={each}>
                  {translate(`products.reprice.${each}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              autoFocus
              label={translate(`products.reprice.${way.startsWith('percent') ? 'percent' : 'amount'}`)}
              value={typed}
              error={typed.trim() !== '' && !asked}
              helperText={typed.trim() !== '' && !asked && translate('products.reprice.unread')}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            />
          </Box>
          <FormControlLabel
            control={<Checkbox checked={round} onChange={(_event, checked) => setRound(checked)} />}
            label={translate('products.reprice.round', { amount: formatMoney(1_000) })}
          />
          {asked && <RepricePreview preview={preview} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.close')}</Button>
          <PendingButton type="submit" variant="contained" disabled={!isReady} pending={bulk.isBusy}>
            {translate('products.reprice.apply')}
          </PendingButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
