import { useEffect, useState } from 'react'
import { type RaRecord, RecordContextProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { AnyObject } from 'yup'
import { ConflictDialog } from './ConflictDialog'
import { DeleteButton } from './DeleteButton'
import type { EditPageProps } from './EditPage'
import { FormShell } from './FormShell'
import type { FormExit } from './UnsavedGuard'
import { useEditSave } from './useEditSave'
import { useFormDraft } from './useFormDraft'

type EditFormProps<T extends AnyObject, R extends RaRecord> = EditPageProps<T, R> & {
  /** The record as the cache has it now. */
  current: R
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
