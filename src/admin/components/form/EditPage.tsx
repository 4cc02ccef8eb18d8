import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, ResourceContextProvider, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { AnyObject, ObjectSchema } from 'yup'
import { formMeta } from '../../providers/endpoints'
import { LateSkeleton } from '../list/LateSkeleton'
import { EditForm } from './EditForm'
import { useFeedback } from './useFeedback'

export interface EditPageProps<T extends AnyObject, R extends RaRecord> {
  resource: string
  /** The record's id; the `:id` of the address unless given. */
  id?: R['id']
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
  deleteText?: string
  saveLabel?: string
  /** How to show fields in a conflict, where plain text does not do. */
  show?: Record<string, (value: unknown) => ReactNode>
  /** The inputs, or a function of the record for them; a heading may stand among them. */
  children: ReactNode | ((record: R) => ReactNode)
}

/** The page of an existing record: opens at once with what is known, fetches what is not. */
export function EditPage<T extends AnyObject, R extends RaRecord = RaRecord>(props: EditPageProps<T, R>) {
  const { resource, id: given } = props
  const translate = useTranslate()
  const { id: fromAddress } = useParams()
  const { sentence } = useFeedback(resource)
  const id = given ?? fromAddress
  const meta = formMeta(resource)
  const { data, error, refetch } = useGetOne<R>(
    resource,
    { id, meta },
    { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  )
  if (data)
    return (
      <ResourceContextProvider value={resource}>
        <EditForm<T, R> key={String(id)} {...props} current={data} />
      </ResourceContextProvider>
    )
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {translate('components.list.retry')}
          </Button>
        }
      >
        {sentence('load_failed', error)}
      </Alert>
    )
  return <LateSkeleton label="components.form.loading" rows={8} />
}
