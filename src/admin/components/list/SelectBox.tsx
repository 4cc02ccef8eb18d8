import { Checkbox } from '@mui/material'
import { type Identifier, useListContext, useTranslate } from 'react-admin'

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
