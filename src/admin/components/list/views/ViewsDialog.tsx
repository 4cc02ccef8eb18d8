import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useListContext, useLocation, useTranslate } from 'react-admin'
import { useIsPhone } from '../../viewport/useIsPhone'
import { useTableLook } from '../useTableLook'
import { viewQuery } from './query'
import { useViews } from './useViews'
import { useViewWrites } from './useViewWrites'
import { ViewRow } from './ViewRow'

export default function ViewsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  const { filterValues, sort } = useListContext()
  const { columns, density } = useTableLook()
  const { views, current } = useViews()
  const writes = useViewWrites()
  const [name, setName] = useState('')
  const query = viewQuery({ filter: filterValues, sort, columns, density })
  const save = async () => {
    if (name.trim() && (await writes.create({ path: pathname, name, query, is_default: false }))) onClose()
  }
  return (
    <Dialog open fullScreen={isPhone} maxWidth="sm" onClose={onClose} aria-labelledby="views-title">
      <DialogTitle id="views-title">{translate('components.views.title')}</DialogTitle>
      <DialogContent>
        {!current && (
          <Box
            component="form"
            sx={{ display: 'flex', alignItems: 'end', gap: 1, pt: 1 }}
            onSubmit={(event) => {
              event.preventDefault()
              event.stopPropagation()
              void save()
            }}
          >
            <TextField
              autoFocus
              fullWidth
              margin="none"
              label={translate('components.views.name')}
              value={name}
              onChange={({ target }) => setName(target.value)}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
            <Button
              type="submit"
              variant="contained"
              disabled={!name.trim() || writes.isBusy}
              sx={{ flex: 'none' }}
            >
              {translate('components.form.save')}
            </Button>
          </Box>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {views.map((view) => (
            <ViewRow key={view.id} view={view} query={query} writes={writes} isCurrent={view === current} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
