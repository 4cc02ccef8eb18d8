import { SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Choice, type FieldStyle, hasChoices } from '../../../domain/dynamicFields'
import { growing } from '../form/growing'
import { within } from './within'

const types: Partial<Record<FieldStyle, string>> = { number: 'number', date: 'date', time: 'time' }

/** Whether fields of a style have a default. */
export const hasDefault = (style: FieldStyle): boolean =>
  style !== 'media' && style !== 'api' && style !== 'list'

interface DefaultInputProps {
  style: FieldStyle
  /** Where the field stands in the form. */
  at?: string
  /** i18n key of what is said beside it. */
  helperText?: string | false
}

/** What new content begins with; it is kept as text. Some styles have none. */
export function DefaultInput({ style, at = '', helperText }: DefaultInputProps) {
  const data: Choice[] = useWatch({ name: within(at, 'data') }) ?? []
  if (!hasDefault(style)) return null
  const common = {
    source: within(at, 'value'),
    label: 'resources.fields.fields.value',
    helperText: helperText ?? 'resources.fields.help.value',
  }
  const isLong = style === 'textarea' || style === 'editor'
  return hasChoices(style) ? (
    <SelectInput
      {...common}
      choices={data.filter(({ value }) => value).map(({ value, label }) => ({ id: value, name: label }))}
      translateChoice={false}
      emptyText="dynamic.not_chosen"
    />
  ) : (
    <TextInput
      key={style}
      {...common}
      type={types[style]}
      multiline={isLong}
      slotProps={isLong ? growing(3, 10) : types[style] ? { inputLabel: { shrink: true } } : undefined}
    />
  )
}
