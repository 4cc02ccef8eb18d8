import type { ComponentProps } from 'react'
import { useState } from 'react'
import { TextInput, useLocaleState } from 'react-admin'
import { parseNumber, typedNumber } from '../../../domain/numbers'

interface FigureInputProps
  extends Omit<ComponentProps<typeof TextInput>, 'type' | 'format' | 'parse' | 'onChange' | 'inputMode'> {
  /** Whether the form holds the number as text, as defaults of fields do. */
  isKeptAsText?: boolean
}

/**
 * A number in the format of the interface's language. The browser's number input changes with the mouse wheel and drops
 * text that it cannot parse; here that text stays for the schema to refuse.
 */
export function FigureInput({ isKeptAsText, onBlur, ...props }: FigureInputProps) {
  const [locale] = useLocaleState()
  const [typed, setTyped] = useState<string>()
  const shown = (value: unknown): string => {
    const number = isKeptAsText && typeof value === 'string' && value.trim() ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number)
      ? typedNumber(number, locale)
      : String(value ?? '')
  }
  const read = (text: string): number | string | null => {
    if (text.trim() === '') return isKeptAsText ? '' : null
    const number = parseNumber(text, locale)
    return number === undefined ? text : isKeptAsText ? String(number) : number
  }
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      format={(value: unknown) => typed ?? shown(value)}
      parse={read}
      onChange={(event) => setTyped(event?.target?.value)}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
