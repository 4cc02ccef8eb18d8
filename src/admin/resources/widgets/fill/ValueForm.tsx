import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin'
import { object } from 'yup'
import { postValues } from '../../../../domain/posts/values'
import { widgetFields } from '../../../../domain/widget'
import type { Widget } from '../../../../domain/widgetSchema'
import { DynamicFields } from '../../../components/dynamic/DynamicFields'
import { ShownValues } from '../../../components/dynamic/ShownValues'
import type { FormExit } from '../../../components/form/exit'
import { FormShell } from '../../../components/form/FormShell'
import { useFormDraft } from '../../../components/form/useFormDraft'
import { lazily } from '../../../startup/lazily'
import { useValueSave } from './useValueSave'

/** Loaded when somebody else has saved first. */
const ConflictDialog = lazily(() => import('../../../components/form/ConflictDialog'))

/** The form of what a widget says, saved on its own. It keeps the widget that it was opened with. */
export function ValueForm({ widget }: { widget: Widget }) {
  const translate = useTranslate()
  const draft = useFormDraft('widgets', null, `widget-${widget.id}`)
  const [exit] = useState<FormExit>({ allowed: false })
  const [isDirty, setDirty] = useState(false)
  const [isRestored, setRestored] = useState(draft.found !== null)
  const [base, setBase] = useState<Widget>(() => ({ ...widget, ...draft.found?.base }))
  const isNewer = widget.version > base.version
  // A newer widget from elsewhere replaces the values of an untouched form; in an edited form the save detects it.
  useEffect(() => {
    if (isNewer && !isDirty && !isRestored) setBase(widget)
  }, [isNewer, isDirty, isRestored, widget])

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
  const { save, conflict, setConflict } = useValueSave(base, (saved) => {
    draft.drop()
    setRestored(false)
    setBase(saved)
  })
  const theirFields = conflict ? widgetFields(conflict.theirs.settings, chosen) : fields
  return (
    <ResourceContextProvider value="widgets">
      <RecordContextProvider value={base}>
        <FormShell
          schema={schema}
          record={base}
          onSave={({ value }) => save(value, base)}
          onDirty={setDirty}
          draft={draft}
          exit={exit}
          onDiscard={() => {
            if (!isNewer && !isRestored) return
            setBase(widget)
            setRestored(false)
          }}
          saveName={translate('resources.widgets.page.save', { name: widget.title })}
        >
          <DynamicFields source="value" fields={fields} />
        </FormShell>
        {conflict && (
          <Suspense>
            <ConflictDialog
              key={conflict.theirs.version}
              resource="widgets"
              conflict={conflict}
              schema={schema}
              show={{ value: (values) => <ShownValues fields={theirFields} values={values} /> }}
              onResolve={({ value }) => void save(value as Widget['value'], conflict.theirs)}
              onCancel={() => setConflict(null)}
            />
          </Suspense>
        )}
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}
