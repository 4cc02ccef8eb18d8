import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { type RaRecord, RecordContextProvider, useNavigate } from 'react-admin'
import type { KeepStateOptions } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import type { ResourceName } from '../../../domain/guards'
import type { WriteMeta } from '../../providers/data/meta'
import { Later } from '../../startup/Later'
import { lazily } from '../../startup/lazily'
import type { PageWidth } from '../../theme/tokens'
import { FormHistory } from '../history/FormHistory'
import { lastView } from '../list/lastView'
import type { AutosaveProps } from './autosave/Autosave'
import { textOf } from './deleteText'
import type { FormExit } from './exit'
import { FormShell } from './FormShell'
import { RecordMenu } from './RecordMenu'
import { SaveMeta } from './saveMeta'
import { SendAlone, useSendAlone } from './sendAlone'
import { useEditSave } from './useEditSave'
import { useFormDraft } from './useFormDraft'
import { useMerging } from './useMerging'

/** Loaded when somebody else has saved first. */
const ConflictDialog = lazily(() => import('./ConflictDialog'))

export interface EditFormProps<T extends AnyObject, R extends RaRecord> {
  resource: ResourceName
  /** The record in the cache. */
  current: R
  schema: ObjectSchema<T>
  defaultValues?: Partial<T>
  /** Converts the record to form values where they differ, such as names for a relation. */
  toForm?: (record: R) => RaRecord
  /** Where “Back” leads, and where one is after a deletion. */
  cancelTo: string
  /** The record's name for the question before deleting; without it it cannot be deleted. */
  deletable?: (record: R) => string
  /** i18n key of the text in that question, or the text of this record's. */
  deleteText?: string | ((record: R) => string)
  width?: PageWidth
  saveLabel?: string
  /** Replaces Save by several. */
  save?: ReactNode
  /** Renders fields in a conflict for which plain text is not enough. */
  show?: Record<string, (value: unknown) => ReactNode>
  /** Drafts stay in this browser, and nobody is told who is here: for what is one's own. */
  isPrivate?: boolean
  /** The inputs, or a function of the record that returns them; may include a heading. */
  children: ReactNode | ((record: R) => ReactNode)
}

interface Opened {
  /** The record that the form was opened with, or last saved. */
  base: RaRecord
  resetOptions?: KeepStateOptions
}

const same = (record: RaRecord): RaRecord => record
const keepEdits: KeepStateOptions = { keepDirtyValues: true }

/** The edit form. It keeps the record it was opened with, against which saves are checked. */
export function EditForm<T extends AnyObject, R extends RaRecord>(props: EditFormProps<T, R>) {
  const { resource, current, toForm, cancelTo, deletable, children, show } = props
  const navigate = useNavigate()
  const draft = useFormDraft(resource, props.isPrivate ? null : current.id)
  const [exit] = useState<FormExit>({ allowed: false })
  const [isDirty, setDirty] = useState(false)
  const [isRestored, setRestored] = useState(draft.found !== null)
  const formOf = toForm ?? same
  const [{ base, resetOptions }, setOpened] = useState<Opened>(() => ({
    base: { ...formOf(current), ...draft.found?.base },
  }))
  const setBase = (record: RaRecord) => setOpened({ base: record })

  // A newer row from elsewhere replaces the values of an untouched form; in an edited form the save detects it.
  // Right after a save it is the cache that is behind.
  const isNewer = current.version > base.version
  // An equal row that was loaded again is not another one.
  const latest = useMemo(
    () => (isNewer ? JSON.stringify((toForm ?? same)(current)) : ''),
    [isNewer, toForm, current],
  )
  useEffect(() => {
    if (latest && !isDirty && !isRestored) setOpened({ base: JSON.parse(latest) })
  }, [isDirty, isRestored, latest])

  const meta = useRef<WriteMeta>(undefined)
  const { save, conflict, setConflict } = useEditSave<T, R>({
    resource,
    meta,
    base,
    toForm: formOf,
    onSaved(record) {
      draft.drop()
      setConflict(null)
      if (exit.leaving) {
        exit.allowed = true
      } else {
        setBase(formOf(record))
        setRestored(false)
      }
    },
  })

  const [merged, setMerged] = useState<AutosaveProps['merged']>(null)
  const merging = useMerging<R>({
    resource,
    id: base.id,
    fields: Object.keys(props.schema.fields),
    toForm: formOf,
    onMerged(row, values) {
      setBase(row)
      setRestored(values !== null)
      setMerged(values)
    },
  })

  const sender = useSendAlone({
    resource,
    base,
    // Edited fields keep their values and stay dirty.
    onSent: (record: R) => setOpened({ base: formOf(record), resetOptions: keepEdits }),
  })

  return (
    <RecordContextProvider value={base}>
      <FormShell<T>
        schema={props.schema}
        record={base}
        defaultValues={props.defaultValues}
        resetOptions={resetOptions}
        onSave={(values) => save(values, base)}
        onDirty={setDirty}
        draft={draft}
        onMerge={merging.merge}
        merged={merged}
        exit={exit}
        onDiscard={() => {
          if (!isNewer && !isRestored) return
          setBase(formOf(current))
          setRestored(false)
        }}
        cancelTo={cancelTo}
        width={props.width}
        saveLabel={props.saveLabel}
        save={props.save}
      >
        <SendAlone.Provider value={sender}>
          <SaveMeta value={meta}>{typeof children === 'function' ? children(current) : children}</SaveMeta>
          {/* With what is further down in the form, which would push it away. */}
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
          exit.allowed = true
          draft.drop()
          navigate(lastView(cancelTo))
        }}
      />
      {merging.question && (
        <Suspense>
          <ConflictDialog
            resource={resource}
            conflict={merging.question}
            schema={props.schema}
            show={show}
            isForForm
            onResolve={merging.resolve}
            onCancel={merging.cancel}
          />
        </Suspense>
      )}
      {conflict && (
        <Suspense>
          <ConflictDialog
            key={conflict.theirs.version}
            resource={resource}
            conflict={conflict}
            schema={props.schema}
            show={show}
            onResolve={(values) => void save(values as T, conflict.theirs)}
            onCancel={() => setConflict(null)}
          />
        </Suspense>
      )}
    </RecordContextProvider>
  )
}
