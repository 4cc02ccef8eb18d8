import { InputAdornment } from '@mui/material'
import { useState } from 'react'
import { TextInput, useLocaleState } from 'react-admin'
import { formatMoney, moneySign } from '../../../domain/money'
import { parseAmount } from '../lines/amount'

interface MoneyInputProps {
  source: string
  label?: string
  /** i18n key. */
  helperText?: string | false
  isRequired?: boolean
}

const grouped = (value: unknown): string =>
  typeof value === 'number' ? formatMoney(value).replace(/[\s\u00a0]*\S+$/, '') : String(value ?? '')

/** An amount of money: typed with or without signs between thousands, and shown with them once it is left. */
export function MoneyInput({ source, helperText = false, ...props }: MoneyInputProps) {
  const [locale] = useLocaleState()
  // As it is being typed.
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...props}
      source={source}
      helperText={helperText}
      inputMode="numeric"
      autoComplete="off"
      format={(value: unknown) => typed ?? grouped(value)}
      // What is no amount stays as it was typed, for the schema to refuse.
      parse={(text: string) => (text.trim() === '' ? null : (parseAmount(text.trim(), locale, true) ?? text))}
      onChange={(event) => setTyped(event?.target?.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">{moneySign()}</InputAdornment> } }}
      sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}
