import { type RaRecord, useGetOne, useResourceDefinition, useTranslate } from 'react-admin'
import type { AnyObject } from 'yup'
import { formMeta } from '../../providers/data/endpoints'
import { LateSkeleton } from '../list/LateSkeleton'
import { CreateBody, type CreatePageProps } from './CreatePage'
import { type CopyRule, copyOf } from './copy'

/** The create page that begins with a copy of a record; empty if that cannot be read. */
export function CopyPage<T extends AnyObject, R extends RaRecord>(
  props: CreatePageProps<T, R> & { id: string },
) {
  const { id, resource, schema, defaultValues = {}, toForm } = props
  const translate = useTranslate()
  const rule: CopyRule | undefined = useResourceDefinition({ resource }).options?.copy
  const meta = formMeta(resource)
  const { data, error } = useGetOne<R>(resource, { id, meta }, { retry: false, enabled: rule !== undefined })
  if (!data && !error && rule) return <LateSkeleton label="components.form.loading" rows={8} />
  const values =
    data &&
    rule &&
    copyOf(toForm?.(data) ?? data, rule, Object.keys(schema.fields), defaultValues, (name) =>
      translate('components.form.copy_of', { name }),
    )
  return <CreateBody {...props} defaultValues={(values as Partial<T> | undefined) ?? defaultValues} />
}
