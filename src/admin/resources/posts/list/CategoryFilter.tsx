import { Box } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { subtreeIds } from '../../../../domain/tree'
import { CategorySelect } from '../../../components/categories/CategorySelect'
import { useCategories } from '../../../components/categories/useCategories'

/** Narrows the list to a category and everything under it. */
export function CategoryFilter({ typeId }: { typeId: number }) {
  const translate = useTranslate()
  const { rows } = useCategories(typeId)
  const { filterValues, setFilters } = useListContext()
  const chosen: unknown = filterValues.category_id
  // The category itself comes first, those under it follow.
  const first = Number(Array.isArray(chosen) ? chosen[0] : chosen)
  const choose = (id: number | null) => {
    const { category_id: _, ...others } = filterValues
    setFilters(id === null ? others : { ...others, category_id: [...subtreeIds(rows, id)] })
  }
  if (rows.length === 0) return null
  return (
    <Box sx={{ flex: { xs: '1 1 200px', sm: '0 1 260px' } }}>
      <CategorySelect
        rows={rows}
        value={first || null}
        onChange={choose}
        label={translate('resources.posts.all_categories')}
        margin="none"
      />
    </Box>
  )
}
