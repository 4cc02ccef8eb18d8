import { Alert, Button } from '@mui/material'
import { type RaRecord, ResourceContextProvider, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { AnyObject } from 'yup'
import { formMeta } from '../../providers/data/endpoints'
import { LateSkeleton } from '../list/LateSkeleton'
import { EditForm, type EditFormProps } from './EditForm'
import { useFeedback } from './useFeedback'

export type EditPageProps<T extends AnyObject, R extends RaRecord> = Omit<EditFormProps<T, R>, 'current'> & {
  /** The record's id; the `:id` of the address unless given. */
  id?: R['id']
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
