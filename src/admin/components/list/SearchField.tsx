import Clear from '@mui/icons-material/Clear'
import Search from '@mui/icons-material/Search'
import { IconButton, InputAdornment, OutlinedInput, type OutlinedInputProps } from '@mui/material'
import { useTranslate } from 'react-admin'

interface SearchFieldProps extends Pick<OutlinedInputProps, 'fullWidth' | 'onKeyDown'> {
  value: string
  onChange: (value: string) => void
  label: string
  keys?: string | undefined
  flex?: { xs: string; sm: string }
}

export function SearchField({ value, onChange, label, keys, flex, ...props }: SearchFieldProps) {
  const translate = useTranslate()
  return (
    <OutlinedInput
      {...props}
      type="search"
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder={label}
      sx={{ ...(flex && { flex }), '& ::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{ input: { 'aria-label': label, 'aria-keyshortcuts': keys } }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        value && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('components.list.clear_search')}
              onClick={() => onChange('')}
            >
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  )
}
