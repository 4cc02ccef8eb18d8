import { Autocomplete, Box, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { fold } from '../../../../domain/fold'

export interface FilterOption {
  id: string
  name: string
  icon?: ReactNode
  /** Rows that it would show. */
  count?: string
  level?: number
}

interface OptionsProps {
  label: string
  options: readonly FilterOption[]
  chosen: string
  onChoose: (id: string) => void
  /** Called with the typed text, if the search is remote. */
  onSearch?: (text: string) => void
  isLoading?: boolean
}

/** An always open listbox with a search that ignores case and accents. */
export function Options({ label, options, chosen, onChoose, onSearch, isLoading }: OptionsProps) {
  const translate = useTranslate()
  return (
    <Autocomplete
      open
      disablePortal
      disableClearable
      autoHighlight
      options={options}
      loading={isLoading}
      value={options.find(({ id }) => id === chosen)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(all, { inputValue, getOptionLabel }) => {
        const typed = fold(inputValue.trim())
        // The initial text is the chosen value, not a search.
        const isTyped =
          !onSearch && typed && !all.some((each) => each.id === chosen && fold(each.name) === typed)
        return isTyped ? all.filter((each) => fold(getOptionLabel(each)).includes(typed)) : [...all]
      }}
      noOptionsText={translate('components.list.none_found')}
      loadingText={translate('components.list.loading')}
      onChange={(_event, option) => onChoose(option.id)}
      onInputChange={(_event, text, reason) => reason === 'input' && onSearch?.(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          margin="none"
          placeholder={translate('components.list.search')}
          sx={{ p: 1 }}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-label': label,
              onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select(),
            },
          }}
        />
      )}
      renderOption={({ key, ...props }, { name, icon, count, level = 0 }) => (
        <Box component="li" key={key} {...props}>
          <Box component="span" sx={{ display: 'flex', gap: 1, paddingInlineStart: level * 2 }}>
            {icon}
            {name}
          </Box>
          {count !== undefined && (
            <Box
              component="span"
              sx={{ marginInlineStart: 'auto', paddingInlineStart: 2, color: 'text.secondary' }}
            >
              {count}
            </Box>
          )}
        </Box>
      )}
      slotProps={{
        popper: {
          sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
        },
        paper: { elevation: 0 },
        popupIndicator: { sx: { display: 'none' } },
      }}
    />
  )
}
