import { useCallback, useMemo } from 'react'
import { useParams, useTranslate } from 'react-admin'
import { importedColumns, sheetKeysOf, sheetOf } from '../../../../domain/sheets'
import { importRules } from '../../../../domain/sheets/schemas'
import { useCrud } from '../../crud/useCrud'
import { usePostType } from '../../types/usePostTypes'

/** `type_id` is `typeID` in a path. */
const paramOf = (field: string): string => field.replace(/_id$/, 'ID')

/** Entity of the screen with its columns and rules, and the fields that all rows share. */
export function useImportSubject() {
  const translate = useTranslate()
  const { resource, path } = useCrud()
  const params = useParams()
  const style = usePostType(params.typeID)?.style
  const sheet = useMemo(() => sheetOf(resource, style), [resource, style])
  const schema = importRules(resource)
  if (!sheet || !schema) throw new Error(`"${resource}" cannot be imported`)
  const { within } = sheet
  const shared = within && Number(params[paramOf(within)])
  const constants = useMemo(() => (within ? { [within]: shared } : {}), [within, shared])
  const titleOf = useCallback(
    (field: string): string => translate(`resources.${resource}.fields.${field}`, { _: field }),
    [translate, resource],
  )
  return {
    resource,
    path,
    sheet,
    schema,
    constants,
    columns: importedColumns(sheet),
    keys: sheetKeysOf(sheet),
    titleOf,
  }
}

export type ImportSubject = ReturnType<typeof useImportSubject>
