import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { fold } from '../../../domain/fold'
import { languageCodes, languageName } from '../../../domain/language'
import { useLanguageName } from './useLanguageName'

interface SiteLanguagePickerProps {
  /** Keys that the site already has. */
  taken: readonly string[]
  value: string | null
  onChange: (key: string | null) => void
  error?: string
}

export function SiteLanguagePicker({ taken, value, onChange, error }: SiteLanguagePickerProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const nameOf = useLanguageName()
  const codes = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return languageCodes.filter((key) => !taken.includes(key)).sort((a, b) => compare(nameOf(a), nameOf(b)))
  }, [locale, nameOf, taken])
  const find = (options: string[], { inputValue }: { inputValue: string }) => {
    const wanted = fold(inputValue.trim())
    return options.filter((key) => fold(`${nameOf(key)} ${languageName(key)} ${key}`).includes(wanted))
  }
  return (
    <Autocomplete
      options={codes}
      value={value}
      onChange={(_event, key) => onChange(key)}
      getOptionLabel={nameOf}
      filterOptions={find}
      autoHighlight
      noOptionsText={translate('resources.languages.add.none')}
      openText={translate('resources.languages.add.open')}
      closeText={translate('resources.languages.add.close')}
      clearText={translate('resources.languages.add.clear')}
      renderOption={({ key: _, ...props }, key) => (
        <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1 }}>
          {nameOf(key)}
          <Typography component="span" variant="body2" color="textSecondary" lang={key}>
            {languageName(key)}
          </Typography>
          <Typography
            component="code"
            variant="body2"
            color="textSecondary"
            sx={{ marginInlineStart: 'auto' }}
          >
            {key}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          required
          label={translate('resources.languages.fields.key')}
          error={Boolean(error)}
          helperText={error ?? translate('resources.languages.add.hint')}
        />
      )}
    />
  )
}
