import { Box } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { Form, type RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { DraftKeeper } from './DraftKeeper'
import { FormToolbar } from './FormToolbar'
import { schemaResolver } from './resolver'
import { type FormExit, UnsavedGuard } from './UnsavedGuard'
import type { FormDraft } from './useFormDraft'

/** Field path → sentence, for what the server found wrong; nothing when all went well. */
export type SaveErrors = Record<string, string> | undefined

export interface FormShellProps<T extends AnyObject> {
  schema: ObjectSchema<T>
  /** The record being edited, or nothing for a new one. */
  record?: RaRecord
  defaultValues?: Partial<T>
  /** Gets the valid values; answers with field errors. */
  onSave: (values: T) => Promise<SaveErrors>
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
  const onSubmit = (values: FieldValues): Promise<SaveErrors> => onSave(values as T)
  return (
    <Form
      record={record}
      defaultValues={defaultValues ?? {}}
      resolver={resolver}
      onSubmit={onSubmit}
      noValidate
    >
      <DraftKeeper draft={draft} base={record ?? {}} onDiscard={onDiscardDraft} />
      <UnsavedGuard exit={exit} onLeave={draft.drop} onDirty={props.onDirty} />
      <Box sx={sections}>{children}</Box>
      <FormToolbar cancelTo={props.cancelTo} actions={props.actions} saveLabel={props.saveLabel} />
    </Form>
  )
}
