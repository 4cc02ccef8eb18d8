import { Checkbox, FormControlLabel } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useIsPhone } from '../viewport/useIsPhone'
import { useListScope } from './ListScope'
import { useRowSelection } from './useRowSelection'

export function useShowsBoxes(count: number): boolean {
  const isPhone = useIsPhone()
  const { isSelecting } = useListScope()
  return !isPhone || isSelecting || count > 0
}

/** Selects all rows of the page, for lists without a table head. */
export function SelectPage() {
  const translate = useTranslate()
  const { page, ids, togglePage } = useRowSelection()
  const isShown = useShowsBoxes(ids.length)
  if (!isShown || page === 'empty') return null
  return (
    <FormControlLabel
      label={translate('components.list.select_page')}
      sx={{ flex: 'none', mx: 0, whiteSpace: 'nowrap', minHeight: 'var(--control)' }}
      control={
        <Checkbox
          size="small"
          checked={page === 'all'}
          indeterminate={page === 'some'}
          onChange={togglePage}
        />
      }
    />
  )
}
