import { type ReactNode, useMemo } from 'react'
import { useGetList, useParams } from 'react-admin'
import { type Feature, featuresOf } from '../../../domain/type'
import type { PostType } from '../../../domain/typeSchema'
import { onlyResults } from '../../providers/cache/onlyResults'
import { NotFound } from '../states/NotFound'
import { StyleWords } from './StyleWords'
import { postTypesQuery } from './usePostTypes'

interface TypePageProps {
  /** What the page is about, where only types of some styles can have it. */
  feature?: Feature
  /** `type` is undefined until it has loaded: render what does not need it. */
  children: (typeId: number, type: PostType | undefined) => ReactNode
}

/** A page of the post type in the address; not-found when there is no such type, or it cannot have what the page is about. */
export function TypePage({ feature, children }: TypePageProps) {
  const typeId = Number(useParams().typeID)
  const { data } = useGetList<PostType>('types', postTypesQuery, { staleTime: 60_000, ...onlyResults })
  const type = useMemo(() => data?.find(({ id }) => id === typeId), [data, typeId])
  const isUnfit = type && feature && !featuresOf[type.style].includes(feature)
  if (!Number.isInteger(typeId) || (data && !type) || isUnfit) return <NotFound />
  return <StyleWords style={type?.style}>{children(typeId, type)}</StyleWords>
}
