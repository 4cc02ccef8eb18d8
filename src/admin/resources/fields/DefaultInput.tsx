import { SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Choice, type FieldStyle, hasChoices } from '../../../domain/dynamicFields'
import { FormSection } from '../../components/form/FormSection'
import { growing } from '../../components/form/growing'

const types: Partial<Record<FieldStyle, string>> = { number: 'number', date: 'date', time: 'time' }

/** What a new post begins with; it is kept as text. Some styles have none. */
export function DefaultInput({ style }: { style: FieldStyle }) {
  const data: Choice[] = useWatch({ name: 'data' }) ?? []
  if (style === 'media' || style === 'api' || style === 'list') return null
  const common = {
    source: 'value',
    label: 'resources.fields.fields.value',
    helperText: 'resources.fields.help.value',
  } as const
  const isLong = style === 'textarea' || style === 'editor'
  return (
    <FormSection title="resources.fields.fields.value">
      {hasChoices(style) ? (
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
      )}
    </FormSection>
  )
}
