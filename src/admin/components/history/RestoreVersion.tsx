import Restore from '@mui/icons-material/RestoreOutlined'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId, useState } from 'react'
import { useDataProvider, useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import type { AppDataProvider } from '../../providers/data/types'
import { PendingButton } from '../form/PendingButton'
import { useFeedback } from '../form/useFeedback'
import { exactTime } from '../formats/formats'
import { useIsPhone } from '../viewport/useIsPhone'
import { Differences } from './compare/Differences'
import { useWording } from './compare/useWording'
import type { WayBack } from './versions'

export interface RestoreVersionProps {
  entity: ResourceName
  of: number
  at: string
  way: WayBack
  dirty: readonly string[]
  onRestored: () => void
}

export function RestoreVersion(props: RestoreVersionProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [isAsking, setAsking] = useState(false)
  const time = exactTime(props.at, locale)
  return (
    <>
      <Button
        size="small"
        startIcon={<Restore />}
        aria-label={translate('history.restore.action_of', { time })}
        onClick={() => setAsking(true)}
      >
        {translate('history.restore.action')}
      </Button>
      {isAsking && <Question {...props} time={time} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question(props: RestoreVersionProps & { time: string; onClose: () => void }) {
  const { entity, of, way, dirty, time, onRestored, onClose } = props
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<AppDataProvider>()
  const { failed } = useFeedback('history')
  const { label } = useWording(entity)
  const isPhone = useIsPhone()
  const titleId = useId()
  const [isBusy, setBusy] = useState(false)
  const isSame = way.changes.length === 0

  const restore = async () => {
    setBusy(true)
    try {
      await dataProvider.restore(way.id)
      notify('history.restore.done', { type: 'success' })
      onRestored()
      onClose()
    } catch (error) {
      failed('restore_failed', error)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('history.restore.title', { time })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <DialogContentText>{translate(`history.restore.${isSame ? 'same' : 'text'}`)}</DialogContentText>
        {dirty.length > 0 && (
          <Alert severity="warning">
            {translate('history.restore.unsaved', {
              fields: dirty.map((field) => label([field])).join(', '),
            })}
          </Alert>
        )}
        <Differences entity={entity} id={of} changes={way.changes} most={50} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus={isSame}>
          {translate(isSame ? 'common.close' : 'common.keep')}
        </Button>
        {!isSame && (
          <PendingButton variant="contained" autoFocus pending={isBusy} onClick={() => void restore()}>
            {translate('history.restore.confirm')}
          </PendingButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
