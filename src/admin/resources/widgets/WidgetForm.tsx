import { useMemo } from 'react'
import { type RaRecord, useParams, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { TypeIconName } from '../../../domain/typeIcons'
import type { SentField, WidgetSettings } from '../../../domain/widget'
import { type Widget, widgetDefinitionSchema } from '../../../domain/widgetSchema'
import { CreateForm, EditForm } from '../../components/crud/forms'
import { useWidgetTypeName } from '../../components/types/useWidgetTypeName'
import { WidgetInputs } from './WidgetInputs'

/** Each field keeps the key of its stored value, so that a renamed key keeps the value. */
const toForm = (widget: Widget): RaRecord => ({
  ...widget,
  settings: {
    ...widget.settings,
    fields: widget.settings.fields.map((field): SentField => ({ ...field, was: field.key })),
  },
})

export default function WidgetForm() {
  const { id } = useParams()
  return id === undefined ? <New /> : <Existing />
}

function New() {
  const type = useSearchParams()[0].get('type') ?? ''
  const defaultValues = useMemo(() => ({ ...widgetDefinitionSchema.getDefault(), type }), [type])
  return (
    <CreateForm schema={widgetDefinitionSchema} defaultValues={defaultValues}>
      <WidgetInputs />
    </CreateForm>
  )
}

function Existing() {
  const translate = useTranslate()
  const typeName = useWidgetTypeName()
  return (
    <EditForm
      schema={widgetDefinitionSchema}
      toForm={toForm}
      show={{
        icon: (icon) => (icon ? translate(`icons.${icon as TypeIconName}`).split(',')[0] : ''),
        type: (type) => typeName(String(type)),
        settings: (settings) =>
          (settings as WidgetSettings).fields.map(({ title, key }) => title || key).join(', '),
      }}
    >
      <WidgetInputs />
    </EditForm>
  )
}
