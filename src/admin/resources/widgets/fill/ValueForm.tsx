import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { RecordContextProvider, ResourceContextProvider, useDataProvider, useTranslate } from 'react-admin'
import { object } from 'yup'
import type { DynamicValues } from '../../../../domain/dynamicFields'
import { postValues } from '../../../../domain/posts/values'
import { sameValue } from '../../../../domain/sameValue'
import { renamedIn, widgetFields } from '../../../../domain/widget'
import type { Widget } from '../../../../domain/widgetSchema'
import { DynamicFields } from '../../../components/dynamic/DynamicFields'
import { ShownValues } from '../../../components/dynamic/ShownValues'
import { ConflictQuestion } from '../../../components/form/ConflictQuestion'
import { useFormDraft } from '../../../components/form/draft/useFormDraft'
import { FormShell } from '../../../components/form/FormShell'
import { useEditing } from '../../../components/form/useEditing'
import { raKeys } from '../../../providers/cache/raKeys'
import type { AppDataProvider } from '../../../providers/data/types'
import { isHttpError } from '../../../providers/http/httpError'

/** Form of a widget's value, saved on its own. Stays based on the widget that it was opened with. */
export function ValueForm({ widget }: { widget: Widget }) {
  const translate = useTranslate()
  const draft = useFormDraft('widgets', null, `widget-${widget.id}`)
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const form = useEditing<{ value: DynamicValues }, Widget>({
    resource: 'widgets',
    draft,
    current: () => widget,
    isNewer: ({ version }) => widget.version > version,
    async send({ value }, against) {
      if (sameValue(value, against.value)) return against
      try {
        return (await dataProvider.setWidgetValue(against, value)).data
      } catch (error) {
        // A deleted widget disappears from the page.
        if (isHttpError(error) && error.status === 404)
          void client.invalidateQueries({ queryKey: raKeys.all('widgets') })
        throw error
      }
    },
    conflictOf(newer, { value }, against) {
      const theirs = newer as Widget
      // Maps values to the current keys of the fields.
      const now = (values: DynamicValues) => renamedIn(values, theirs.settings.fields, theirs.renamed)
      return { mine: { value: now(value) }, theirs, base: { ...against, value: now(against.value) } }
    },
  })
  const { base, question } = form
  const chosen = translate('resources.widgets.source.chosen')
  const fields = useMemo(() => widgetFields(base.settings, chosen), [base.settings, chosen])
  const latest = useRef({ fields, base })
  latest.current = { fields, base }
  const schema = useMemo(
    () =>
      object({
        value: postValues(
          () => latest.current.fields,
          () => latest.current.base.value,
        ),
      }),
    [],
  )
  const theirFields = question ? widgetFields(question.theirs.settings, chosen) : fields
  return (
    <ResourceContextProvider value="widgets">
      <RecordContextProvider value={base}>
        <FormShell
          {...form.shell}
          schema={schema}
          saveName={translate('resources.widgets.page.save', { name: widget.title })}
        >
          <DynamicFields source="value" fields={fields} />
        </FormShell>
        <ConflictQuestion
          resource="widgets"
          form={form}
          schema={schema}
          show={{ value: (values) => <ShownValues fields={theirFields} values={values} /> }}
        />
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}
