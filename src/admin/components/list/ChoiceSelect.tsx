import { MenuItem, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext, useLocaleState, useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { formatNumber } from '../formats'

export interface Choice {
  id: string | number
  /** i18n key, text or element. */
  name: ReactNode
  /** How many rows have this value. */
  count?: number
}

interface ChoiceSelectProps {
  /** Name of the filter. */
  source: string
  choices: readonly Choice[]
  /** i18n key of the label; the field's name by default. */
  label?: string
  /** i18n key for “all”. */
  all?: string
}

/** A select for a filter with few values. */
export function ChoiceSelect({ source, choices, label, all = 'components.list.all' }: ChoiceSelectProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { resource, filterValues, setFilters } = useListContext()
  const { [source]: chosen = '', ...others } = filterValues
  const select = (value: string) => {
    const choice = choices.find(({ id }) => String(id) === value)
    setFilters(choice ? { ...others, [source]: choice.id } : others)
  }
  return (
    <TextField
      select
      margin="none"
      label={translate(label ?? `resources.${resource}.fields.${source}`)}
      value={choices.some(({ id }) => String(id) === String(chosen)) ? String(chosen) : ''}
      onChange={({ target }) => select(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={selectStyle}
    >
      <MenuItem value="">{translate(all)}</MenuItem>
      {choices.map(({ id, name, count }) => (
        <MenuItem key={id} value={String(id)}>
          {typeof name === 'string' ? translate(name, { _: name }) : name}
          {count === undefined ? '' : ` (${formatNumber(count, locale)})`}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Two selects share a phone's width. */
export const selectStyle = {
  minWidth: { xs: 0, sm: box.filter },
  flex: { xs: `1 1 ${box.picture}px`, sm: '0 0 auto' },
}
