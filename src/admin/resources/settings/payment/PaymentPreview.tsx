import { Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { bankAccountOf } from '../../../../domain/banks'
import { valueRule } from '../../../../domain/settingSchema'
import { TransferCode } from '../../../components/qr/TransferCode'

const names = ['bank_bin', 'bank_account', 'bank_holder'] as const

/** The code that clients will scan, as it is typed. */
export function PaymentPreview() {
  const translate = useTranslate()
  const typed = useWatch({ name: names }).map((value) => String(value ?? ''))
  const isFit = names.every((name, index) => valueRule(name).isValidSync(typed[index]))
  const [bank_bin, bank_account, bank_holder] = typed
  const to = isFit ? bankAccountOf({ bank_bin, bank_account, bank_holder }) : undefined
  return (
    <Card component="section">
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="h3" component="h2">
          {translate('resources.settings.payment.code')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(`resources.settings.payment.${to ? 'try' : 'empty'}`)}
        </Typography>
        {to && <TransferCode to={to} />}
      </CardContent>
    </Card>
  )
}
