import { Box } from '@mui/material'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { Form, type RaRecord } from 'react-admin'
import type { FieldValues, KeepStateOptions } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { DraftKeeper } from './DraftKeeper'
import { FormToolbar } from './FormToolbar'
import { schemaResolver } from './resolver'
import { type FormExit, UnsavedGuard } from './UnsavedGuard'
import type { FormDraft } from './useFormDraft'

/** How a save ended; `errors` is field path → sentence, for what the server found wrong. */
export type SaveResult = { saved: true } | { saved: false; errors?: Record<string, string> }

export interface FormShellProps<T extends AnyObject> {
  schema: ObjectSchema<T>
  /** The record being edited, or nothing for a new one. */
  record?: RaRecord
  defaultValues?: Partial<T>
  /** What a newer `record` leaves as it is. */
  resetOptions?: KeepStateOptions
  /** Gets the valid values; one at a time. */
  onSave: (values: T) => Promise<SaveResult>
  /** Told whether there is something to save. */
  onDirty?: (isDirty: boolean) => void
  draft: FormDraft
  exit: FormExit
  onDiscardDraft?: () => void
  cancelTo: string
  /** More buttons beside Save, such as Delete. */
  actions?: ReactNode
  /** Another word for Save. */
  saveLabel?: string
  children: ReactNode
}

/** Whatever stands in a form, the same space is between its sections. */
const sections = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  pb: 2,
  '& > header': { mb: 0 },
} as const

/**
 * What every form does: the domain's rules, errors beside their fields, a toolbar that stays in sight,
 * a question before changes are lost, and a draft that outlives the session.
 */
export function FormShell<T extends AnyObject>(props: FormShellProps<T>) {
  const { schema, record, defaultValues, onSave, draft, exit, onDiscardDraft, children } = props
  const resolver = useMemo(() => schemaResolver(schema), [schema])
  const latest = useRef(onSave)
  latest.current = onSave
  const running = useRef<Promise<SaveResult> | null>(null)
  // A second press while the first is under way waits for it and sends nothing.
  const save = useCallback((values: FieldValues): Promise<SaveResult> => {
    running.current ??= latest.current(values as T).finally(() => {
      running.current = null
    })
    return running.current
  }, [])
  const onSubmit = async (values: FieldValues) => {
    const result = await save(values)
    return result.saved ? undefined : result.errors
  }
  return (
    <Form
      record={record}
      defaultValues={defaultValues ?? {}}
      resetOptions={props.resetOptions}
      resolver={resolver}
      onSubmit={onSubmit}
      noValidate
      // Errors stand beside their fields and are counted in the toolbar, which also moves the focus.
      shouldFocusError={false}
      disableInvalidFormNotification
    >
      <DraftKeeper draft={draft} base={record ?? {}} exit={exit} onDiscard={onDiscardDraft} />
      <UnsavedGuard exit={exit} save={save} onDiscard={draft.drop} onDirty={props.onDirty} />
      <Box sx={sections}>{children}</Box>
      <FormToolbar cancelTo={props.cancelTo} actions={props.actions} saveLabel={props.saveLabel} />
    </Form>
  )
}
