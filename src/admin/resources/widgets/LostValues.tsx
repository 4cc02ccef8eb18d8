import { Alert, Checkbox, FormControlLabel } from '@mui/material'
import { use, useEffect, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { isFieldKey } from '../../../domain/dynamicFields'
import { redefine, type SentField, widgetFields } from '../../../domain/widget'
import type { Widget } from '../../../domain/widgetSchema'
import { SaveMeta } from '../../components/form/saving'

/** Names removed fields that have content, and asks for consent. */
export function LostValues() {
  const widget = useRecordContext<Widget>()
  const fields: SentField[] = useWatch({ name: 'settings.fields' }) ?? []
  const api: unknown = useWatch({ name: 'settings.api' })
  if (!widget?.value) return null
  const before = widgetFields(widget.settings)
  const after = [...(api ? before.filter((field) => !widget.settings.fields.includes(field)) : []), ...fields]
  const { lost } = redefine(
    widget.value,
    before.map(({ key, ...field }) => ({ ...field, key, was: undefined })),
    after.filter((field) => field && isFieldKey(field.key ?? '')),
    widget.renamed,
  )
  if (lost.length === 0) return null
  return <Consent names={lost.map(({ title, key }) => title || key).join(', ')} />
}

function Consent({ names }: { names: string }) {
  const translate = useTranslate()
  const meta = use(SaveMeta)
  const [isGiven, setGiven] = useState(false)
  useEffect(() => {
    if (!meta) return
    meta.current = isGiven ? { force: true } : undefined
    return () => {
      meta.current = undefined
    }
  }, [meta, isGiven])
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('resources.widgets.field.loses.text', { names })}
      <FormControlLabel
        sx={{ display: 'flex' }}
        label={translate('resources.widgets.field.loses.consent')}
        control={<Checkbox checked={isGiven} onChange={(_event, checked) => setGiven(checked)} />}
      />
    </Alert>
  )
}
