import { useMemo, useRef } from 'react'
import type { ObjectSchema } from 'yup'
import type { DynamicValues } from '../../../../domain/dynamicFields'
import type { PostInput } from '../../../../domain/postSchema'
import { postSchemaOf } from '../../../../domain/posts/filed'
import { postValues } from '../../../../domain/posts/values'
import type { PostType } from '../../../../domain/typeSchema'
import { useDataGroups } from '../../../components/types/useDataGroups'

const nothing: DynamicValues = {}

/**
 * Schema of a post's form, with values checked by the fields of the chosen category. Stays the same object when fields
 * load, so that the form is not reset.
 */
export function usePostSchema(type: PostType | undefined, stored = nothing): ObjectSchema<PostInput> {
  const { of } = useDataGroups(type)
  const latest = useRef({ of, stored })
  latest.current = { of, stored }
  return useMemo(() => {
    const fieldsOf = (category: unknown) => latest.current.of(category).flatMap(({ fields }) => fields)
    return postSchemaOf(type).shape({ values: postValues(fieldsOf, () => latest.current.stored) })
  }, [type])
}
