import type { ComponentProps } from 'react'
import { useState } from 'react'
import { TextInput, useLocaleState } from 'react-admin'
import { parseNumber, typedNumber } from '../../../domain/numbers'

interface FigureInputProps
  extends Omit<ComponentProps<typeof TextInput>, 'type' | 'format' | 'parse' | 'onChange' | 'inputMode'> {
  /** The value is kept as a text, as a default of fields is. */
  isKeptAsText?: boolean
}

/**
 * A number as people type it in the language of the interface. The browser's own field would change it by the wheel of
 * the mouse, and forget what it cannot read; here that stays as it was typed, for the schema to refuse.
 */
export function FigureInput({ isKeptAsText, onBlur, ...props }: FigureInputProps) {
  const [locale] = useLocaleState()
  // As it is being typed.
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
