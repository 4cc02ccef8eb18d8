import { MenuItem, TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { type Column, isSortedBy } from '../columns'
import { useColumnLabel } from '../useColumnLabel'

export function SortPick({ columns }: { columns: readonly Column[] }) {
  const translate = useTranslate()
  const labelOf = useColumnLabel()
  const { sort, setSort } = useListContext()
  const choices = columns.flatMap((column) => {
    const field = column.disableSort ? undefined : (column.sortBy ?? column.source)
    if (!field) return []
    const isCurrent = isSortedBy(column, sort.field)
    return (['ASC', 'DESC'] as const).map((order) => ({
      id: `${field} ${order}`,
      field,
      order,
      isCurrent: isCurrent && sort.order === order,
      name: `${labelOf(column)}, ${translate(`ra.sort.${order}`)}`,
    }))
  })
  if (choices.length === 0) return null
  return (
    <TextField
      select
      margin="none"
      label={translate('ra.action.sort')}
      value={choices.find(({ isCurrent }) => isCurrent)?.id ?? ''}
      onChange={({ target }) => {
        const chosen = choices.find(({ id }) => id === target.value)
        if (chosen) setSort({ field: chosen.field, order: chosen.order })
      }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
