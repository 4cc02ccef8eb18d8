import { Box } from '@mui/material'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { bankOf } from '../../../domain/banks'
import { vietQr } from '../../../domain/vietqr'
import { lazily } from '../../startup/lazily'
import { box } from '../../theme/tokens'
import { Facts } from '../fields/Facts'
import { type Transfer, transferFacts } from './transfer'

const QrCode = lazily(() => import('./QrCode'))

interface TransferSymbolProps extends Transfer {
  isPrinted?: boolean
}

/** The VietQR code of a transfer alone, which every bank's app reads. */
export function TransferSymbol({ to: { bin, account }, amount, text, isPrinted }: TransferSymbolProps) {
  const translate = useTranslate()
  return (
    <Box sx={isPrinted ? printed : frame}>
      <Suspense>
        <QrCode
          text={vietQr({ bin, account, amount, text })}
          label={translate('parts.transfer.code', { bank: bankOf(bin)?.shortName ?? bin, account })}
        />
      </Suspense>
    </Box>
  )
}

/** The code of a transfer, and beside or beneath it the same in words. */
export const TransferCode = (transfer: Transfer) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
    <TransferSymbol {...transfer} />
    <Box sx={{ flex: `1 1 ${box.filter}px`, minWidth: 0 }}>
      <Facts nothing="" of={transferFacts(transfer)} />
    </Box>
  </Box>
)

const frame = {
  flex: 'none',
  boxSizing: 'content-box',
  width: box.code,
  maxWidth: '100%',
  aspectRatio: '1',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
} as const

const printed = { flex: 'none', width: box.printedCode } as const
