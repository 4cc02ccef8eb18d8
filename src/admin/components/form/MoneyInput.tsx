import { InputAdornment } from '@mui/material'
import { useState } from 'react'
import { TextInput, useLocaleState } from 'react-admin'
import { formatMoney, moneySign } from '../../../domain/money'
import { parseAmount } from '../lines/amount'

interface MoneyInputProps {
  source: string
  label?: string
  helperText?: string | false
  isRequired?: boolean
  autoFocus?: boolean
}

const grouped = (value: unknown): string =>
  typeof value === 'number' ? formatMoney(value).replace(/[\s\u00a0]*\S+$/, '') : String(value ?? '')

/** An amount of money, typed with or without thousands separators; shown with them on blur. */
export function MoneyInput({ source, helperText = false, ...props }: MoneyInputProps) {
  const [locale] = useLocaleState()
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...props}
      source={source}
      helperText={helperText}
      inputMode="numeric"
      autoComplete="off"
      format={(value: unknown) => typed ?? grouped(value)}
      // An invalid amount stays as typed, for the schema to refuse.
      parse={(text: string) => (text.trim() === '' ? null : (parseAmount(text.trim(), locale, true) ?? text))}
      onChange={(event) => setTyped(event?.target?.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">{moneySign()}</InputAdornment> } }}
      sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}
