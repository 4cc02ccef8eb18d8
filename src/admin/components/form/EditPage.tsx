import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { type RaRecord, ResourceContextProvider, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { AnyObject } from 'yup'
import { guardOf } from '../../../domain/guards'
import { useRights } from '../../providers/auth/rights'
import { formMeta } from '../../providers/data/endpoints'
import { isHttpError, isRefusal } from '../../providers/http/httpError'
import { LateSkeleton } from '../list/LateSkeleton'
import { NoAccess } from '../NoAccess'
import { PageHeading } from '../PageHeading'
import { RecordGone } from '../RecordGone'
import { EditForm, type EditFormProps } from './EditForm'
import { ReadView } from './ReadView'
import { mayPass, useFeedback } from './useFeedback'

export type EditPageProps<T extends AnyObject, R extends RaRecord> = Omit<EditFormProps<T, R>, 'current'> & {
  /** The record's id; the `:id` of the address unless given. */
  id?: R['id']
  /** Whether the record is one of those that the address speaks of; others are not found there. */
  belongs?: (record: R) => boolean
  /** It stands in a page that has a heading already. */
  isPart?: boolean
  /** Whether this person may change it; whoever may update the resource unless told. Others read it. */
  editable?: boolean
  /** What readers see below the fields. */
  readMore?: ReactNode | ((record: R) => ReactNode)
}

/** The page of an existing record: opens at once with what is known, fetches what is not; to be read by who may not edit it. */
export function EditPage<T extends AnyObject, R extends RaRecord = RaRecord>(props: EditPageProps<T, R>) {
  const { resource, id: given, belongs, isPart, readMore } = props
  const translate = useTranslate()
  const { id: fromAddress } = useParams()
  const { can } = useRights()
  const guard = guardOf(resource, 'edit')
  const { editable = guard !== undefined && can(guard) } = props
  const { sentence } = useFeedback(resource)
  const id = given ?? fromAddress
  const meta = formMeta(resource)
  const { data, error, refetch } = useGetOne<R>(
    resource,
    { id, meta },
    { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  )
  const status = isHttpError(error) ? error.status : undefined
  if (data ? belongs?.(data) === false : status === 404)
    return <RecordGone resource={resource} listPath={props.cancelTo} />
  if (data)
    return (
      <ResourceContextProvider value={resource}>
        {editable ? (
          <EditForm<T, R> key={String(id)} {...props} current={data} />
        ) : (
          <ReadView<T, R> {...props} record={data}>
            {typeof readMore === 'function' ? readMore(data) : readMore}
          </ReadView>
        )}
      </ResourceContextProvider>
    )
  if (isRefusal(error)) return <NoAccess />
  if (error)
    return (
      <>
        {!isPart && <PageHeading />}
        <Alert
          severity="error"
          action={
            mayPass(error) && (
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {translate('components.list.retry')}
              </Button>
            )
          }
        >
          {sentence('load_failed', error)}
        </Alert>
      </>
    )
  return <LateSkeleton label="components.form.loading" rows={8} />
}
