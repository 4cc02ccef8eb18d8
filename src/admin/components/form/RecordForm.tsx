import { type ReactNode, useRef } from 'react'
import { type RaRecord, RecordContextProvider, useDataProvider, useNavigate } from 'react-admin'
import type { AnyObject, ObjectSchema } from 'yup'
import type { ResourceName } from '../../../domain/guards'
import type { WriteMeta } from '../../providers/data/meta'
import { Later } from '../../startup/Later'
import type { PageWidth } from '../../theme/tokens'
import { FormHistory } from '../history/FormHistory'
import { lastView } from '../list/lastView'
import { ConflictQuestion } from './ConflictQuestion'
import { useFormDraft } from './draft/useFormDraft'
import { FormShell } from './FormShell'
import { RecordMenu, textOf } from './RecordMenu'
import { SaveMeta } from './saving'
import { SendAlone, useSendAlone } from './sendAlone'
import { useEditing } from './useEditing'
import { useMerging } from './useMerging'

export interface RecordFormProps<T extends AnyObject, R extends RaRecord> {
  resource: ResourceName
  current: R
  schema: ObjectSchema<T>
  defaultValues?: Partial<T>
  /** Converts the record to form values if they differ, such as names for a relation. */
  toForm?: (record: R) => RaRecord
  cancelTo: string
  /** Name for the deletion's dialog; without it the record cannot be deleted. */
  deletable?: (record: R) => string
  deleteText?: string | ((record: R) => string)
  width?: PageWidth
  saveLabel?: string
  save?: ReactNode
  show?: Record<string, (value: unknown) => ReactNode>
  /** For personal data: drafts stay in this browser, and other users are not told who edits. */
  isPrivate?: boolean
  children: ReactNode | ((record: R) => ReactNode)
}

const same = (record: RaRecord): RaRecord => record

export function RecordForm<T extends AnyObject, R extends RaRecord>(props: RecordFormProps<T, R>) {
  const { resource, schema, current, toForm = same, cancelTo, deletable, children } = props
  const navigate = useNavigate()
  const dataProvider = useDataProvider()
  const draft = useFormDraft(resource, props.isPrivate ? null : current.id)
  const meta = useRef<WriteMeta>(undefined)
  const form = useEditing<T, RaRecord>({
    resource,
    draft,
    current: () => toForm(current),
    isNewer: (base) => current.version > base.version,
    async send(values, against) {
      const params = { id: against.id, data: values, previousData: against, meta: meta.current }
      return toForm((await dataProvider.update<R>(resource, params)).data)
    },
    conflictOf: (newer, values, against) => ({ mine: values, theirs: toForm(newer as R), base: against }),
  })
  const { base, tell } = form
  const merge = useMerging<R>({ resource, id: base.id, fields: Object.keys(schema.fields), toForm, tell })
  const sender = useSendAlone({
    resource,
    base,
    onSent: (record: R) => tell({ type: 'changed beneath', record: toForm(record) }),
  })

  return (
    <RecordContextProvider value={base}>
      <FormShell<T>
        {...form.shell}
        schema={schema}
        defaultValues={props.defaultValues}
        onMerge={merge}
        // Drafts on the server also tell who saved it.
        newer={!draft.place && current.version > base.version ? toForm(current) : undefined}
        merged={form.merged}
        cancelTo={cancelTo}
        width={props.width}
        saveLabel={props.saveLabel}
        save={props.save}
      >
        <SendAlone.Provider value={sender}>
          <SaveMeta value={meta}>{typeof children === 'function' ? children(current) : children}</SaveMeta>
          {/* Renders with the form's later sections, which would push it down. */}
          <Later>
            <FormHistory resource={resource} id={base.id} />
          </Later>
        </SendAlone.Provider>
      </FormShell>
      <RecordMenu
        resource={resource}
        record={base}
        name={deletable?.(current)}
        deleteText={textOf(props.deleteText, current)}
        onDeleted={() => {
          draft.end()
          navigate(lastView(cancelTo))
        }}
      />
      <ConflictQuestion resource={resource} form={form} schema={schema} show={props.show} />
    </RecordContextProvider>
  )
}
