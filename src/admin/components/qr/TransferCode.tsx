import { Box } from '@mui/material'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { type BankAccount, bankOf } from '../../../domain/banks'
import { unmarked } from '../../../domain/fold'
import { formatMoney } from '../../../domain/money'
import { transferText, vietQr } from '../../../domain/vietqr'
import { lazily } from '../../startup/lazily'
import { box } from '../../theme/tokens'
import { Facts } from '../fields/Facts'

const QrCode = lazily(() => import('./QrCode'))

interface TransferCodeProps {
  to: BankAccount
  /** Whole VND; without it whoever pays types the amount. */
  amount?: number
  /** The text of the transfer. */
  text?: string
}

/** The VietQR code of a transfer, which every bank's app reads, and beneath it the same in words. */
export function TransferCode({ to, amount, text = '' }: TransferCodeProps) {
  const translate = useTranslate()
  const { bin, account, holder } = to
  const { shortName = bin, name = '' } = bankOf(bin) ?? {}
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={frame}>
        <Suspense>
          <QrCode
            text={vietQr({ bin, account, amount, text })}
            label={translate('parts.transfer.code', { bank: shortName, account })}
          />
        </Suspense>
      </Box>
      <Facts
        nothing=""
        of={{
          'parts.transfer.bank': name && name !== shortName ? `${shortName} – ${name}` : shortName,
          'parts.transfer.account': <bdi dir="ltr">{account}</bdi>,
          'parts.transfer.holder': unmarked(holder).toUpperCase(),
          'parts.transfer.amount': amount && formatMoney(amount, 'VND'),
          'parts.transfer.text': transferText(text),
        }}
      />
    </Box>
  )
}

const frame = {
  boxSizing: 'content-box',
  width: box.code,
  maxWidth: '100%',
  aspectRatio: '1',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const
