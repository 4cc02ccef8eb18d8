import { useMemo } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import type { Resolver } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { nameKeys } from '../../../domain/fieldNames'
import { schemaResolver } from './resolver'

/** Validates a form by a domain schema; messages name the field as the resource around calls it. */
export function useSchemaResolver<T extends AnyObject>(schema: ObjectSchema<T>): Resolver {
  const translate = useTranslate()
  const resource = useResourceContext()
  return useMemo(
    () =>
      schemaResolver(schema, (path) =>
        nameKeys(path).reduce(
          (found, key) => found || translate(`resources.${resource}.${key}`, { _: '' }),
          '',
        ),
      ),
    [schema, resource, translate],
  )
}
