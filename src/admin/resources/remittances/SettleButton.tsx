import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Remittance } from '../../../domain/remittance'

interface SettleButtonProps {
  line: Remittance
  onSettle: (line: Remittance) => void
}

export function SettleButton({ line, onSettle }: SettleButtonProps) {
  const translate = useTranslate()
  const code = line.tracking_code || line.order_code
  return (
    <Button
      size="small"
      variant="outlined"
      aria-haspopup="dialog"
      aria-label={translate('resources.remittances.settle.title', { code })}
      onClick={() => onSettle(line)}
    >
      {translate('resources.remittances.settle.action')}
    </Button>
  )
}
