import { Box, MenuItem, TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { styles } from '../../../domain/type'
import { SearchBox } from '../../components/list/SearchBox'
import { StyleMark } from './StyleMark'

/** By name and by style. */
export function TypeFilters() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const select = (style: string) => {
    const { style: _, ...others } = filterValues
    setFilters(style ? { ...others, style } : others)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <SearchBox label="resources.types.search" />
      <TextField
        select
        margin="none"
        value={String(filterValues.style ?? '')}
        onChange={({ target }) => select(target.value)}
        sx={{ width: { xs: '100%', sm: 180 } }}
        slotProps={{
          select: { displayEmpty: true },
          htmlInput: { 'aria-label': translate('resources.types.filter.style') },
        }}
      >
        <MenuItem value="">{translate('resources.types.filter.all')}</MenuItem>
        {styles.map((style) => (
          <MenuItem key={style} value={style}>
            <StyleMark style={style} />
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
