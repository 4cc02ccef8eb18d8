import { type ReactNode, useMemo } from 'react'
import { useGetList } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { PostType } from '../../domain/typeSchema'
import { NotFound } from './NotFound'
import { StyleWords } from './StyleWords'
import { postTypesQuery } from './usePostTypes'

interface TypePageProps {
  /** `type` is undefined until it has loaded: render what does not need it. */
  children: (typeId: number, type: PostType | undefined) => ReactNode
}

/** A page of the post type in the address; not-found when there is no such type. */
export function TypePage({ children }: TypePageProps) {
  const typeId = Number(useParams().typeID)
  const { data } = useGetList<PostType>('types', postTypesQuery, { staleTime: 60_000 })
  const type = useMemo(() => data?.find(({ id }) => id === typeId), [data, typeId])
  if (!Number.isInteger(typeId) || (data && !type)) return <NotFound />
  return <StyleWords style={type?.style}>{children(typeId, type)}</StyleWords>
}
