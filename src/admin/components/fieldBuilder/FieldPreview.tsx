import { Typography } from '@mui/material'
import { useMemo } from 'react'
import { RecordContextProvider, useTranslate } from 'react-admin'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { type DynamicField, hasChoices, isFieldKey, type RowField } from '../../../domain/dynamicFields'
import type { FieldInput } from '../../../domain/fieldSchema'
import { DynamicFields } from '../dynamic/DynamicFields'
import { within } from './within'

type Written = Partial<FieldInput>

/** The part of the settings that is complete enough for an input. */
function fieldOf({ title, style = 'text', value, data, children, api }: Written): DynamicField {
  const choices = (rows: Written['data']) => (rows ?? []).filter((row) => row?.value && row.label)
  return {
    key: 'preview',
    title: title || '…',
    style,
    value,
    data: choices(data),
    api,
    children: ((children ?? []) as RowField[])
      .filter(({ key, title: name }) => name && isFieldKey(key ?? ''))
      .map((child) => ({ ...child, data: choices(child.data as Written['data']) })),
  }
}

const names = ['title', 'style', 'value', 'data', 'children', 'api'] as const

/** The input that the settings at a path produce, for a try; belongs to no record. */
export function FieldPreview({ at = '' }: { at?: string }) {
  const translate = useTranslate()
  const [title, style, value, data, children, api] = useWatch({
    name: names.map((name) => within(at, name)),
  }) as [
    Written['title'],
    Written['style'],
    Written['value'],
    Written['data'],
    Written['children'],
    Written['api'],
  ]
  const field = fieldOf({ title, style, value, data, children, api })
  const missing = hasChoices(field.style)
    ? field.data?.length === 0 && 'option'
    : field.style === 'list' && field.children?.length === 0 && 'column'
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(missing ? `resources.fields.${missing}.empty` : 'resources.fields.help.preview')}
      </Typography>
      {/* Another style, default or column remounts the input. */}
      {!missing && (
        <div data-trial="">
          <Trial
            key={`${field.style} ${value} ${field.children?.map(({ key, style }) => `${key} ${style}`)}`}
            field={field}
          />
        </div>
      )}
    </>
  )
}

const noRecord = {}

function Trial({ field }: { field: DynamicField }) {
  const form = useForm({ defaultValues: { values: {} } })
  const fields = useMemo(() => [field], [field])
  return (
    <RecordContextProvider value={noRecord}>
      <FormProvider {...form}>
        <DynamicFields source="values" fields={fields} />
      </FormProvider>
    </RecordContextProvider>
  )
}
