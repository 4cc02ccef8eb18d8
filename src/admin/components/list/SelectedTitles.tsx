import { DialogContentText } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useNames } from '../references/useNames'
import { useSelected } from './ListScope'

const maxNamed = 5

export function SelectedTitles() {
  const translate = useTranslate()
  const { resource } = useListContext()
  const { rows, count } = useSelected()
  const nameOf = useNames(resource)
  const named = rows.slice(0, maxNamed)
  const others = count - named.length
  return (
    <DialogContentText
      component="ul"
      sx={{ mt: 1, mb: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}
    >
      {named.map((row) => (
        <li key={row.id}>{nameOf(row)}</li>
      ))}
      {others > 0 && <li>{translate('components.bulk.others', { smart_count: others })}</li>}
    </DialogContentText>
  )
}
