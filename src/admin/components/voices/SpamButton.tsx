import Report from '@mui/icons-material/ReportOutlined'
import { Button, IconButton } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { spamReason } from '../../../domain/history'
import type { InboxKind } from '../../../domain/inbox'
import { mark } from '../../keys/marks'
import { useAriaKeys } from '../../keys/off'
import { useMay } from '../../providers/auth/rights'
import type { WriteMeta } from '../../providers/data/meta'
import { useFeedback } from '../form/useFeedback'
import { useDeletionNotice } from '../history/useUndo'

interface SpamButtonProps {
  resource: InboxKind
  record: { id: number; version: number }
  name: string
  /** Shows the icon alone, or the word alone. */
  as?: 'icon' | 'text'
  onDone?: () => void
}

/** Moves advertising to the trash without a question, since undoing is offered; hidden without the right to delete. */
export function SpamButton(props: SpamButtonProps) {
  return useMay(props.resource, 'delete') ? <Spam {...props} /> : null
}

function Spam({ resource, record, name, as, onDone }: SpamButtonProps) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const keys = useAriaKeys('spam')
  const { failed } = useFeedback(resource)
  const saysDeleted = useDeletionNotice(resource)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { meta } = await dataProvider.delete(resource, {
        id: record.id,
        previousData: record,
        meta: { reason: spamReason } satisfies WriteMeta,
      })
      saysDeleted(1, meta, translate('inbox.spam_done', { smart_count: 1 }))
      onDone?.()
    } catch (error) {
      failed('delete_failed', error)
    } finally {
      setBusy(false)
    }
  }
  const label = translate('inbox.spam_of', { name })
  const common = {
    ...mark('spam'),
    'aria-keyshortcuts': keys,
    'aria-label': label,
    'aria-disabled': isBusy,
    onClick: () => void remove(),
  }
  if (as === 'icon')
    return (
      <IconButton size="small" {...common} title={translate('inbox.spam')}>
        <Report fontSize="small" />
      </IconButton>
    )
  return (
    <Button
      size={as === 'text' ? 'small' : 'medium'}
      color="inherit"
      startIcon={as === 'text' ? undefined : <Report />}
      sx={as === 'text' ? { minWidth: 0 } : undefined}
      {...common}
    >
      {translate('inbox.spam')}
    </Button>
  )
}
