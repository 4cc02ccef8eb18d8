import { useResourceContext, useTranslate } from 'react-admin'
import type { Column } from './columns'

export function useColumnLabel(): (column: Pick<Column, 'label' | 'source'>) => string {
  const translate = useTranslate()
  const resource = useResourceContext()
  return ({ label, source }) =>
    label
      ? translate(label, { _: label })
      : label === ''
        ? ''
        : translate(`resources.${resource}.fields.${source}`)
}
