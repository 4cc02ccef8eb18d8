import { type ReactNode, useContext, useState } from 'react'
import { type RaRecord, ResourceContextProvider, useDataProvider } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import type { AnyObject, ObjectSchema } from 'yup'
import type { ResourceName } from '../../../domain/guards'
import { errorBody } from '../../providers/http/httpError'
import { recordPath } from '../recordPath'
import { ScreensContext } from '../screen'
import { useFirstAllowed, useOpenable } from '../useOpenable'
import { FormShell, type SaveResult } from './FormShell'
import type { FormExit } from './UnsavedGuard'
import { useFeedback } from './useFeedback'
import { useFormDraft } from './useFormDraft'

export interface CreatePageProps<T extends AnyObject, R extends RaRecord> {
  resource: ResourceName
  schema: ObjectSchema<T>
  defaultValues?: Partial<T>
  /** Creates the record when one call is not enough; `isTold` means it has notified already. */
  create?: (values: T) => Promise<{ data: R; isTold?: boolean }>
  /**
   * Where to go after saving: the record's page, to continue editing, or the list. People who may not see it are led
   * to a page that they may see.
   */
  after?: 'record' | 'list'
  /** Overrides `after`. */
  redirect?: (record: R) => string
  cancelTo: string
  saveLabel?: string
  children: ReactNode
}

/** The create page. After a failed save the form keeps its values. */
export function CreatePage<T extends AnyObject, R extends RaRecord = RaRecord>(props: CreatePageProps<T, R>) {
  const { resource, schema, after = 'list', redirect, cancelTo, saveLabel, children } = props
  const dataProvider = useDataProvider()
  const navigate = useNavigate()
  const screens = useContext(ScreensContext)
  const params = useParams()
  const openable = useOpenable()
  const firstAllowed = useFirstAllowed()
  // Default values are fixed on mount: new ones would overwrite what has been typed.
  const [defaultValues] = useState(props.defaultValues)
  const draft = useFormDraft()
  const { succeeded, failed } = useFeedback(resource)
  const [exit] = useState<FormExit>({ allowed: false })

  const create =
    props.create ??
    (async (values: T): Promise<{ data: R; isTold?: boolean }> =>
      dataProvider.create<T, R>(resource, { data: values }))
  const wayOn = (record: R): string => {
    const given = redirect?.(record)
    const own = after === 'record' ? recordPath(screens, resource, record.id, params) : undefined
    return firstAllowed(given ?? own, cancelTo)
  }
  const onSave = async (values: T): Promise<SaveResult> => {
    try {
      const { data, isTold } = await create(values)
      exit.allowed = true
      draft.drop()
      if (!isTold) succeeded('created')
      if (!exit.leaving) navigate(wayOn(data))
      return { saved: true }
    } catch (error) {
      const errors = errorBody(error)?.errors
      if (!errors) failed('create_failed', error)
      return { saved: false, errors }
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
