import { type ReactNode, useMemo } from 'react'
import { useGetList, useParams } from 'react-admin'
import { type Feature, featuresOf } from '../../../domain/type'
import type { PostType } from '../../../domain/typeSchema'
import { onlyResults } from '../../providers/cache/onlyResults'
import { NotFound } from '../states/NotFound'
import { StyleWords } from './StyleWords'
import { postTypesQuery } from './usePostTypes'

interface TypePageProps {
  /** Required feature; types without it get not-found. */
  feature?: Feature
  /** `type` is undefined until loaded: render what does not need it. */
  children: (typeId: number, type: PostType | undefined) => ReactNode
}

/** Page of the post type in the path; not-found for an unknown type or one without the feature. */
export function TypePage({ feature, children }: TypePageProps) {
  const typeId = Number(useParams().typeID)
  const { data } = useGetList<PostType>('types', postTypesQuery, { staleTime: 60_000, ...onlyResults })
  const type = useMemo(() => data?.find(({ id }) => id === typeId), [data, typeId])
  const isUnfit = type && feature && !featuresOf[type.style].includes(feature)
  if (!Number.isInteger(typeId) || (data && !type) || isUnfit) return <NotFound />
  return <StyleWords style={type?.style}>{children(typeId, type)}</StyleWords>
}
