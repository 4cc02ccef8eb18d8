import type { ReactNode } from 'react'
import { type RaRecord, useGetRecordRepresentation } from 'react-admin'
import type { AnyObject, ObjectSchema } from 'yup'
import { EditPage } from '../form/EditPage'
import { PageHeading } from '../heading/PageHeading'
import { useCrud } from './useCrud'

interface DetailPageProps<R extends RaRecord> {
  schema: ObjectSchema<AnyObject>
  subtitle?: (record: R) => ReactNode
  deleteText?: (record: R) => string
  actions?: (record: R) => ReactNode
  children: (record: R) => ReactNode
}

/** Page of a record that is read and acted on, not edited, with its history at the foot. */
export function DetailPage<R extends RaRecord>(props: DetailPageProps<R>) {
  const { schema, subtitle, actions, children } = props
  const { resource, path } = useCrud()
  const represent = useGetRecordRepresentation(resource)
  const nameOf = (record: R) => String(represent(record))
  return (
    <EditPage<AnyObject, R>
      resource={resource}
      schema={schema}
      cancelTo={path}
      deletable={nameOf}
      deleteText={props.deleteText ?? `resources.${resource}.delete_text`}
      editable={false}
      detail={(record) => (
        <>
          <PageHeading title={nameOf(record)} subtitle={subtitle?.(record)} actions={actions?.(record)} />
          {children(record)}
        </>
      )}
    >
      {null}
    </EditPage>
  )
}
