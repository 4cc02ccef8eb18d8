import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
} from '@mui/material'
import { useId, useState } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { useNames } from '../references/useNames'
import { useIsPhone } from '../viewport/useIsPhone'
import { useListScope, useSelected } from './ListScope'

/** Lists selected rows of other pages, so that the effect of an action is never out of sight. */
export function SelectedElsewhere() {
  const translate = useTranslate()
  const { seen } = useListScope()
  const { elsewhere } = useSelected()
  // Deselected rows stay in the dialog, so that they can be selected again.
  const [rows, setRows] = useState<RaRecord[] | null>(null)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={translate('components.bulk.view_hidden', { smart_count: elsewhere.length })}
        onClick={() => setRows(elsewhere.map((id) => seen.get(String(id)) ?? { id }))}
      >
        {translate('components.bulk.view')}
      </Button>
      {rows && <Rows rows={rows} onClose={() => setRows(null)} />}
    </>
  )
}

function Rows({ rows, onClose }: { rows: readonly RaRecord[]; onClose: () => void }) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const titleId = useId()
  const { resource, selectedIds, onToggleItem } = useListContext()
  const nameOf = useNames(resource)
  return (
    <Dialog open fullScreen={isPhone} maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('components.bulk.hidden', { smart_count: rows.length })}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
          {rows.map((row) => (
            <li key={row.id}>
              <FormControlLabel
                label={nameOf(row)}
                control={
                  <Checkbox
                    size="small"
                    checked={selectedIds.includes(row.id)}
                    onChange={() => onToggleItem(row.id)}
                  />
                }
              />
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
