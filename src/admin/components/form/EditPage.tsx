import type { ReactNode } from 'react'
import { type RaRecord, ResourceContextProvider, useGetOne, useParams } from 'react-admin'
import type { AnyObject } from 'yup'
import { guardOf } from '../../../domain/guards'
import { useRights } from '../../providers/auth/rights'
import { onlyResults } from '../../providers/cache/onlyResults'
import { formMeta } from '../../providers/data/endpoints'
import { isHttpError, isRefusal } from '../../providers/http/httpError'
import { PageHeading } from '../heading/PageHeading'
import { LateSkeleton } from '../states/LateSkeleton'
import { LoadFailure } from '../states/LoadFailure'
import { NoAccess } from '../states/NoAccess'
import { RecordGone } from '../states/RecordGone'
import { Neighbours } from './Neighbours'
import { ReadView } from './ReadView'
import { RecordForm, type RecordFormProps } from './RecordForm'

export type EditPageProps<T extends AnyObject, R extends RaRecord> = Omit<
  RecordFormProps<T, R>,
  'current'
> & {
  id?: R['id']
  /** Whether the record belongs under this path; if not, it counts as not found. */
  belongs?: (record: R) => boolean
  isPart?: boolean
  /** Defaults to the right to edit the resource; users without it get the read-only view. */
  editable?: boolean
  readMore?: ReactNode | ((record: R) => ReactNode)
  detail?: (record: R) => ReactNode
}

/** Page of an existing record: renders cached data first and loads the rest; read-only without the right to edit. */
export function EditPage<T extends AnyObject, R extends RaRecord = RaRecord>(props: EditPageProps<T, R>) {
  const { resource, id: given, belongs, isPart, readMore } = props
  const { id: fromAddress } = useParams()
  const { can } = useRights()
  const guard = guardOf(resource, 'edit')
  const { editable = guard !== undefined && can(guard) } = props
  const id = given ?? fromAddress
  const meta = formMeta(resource)
  const { data, error, refetch } = useGetOne<R>(
    resource,
    { id, meta },
    { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false, ...onlyResults },
  )
  const status = isHttpError(error) ? error.status : undefined
  if (data ? belongs?.(data) === false : status === 404)
    return <RecordGone resource={resource} id={id} listPath={props.cancelTo} />
  if (data)
    return (
      <ResourceContextProvider value={resource}>
        {!isPart && <Neighbours key={`ways ${id}`} resource={resource} id={data.id} />}
        {editable ? (
          <RecordForm<T, R> key={String(id)} {...props} current={data} />
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
        <LoadFailure resource={resource} error={error} onRetry={refetch} />
      </>
    )
  return <LateSkeleton label="components.form.loading" rows={8} />
}
