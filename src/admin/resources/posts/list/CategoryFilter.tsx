import { NativeSelect, OutlinedInput } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { levelTitle, subtreeIds } from '../../../../domain/tree'
import { useCategories } from '../../../components/categories/useCategories'
import { box } from '../../../theme/tokens'

/** Filters the list by a category and everything below it. */
export function CategoryFilter({ typeId }: { typeId: number }) {
  const translate = useTranslate()
  const { rows } = useCategories(typeId)
  const { filterValues, setFilters } = useListContext()
  const chosen: unknown = filterValues.category_id
  // The category itself is first, followed by those below it.
  const first = Number(Array.isArray(chosen) ? chosen[0] : chosen)
  const choose = (id: number | null) => {
    const { category_id: _, ...others } = filterValues
    setFilters(id === null ? others : { ...others, category_id: [...subtreeIds(rows, id)] })
  }
  if (rows.length === 0) return null
  return (
    // A native select: MUI's would weigh as much as all other controls of this list together.
    <NativeSelect
      value={rows.some(({ id }) => id === first) ? String(first) : ''}
      onChange={({ target }) => choose(target.value ? Number(target.value) : null)}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': translate('resources.posts.fields.category_id') }}
      sx={{ flex: { xs: `1 1 ${box.filter}px`, sm: `0 1 ${box.filter}px` }, minWidth: 0 }}
    >
      <option value="">{translate('resources.posts.all_categories')}</option>
      {rows.map((row) => (
        <option key={row.id} value={String(row.id)}>
          {levelTitle(row)}
        </option>
      ))}
    </NativeSelect>
  )
}
