import { Checkbox } from '@mui/material'
import { type Identifier, useListContext, useTranslate } from 'react-admin'

/** A checkbox to select one record of a list that is not a table. */
export function SelectBox({ id, name }: { id: Identifier; name: string }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': `${translate('ra.action.select_row')}: ${name}` } }}
    />
  )
}
