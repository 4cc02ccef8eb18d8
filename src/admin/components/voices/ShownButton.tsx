import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import { useVoiceStep, type Voice } from './useVoiceStep'

interface ShownButtonProps {
  resource: 'comments' | 'ratings'
  record: Voice
  name: string
}

/** Shows to visitors what is held, or holds what is shown; hidden without the right to edit. */
export function ShownButton({ resource, record, name }: ShownButtonProps) {
  const translate = useTranslate()
  const isAllowed = useMay(resource, 'edit')
  const { take, isBusy } = useVoiceStep(resource, record, name)
  if (!isAllowed) return null
  const next = record.is_shown === false ? 'shown' : 'held'
  const label = `resources.${resource}.mark.${next}`
  return (
    <Button
      size="small"
      color="inherit"
      aria-disabled={isBusy}
      aria-label={translate(`${label}_of`, { name })}
      onClick={() => !isBusy && void take(next)}
      sx={{ minWidth: 0 }}
    >
      {translate(label)}
    </Button>
  )
}
