import { type ReactNode, useEffect, useState } from 'react'
import { type RaRecord, RecordContextProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { AnyObject, ObjectSchema } from 'yup'
import type { ResourceName } from '../../../domain/guards'
import { ConflictDialog } from './ConflictDialog'
import { DeleteButton } from './DeleteButton'
import { FormShell } from './FormShell'
import type { FormExit } from './UnsavedGuard'
import { useEditSave } from './useEditSave'
import { useFormDraft } from './useFormDraft'

export interface EditFormProps<T extends AnyObject, R extends RaRecord> {
  resource: ResourceName
  /** The record as the cache has it now. */
  current: R
  schema: ObjectSchema<T>
  defaultValues?: Partial<T>
  /** The record as the form holds it, when they differ (names in place of a relation, say). */
  toForm?: (record: R) => RaRecord
  /** Where a saved record leads; without it the form stays. */
  redirect?: (record: R) => string
  /** Where Cancel leads, and a deletion. */
  cancelTo: string
  /** The record's name in the question before it is deleted; without it there is no Delete. */
  deletable?: (record: R) => string
  /** i18n key of what is said before it is deleted. */
  deleteText?: string
  saveLabel?: string
  /** How to show fields in a conflict, where plain text does not do. */
  show?: Record<string, (value: unknown) => ReactNode>
  /** The inputs, or a function of the record for them; a heading may stand among them. */
  children: ReactNode | ((record: R) => ReactNode)
}

/** The form of a record that is there. It keeps the record it was opened with: saves are judged against that. */
export function EditForm<T extends AnyObject, R extends RaRecord>(props: EditFormProps<T, R>) {
  const { resource, current, toForm, cancelTo, deletable, children, redirect, show } = props
  const navigate = useNavigate()
  const draft = useFormDraft()
  const [exit] = useState<FormExit>({ allowed: false })
  const [isDirty, setDirty] = useState(false)
  const [isRestored, setRestored] = useState(draft.found !== null)
  const formOf = toForm ?? ((record: R): RaRecord => record)
  const [base, setBase] = useState<RaRecord>(() => ({ ...formOf(current), ...draft.found?.base }))

  // A newer row from elsewhere shows in an untouched form; in a touched one it waits for the save.
  const isNewer = current.version !== base.version
  const latest = JSON.stringify(formOf(current))
  useEffect(() => {
    if (isNewer && !isDirty && !isRestored) setBase(JSON.parse(latest))
  }, [isNewer, isDirty, isRestored, latest])

  const { save, conflict, setConflict } = useEditSave<T, R>({
    resource,
    base,
    toForm: formOf,
    onSaved(record) {
      draft.drop()
      setConflict(null)
      if (redirect) {
        exit.allowed = true
        navigate(redirect(record))
      } else {
        setBase(formOf(record))
        setRestored(false)
      }
    },
  })

  const remove = deletable && (
    <DeleteButton
      resource={resource}
      record={base}
      name={deletable(current)}
      text={props.deleteText}
      onDeleted={() => {
        exit.allowed = true
        draft.drop()
        navigate(cancelTo)
      }}
    />
  )

  return (
    <RecordContextProvider value={base}>
      <FormShell<T>
        schema={props.schema}
        record={base}
        defaultValues={props.defaultValues}
        onSave={(values) => save(values, base)}
        onDirty={setDirty}
        draft={draft}
        exit={exit}
        onDiscardDraft={() => {
          setBase(formOf(current))
          setRestored(false)
        }}
        cancelTo={cancelTo}
        saveLabel={props.saveLabel}
        actions={remove}
      >
        {typeof children === 'function' ? children(current) : children}
      </FormShell>
      {conflict && (
        <ConflictDialog
          key={conflict.theirs.version}
          resource={resource}
          conflict={conflict}
          show={show}
          onResolve={(values) => void save(values as T, conflict.theirs)}
          onCancel={() => setConflict(null)}
        />
      )}
    </RecordContextProvider>
  )
}
