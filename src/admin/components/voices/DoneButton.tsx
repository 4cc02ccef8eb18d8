import Check from '@mui/icons-material/Check'
import Undo from '@mui/icons-material/Undo'
import { useState } from 'react'
import { useDataProvider, useRefresh, useTranslate } from 'react-admin'
import type { InboxKind } from '../../../domain/inbox'
import { mark } from '../../keys/marks'
import { useAriaKeys } from '../../keys/off'
import { useMay } from '../../providers/auth/rights'
import type { WriteMeta } from '../../providers/data/meta'
import { writeOnTop } from '../../providers/data/onTop'
import { isHttpError } from '../../providers/http/httpError'
import { PendingButton } from '../form/PendingButton'
import { useFeedback } from '../form/useFeedback'
import { useUndo } from '../history/useUndo'

interface DoneButtonProps {
  resource: InboxKind
  record: { id: number; version: number; status: string }
  name: string
  isMain?: boolean
  onDone?: () => void
}

/** Marks a comment or rating as done, or undoes that; hidden without the right to edit. */
export function DoneButton(props: DoneButtonProps) {
  return useMay(props.resource, 'edit') ? <Done {...props} /> : null
}

/** Open items stand out, on a page more than in a row. */
const looks = {
  page: { done: 'contained', none: 'outlined' },
  row: { done: 'outlined', none: 'text' },
} as const

function Done({ resource, record, name, isMain, onDone }: DoneButtonProps) {
  const { id, status } = record
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const offerUndo = useUndo()
  const keys = useAriaKeys('mark')
  const { failed } = useFeedback(resource)
  const [isBusy, setBusy] = useState(false)
  const next = status === 'none' ? 'done' : 'none'

  const toggle = async () => {
    setBusy(true)
    try {
      const write = (previousData: typeof record) =>
        dataProvider.update(resource, { id, data: { status: next }, previousData })
      const { meta } = await writeOnTop('status', record, write)
      const { batch } = (meta ?? {}) as WriteMeta
      offerUndo(translate(`resources.${resource}.marked.${next}`, { name }), batch)
      onDone?.()
    } catch (error) {
      failed('update_failed', error)
      // Somebody else was faster: show the present state.
      if (isHttpError(error) && error.status === 409) refresh()
    } finally {
      setBusy(false)
    }
  }
  const label = `resources.${resource}.mark.${next}`
  return (
    <PendingButton
      size={isMain ? 'medium' : 'small'}
      variant={looks[isMain ? 'page' : 'row'][next]}
      color={next === 'done' ? 'primary' : 'inherit'}
      startIcon={next === 'done' ? <Check /> : <Undo />}
      pending={isBusy}
      {...mark('mark')}
      aria-keyshortcuts={keys}
      aria-label={isMain ? undefined : translate(`${label}_of`, { name })}
      onClick={() => void toggle()}
    >
      {translate(label)}
    </PendingButton>
  )
}
