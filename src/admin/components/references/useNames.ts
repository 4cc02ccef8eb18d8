import { useCallback } from 'react'
import { type RaRecord, useGetRecordRepresentation, useLocaleState, useTranslate } from 'react-admin'

export function useNames(resource: string): (record: RaRecord) => string {
  const represent = useGetRecordRepresentation(resource)
  return useCallback(
    (record) => {
      const name = represent(record)
      return typeof name === 'string' && name ? name : `#${record.id}`
    },
    [represent],
  )
}

/** The resource's noun inside a sentence: “bài viết”. */
export function useNoun(resource: string): (count: number) => string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return useCallback(
    (count) => {
      const noun = translate(`resources.${resource}.name`, { smart_count: count, _: resource })
      return noun.charAt(0).toLocaleLowerCase(locale) + noun.slice(1)
    },
    [translate, resource, locale],
  )
}
