import { TextField } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { parseAmount } from '../../lines/amount'
import type { FilterEditorProps } from './editor'
import { RangeForm } from './RangeForm'

/** Range of whole numbers, typed as amounts: `1.000.000`, `1,000,000 ₫`. */
export default function NumberRange({ spec, filters, onChange, onClose }: FilterEditorProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const numberOf = (text: string) => parseAmount(text.trim(), locale, true)
  const names = { from: `${spec.source}_from`, to: `${spec.source}_to` }
  const [typed, setTyped] = useState({
    from: String(filters[names.from] ?? ''),
    to: String(filters[names.to] ?? ''),
  })
  const ends = ['from', 'to'] as const
  const isWrong = ends.some((end) => typed[end].trim() !== '' && numberOf(typed[end]) === undefined)
  return (
    <RangeForm
      isWrong={isWrong}
      onApply={() => {
        onChange(Object.fromEntries(ends.map((end) => [names[end], numberOf(typed[end])])))
        onClose()
      }}
    >
      {ends.map((end) => (
        <TextField
          key={end}
          autoFocus={end === 'from'}
          margin="none"
          label={translate(`components.list.number_${end}`)}
          value={typed[end]}
          onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      ))}
    </RangeForm>
  )
}
