import Check from '@mui/icons-material/Check'
import Undo from '@mui/icons-material/Undo'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { useTranslate } from 'react-admin'
import type { InboxKind } from '../../../domain/inbox'
import { mark } from '../../keys/marks'
import { useAriaKeys } from '../../keys/off'
import { useMay } from '../../providers/auth/rights'
import { PendingButton } from '../form/PendingButton'
import { useVoiceStep, type Voice } from './useVoiceStep'

interface DoneButtonProps {
  resource: InboxKind
  record: Voice
  name: string
  isMain?: boolean
  onDone?: () => void
}

/**
 * Lets through what is held, marks as done what waits, or undoes that; hidden without the right to edit.
 */
export function DoneButton(props: DoneButtonProps) {
  return useMay(props.resource, 'edit') ? <Done {...props} /> : null
}

/** Open items stand out, on a page more than in a row. */
const looks = {
  page: { done: 'contained', shown: 'contained', none: 'outlined' },
  row: { done: 'outlined', shown: 'outlined', none: 'text' },
} as const
const icons = { done: <Check />, shown: <Visibility />, none: <Undo /> } as const

const nextOf = ({ status, is_shown }: Voice) =>
  is_shown === false ? 'shown' : status === 'none' ? 'done' : 'none'

function Done({ resource, record, name, isMain, onDone }: DoneButtonProps) {
  const translate = useTranslate()
  const keys = useAriaKeys('mark')
  const { take, isBusy } = useVoiceStep(resource, record, name, onDone)
  const next = nextOf(record)
  const label = `resources.${resource}.mark.${next}`
  return (
    <PendingButton
      size={isMain ? 'medium' : 'small'}
      variant={looks[isMain ? 'page' : 'row'][next]}
      color={next === 'none' ? 'inherit' : 'primary'}
      startIcon={icons[next]}
      pending={isBusy}
      {...mark('mark')}
      aria-keyshortcuts={keys}
      aria-label={isMain ? undefined : translate(`${label}_of`, { name })}
      onClick={() => void take(next)}
    >
      {translate(label)}
    </PendingButton>
  )
}
