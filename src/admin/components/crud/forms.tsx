import type { ReactNode } from 'react'
import { type RaRecord, useGetOne, useGetRecordRepresentation, useParams, useTranslate } from 'react-admin'
import type { AnyObject, ObjectSchema } from 'yup'
import { onlyResults } from '../../providers/cache/onlyResults'
import { formMeta } from '../../providers/data/endpoints'
import { CreatePage, type CreatePageProps } from '../form/CreatePage'
import { EditPage, type EditPageProps } from '../form/EditPage'
import { PageHeading } from '../heading/PageHeading'
import { useCrud } from './useCrud'

type CreateFormProps<T extends AnyObject, R extends RaRecord> = Omit<
  CreatePageProps<T, R>,
  'resource' | 'cancelTo'
> &
  Partial<Pick<CreatePageProps<T, R>, 'cancelTo'>>

export function CreateForm<T extends AnyObject, R extends RaRecord = RaRecord>(props: CreateFormProps<T, R>) {
  const { resource, path } = useCrud()
  return (
    <>
      <PageHeading />
      <CreatePage<T, R>
        defaultValues={props.schema.getDefault() as Partial<T>}
        cancelTo={path}
        {...props}
        resource={resource}
      />
    </>
  )
}

type EditFormProps<T extends AnyObject, R extends RaRecord> = Omit<
  EditPageProps<T, R>,
  'resource' | 'cancelTo' | 'deletable' | 'deleteText'
> & {
  cancelTo?: string
  isDeletable?: boolean
}

/** Edit page titled with the record's name; it stays open after a save. */
export function EditForm<T extends AnyObject, R extends RaRecord = RaRecord>(props: EditFormProps<T, R>) {
  const { isDeletable = true, children, ...page } = props
  const { resource, path } = useCrud()
  const represent = useGetRecordRepresentation(resource)
  const nameOf = (record: R): string => String(represent(record))
  return (
    <EditPage<T, R>
      cancelTo={path}
      deleteText={useDeleteText(resource)}
      deletable={isDeletable ? nameOf : undefined}
      {...page}
      resource={resource}
    >
      {(record) => (
        <>
          <PageHeading title={nameOf(record)} />
          {typeof children === 'function' ? children(record) : children}
        </>
      )}
    </EditPage>
  )
}

/** Text of the deletion's dialog, with the number of posts for entities that posts refer to. */
function useDeleteText(resource: string): string {
  const translate = useTranslate()
  const { data } = useGetOne<RaRecord>(
    resource,
    { id: Number(useParams().id), meta: formMeta(resource) },
    { enabled: false, ...onlyResults },
  )
  const text = translate(`resources.${resource}.delete_text`)
  const count = Number(data?.posts_count ?? 0)
  return count > 0 ? `${text} ${translate('components.form.in_use', { smart_count: count })}` : text
}

interface CrudFormProps<T extends AnyObject> {
  schema: ObjectSchema<T>
  children: ReactNode
}

/** Edits the record of `:id` in the address; without `:id` creates one. */
export function CrudForm<T extends AnyObject>(props: CrudFormProps<T>) {
  const { id } = useParams()
  return id === undefined ? <CreateForm<T> {...props} /> : <EditForm<T> {...props} />
}
