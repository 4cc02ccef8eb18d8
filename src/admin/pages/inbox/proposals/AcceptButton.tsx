import Check from '@mui/icons-material/Check'
import { useTranslate } from 'react-admin'
import { PendingButton } from '../../../components/form/PendingButton'
import { mark } from '../../../keys/marks'
import { useAriaKeys } from '../../../keys/off'

interface AcceptButtonProps {
  /** In a row the button says what it accepts. */
  name?: string
  isBusy: boolean
  isDisabled?: boolean
  onAccept: () => void
}

export function AcceptButton({ name, isBusy, isDisabled, onAccept }: AcceptButtonProps) {
  const translate = useTranslate()
  const keys = useAriaKeys('mark')
  return (
    <PendingButton
      size={name === undefined ? 'medium' : 'small'}
      variant={name === undefined ? 'contained' : 'text'}
      startIcon={<Check />}
      pending={isBusy}
      disabled={isDisabled}
      {...mark('mark')}
      aria-keyshortcuts={keys}
      aria-label={name === undefined ? undefined : translate('inbox.proposals.accept_of', { title: name })}
      onClick={onAccept}
    >
      {translate('inbox.proposals.accept')}
    </PendingButton>
  )
}
