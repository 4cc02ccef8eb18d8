import { type ReactNode, useState } from 'react'
import { type RaRecord, ResourceContextProvider, useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { AnyObject, ObjectSchema } from 'yup'
import type { ResourceName } from '../../../domain/guards'
import { errorBody } from '../../providers/http/httpError'
import { useOpenable } from '../useOpenable'
import { FormShell, type SaveErrors } from './FormShell'
import type { FormExit } from './UnsavedGuard'
import { useFeedback } from './useFeedback'
import { useFormDraft } from './useFormDraft'

export interface CreatePageProps<T extends AnyObject, R extends RaRecord> {
  resource: ResourceName
  schema: ObjectSchema<T>
  defaultValues?: Partial<T>
  /** How the record is made, where one call does not do; it may tell of the outcome itself. */
  create?: (values: T) => Promise<{ data: R; isTold?: boolean }>
  /** Where a saved record leads those who may see it; others go home. */
  redirect: (record: R) => string
  cancelTo: string
  saveLabel?: string
  /** The inputs. */
  children: ReactNode
}

/** The page of a new record. A failed save keeps the form as it is. */
export function CreatePage<T extends AnyObject, R extends RaRecord = RaRecord>(props: CreatePageProps<T, R>) {
  const { resource, schema, defaultValues, redirect, cancelTo, saveLabel, children } = props
  const dataProvider = useDataProvider()
  const navigate = useNavigate()
  const openable = useOpenable()
  const draft = useFormDraft()
  const { succeeded, failed } = useFeedback(resource)
  const [exit] = useState<FormExit>({ allowed: false })

  const create =
    props.create ??
    (async (values: T): Promise<{ data: R; isTold?: boolean }> =>
      dataProvider.create<T, R>(resource, { data: values }))
  const onSave = async (values: T): Promise<SaveErrors> => {
    try {
      const { data, isTold } = await create(values)
      exit.allowed = true
      draft.drop()
      if (!isTold) succeeded('created')
      navigate(openable(redirect(data)))
    } catch (error) {
      const errors = errorBody(error)?.errors
      if (!errors) failed('create_failed', error)
      return errors
    }
  }

  return (
    <ResourceContextProvider value={resource}>
      <FormShell
        schema={schema}
        defaultValues={defaultValues}
        onSave={onSave}
        draft={draft}
        exit={exit}
        cancelTo={openable(cancelTo)}
        saveLabel={saveLabel}
      >
        {children}
      </FormShell>
    </ResourceContextProvider>
  )
}
