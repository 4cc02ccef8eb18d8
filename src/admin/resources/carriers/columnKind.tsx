import { SelectInput, TextInput, useSourceContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type CarrierColumn, carrierValues, maxCarrierColumns } from '../../../domain/carrierSchema'
import { cardKind } from '../../components/cards/kind'

const choices = carrierValues.map((id) => ({ id, name: `resources.carriers.value.${id}` }))

function Holds({ column: { value, text } }: { column: CarrierColumn }) {
  const translate = useTranslate()
  return value === 'fixed' ? text : translate(`resources.carriers.value.${value}`)
}

function FixedText() {
  const value: unknown = useWatch({ name: useSourceContext().getSource('value') })
  return value === 'fixed' ? (
    <TextInput source="text" label="resources.carriers.fields.text" helperText={false} />
  ) : null
}

export const carrierColumns = cardKind<CarrierColumn>({
  label: 'resources.carriers.columns.list',
  add: 'resources.carriers.columns.add',
  unnamed: 'resources.carriers.columns.unnamed',
  title: ({ title }) => title,
  summary: (column) => <Holds column={column} />,
  blank: () => ({ title: '', value: 'fixed', text: '' }),
  max: maxCarrierColumns,
  body: (
    <>
      <TextInput source="title" label="resources.carriers.fields.title" isRequired helperText={false} />
      <SelectInput
        source="value"
        label="resources.carriers.fields.value"
        choices={choices}
        isRequired
        helperText={false}
      />
      <FixedText />
    </>
  ),
})
