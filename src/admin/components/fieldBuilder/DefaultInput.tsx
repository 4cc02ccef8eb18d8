import { SelectInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Choice, type FieldStyle, hasChoices } from '../../../domain/dynamicFields'
import { TimeStyle } from '../dynamic/styles/TimeStyle'
import { DayInput } from '../form/DayField'
import { FigureInput } from '../form/FigureInput'
import { growing } from '../form/growing'
import { within } from './within'

export const hasDefault = (style: FieldStyle): boolean =>
  style !== 'media' && style !== 'api' && style !== 'list'

interface DefaultInputProps {
  style: FieldStyle
  at?: string
  helperText?: string | false
}

export function DefaultInput({ style, at = '', helperText }: DefaultInputProps) {
  const data: Choice[] = useWatch({ name: within(at, 'data') }) ?? []
  const translate = useTranslate()
  if (!hasDefault(style)) return null
  const common = {
    source: within(at, 'value'),
    label: 'resources.fields.fields.value',
    helperText: helperText ?? 'resources.fields.help.value',
  }
  // Same inputs as the content's: the browser's own would follow the browser's language.
  if (style === 'date' || style === 'time') {
    const Input = style === 'date' ? DayInput : TimeStyle
    const { source, label, helperText: hint } = common
    return (
      <Input key={style} source={source} label={translate(label)} {...(hint && { hint: translate(hint) })} />
    )
  }
  if (style === 'number') return <FigureInput key={style} {...common} isKeptAsText />
  const isLong = style === 'textarea' || style === 'editor'
  return hasChoices(style) ? (
    <SelectInput
      {...common}
      choices={data.filter(({ value }) => value).map(({ value, label }) => ({ id: value, name: label }))}
      translateChoice={false}
      emptyText="dynamic.not_chosen"
    />
  ) : (
    <TextInput key={style} {...common} multiline={isLong} slotProps={isLong ? growing(3, 10) : undefined} />
  )
}
