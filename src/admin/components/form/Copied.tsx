import type { ReactNode } from 'react'
import { type RaRecord, useGetOne, useResourceDefinition, useTranslate } from 'react-admin'
import { formMeta } from '../../providers/data/endpoints'
import { LateSkeleton } from '../states/LateSkeleton'
import { type CopyRule, copyValues } from './copy'

interface CopiedProps<R extends RaRecord> {
  resource: string
  id: string
  fields: readonly string[]
  defaults: Record<string, unknown>
  toForm?: (record: R) => RaRecord
  children: (values: Record<string, unknown>) => ReactNode
}

/** Loads the record that a new one starts as a copy of; if that fails, the form starts empty. */
export function Copied<R extends RaRecord>(props: CopiedProps<R>): ReactNode {
  const { resource, id, fields, defaults, toForm, children } = props
  const translate = useTranslate()
  const rule: CopyRule | undefined = useResourceDefinition({ resource }).options?.copy
  const asked = { id, meta: formMeta(resource) }
  const { data, error } = useGetOne<R>(resource, asked, { retry: false, enabled: rule !== undefined })
  if (!rule || error) return children(defaults)
  if (!data) return <LateSkeleton label="components.form.loading" rows={8} />
  const mark = (name: string) => translate('components.form.copy_of', { name })
  return children(copyValues(toForm?.(data) ?? data, rule, fields, defaults, mark))
}
