import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { PendingButton } from '../../components/form/PendingButton'
import { useFeedback } from '../../components/form/useFeedback'
import { useIsPhone } from '../../components/viewport/useIsPhone'
import { follow, type Hop, startOf, type Way } from './follow'
import { WayShown } from './WayShown'

export default function Tester({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const isPhone = useIsPhone()
  const find = useFinding()
  const { sentence } = useFeedback('redirects')
  const [typed, setTyped] = useState('')
  const [way, setWay] = useState<Way>()
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    // React bubbles events of a dialog to the form of its page.
    event.stopPropagation()
    if (isBusy) return
    const start = startOf(typed)
    setWay(undefined)
    setError(start ? '' : translate('validation.path'))
    if (!start) return
    setBusy(true)
    try {
      setWay(await follow(start, find))
    } catch (failure) {
      setError(sentence('load_failed', failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('resources.redirects.tester.title')}</DialogTitle>
      <DialogContent>
        <Box component="form" noValidate onSubmit={ask} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <TextField
            autoFocus
            fullWidth
            label={translate('resources.redirects.tester.address')}
            placeholder="/tin-cu"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={error !== ''}
            helperText={error}
            slotProps={{
              htmlInput: { dir: 'ltr', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
              inputLabel: { shrink: true },
            }}
          />
          <PendingButton type="submit" variant="contained" pending={isBusy} sx={{ mt: 3, flexShrink: 0 }}>
            {translate('resources.redirects.tester.ask')}
          </PendingButton>
        </Box>
        <div role="status">{way && <WayShown way={way} />}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function useFinding() {
  const dataProvider = useDataProvider()
  return async (source: string): Promise<Hop | undefined> => {
    const { data } = await dataProvider.getList<Hop>('redirects', {
      filter: { text: source },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    })
    return data[0]
  }
}
