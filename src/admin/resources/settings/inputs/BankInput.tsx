import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin'
import { type Bank, bankOf, banks, banksFound } from '../../../../domain/banks'
import { useChoiceWords } from '../../../components/references/useChoiceWords'
import { useToldAgain } from './useToldAgain'

/** The bank of an account, found by any of its names; kept as its BIN. */
export function BankInput({ source }: { source: string }) {
  const translate = useTranslate()
  const words = useChoiceWords()
  const { id, field, fieldState } = useInput({ source })
  const { error, invalid } = fieldState
  useToldAgain(source)
  return (
    <Autocomplete<Bank>
      id={id}
      options={[...banks]}
      value={bankOf(String(field.value ?? '')) ?? null}
      onChange={(_event, bank) => field.onChange(bank?.bin ?? '')}
      onBlur={() => field.onBlur()}
      getOptionLabel={({ shortName }) => shortName}
      getOptionKey={({ bin }) => bin}
      isOptionEqualToValue={(one, other) => one.bin === other.bin}
      filterOptions={(all, { inputValue }) => (inputValue ? banksFound(inputValue) : all)}
      autoHighlight
      handleHomeEndKeys
      noOptionsText={translate('resources.settings.payment.no_bank')}
      {...words}
      renderOption={({ key: _, ...props }, { bin, shortName, name }) => (
        <Box component="li" key={bin} {...props}>
          <div>
            {shortName}
            <Typography variant="body2" color="textSecondary" lang="vi">
              {name}
            </Typography>
          </div>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={<FieldTitle source={source} />}
          margin="none"
          error={invalid}
          helperText={invalid ? <InputHelperText error={error?.message} /> : undefined}
        />
      )}
    />
  )
}
