import { Box, MenuItem, TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { mediaKinds } from '../../../../domain/media'
import { box } from '../../../theme/tokens'
import { DateRangeFilter } from '../../list/DateRangeFilter'
import { FilterTabs } from '../../list/FilterTabs'
import { SearchBox } from '../../list/SearchBox'

interface LibraryFiltersProps {
  hasKinds?: boolean
  /** The library is open to choose files: on a small screen fewer filters are shown. */
  isChoosing?: boolean
}

/** Filters: kinds with counts, free text, dates, order. */
export function LibraryFilters({ hasKinds = true, isChoosing }: LibraryFiltersProps) {
  return (
    <>
      {hasKinds && (
        <FilterTabs
          source="kind"
          values={mediaKinds}
          label={(kind) => `resources.media.kinds.${kind}`}
          title="resources.media.library.kind"
        />
      )}
      <SearchBox label="resources.media.library.search" />
      <Box sx={{ display: { xs: isChoosing ? 'none' : 'contents', sm: 'contents' } }}>
        <DateRangeFilter />
        <SortChoice />
      </Box>
    </>
  )
}

const sorts = {
  newest: ['id', 'DESC'],
  oldest: ['id', 'ASC'],
  name: ['name', 'ASC'],
  largest: ['size', 'DESC'],
} as const

/** Select for the order: tiles have no column headings. */
function SortChoice() {
  const translate = useTranslate()
  const { sort, setSort } = useListContext()
  const names = Object.keys(sorts) as (keyof typeof sorts)[]
  const current = names.find((name) => sorts[name][0] === sort.field && sorts[name][1] === sort.order)
  return (
    <TextField
      select
      label={translate('resources.media.library.sort')}
      value={current ?? 'newest'}
      margin="none"
      sx={{ minWidth: box.picture, flex: { xs: 1, sm: 'none' } }}
      onChange={({ target }) => {
        const chosen = names.find((name) => name === target.value)
        if (chosen) setSort({ field: sorts[chosen][0], order: sorts[chosen][1] })
      }}
    >
      {names.map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`resources.media.library.sorts.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
