import { useGetList } from 'react-admin'
import type { PostType } from '../../../../domain/typeSchema'
import { postTypesQuery } from '../../../components/types/usePostTypes'
import { onlyResults } from '../../../providers/cache/onlyResults'
import { type OnDemand, useOnDemand } from '../../../startup/onDemand'
import { styleParts } from './parts'
import type { StyleForm, StyleList } from './style'

interface Found<T> {
  /** Whether all parts of the style have loaded; an earlier render would shift. */
  isReady: boolean
  part: T | undefined
}

function useFound<T>(isTypeKnown: boolean, own: OnDemand<T> | undefined): Found<T> {
  const part = useOnDemand(own)
  return { isReady: isTypeKnown && (!own || part !== undefined), part }
}

/** List parts of the type's style; none for a type that the user may not read. */
export function useStyleList(type: PostType | undefined): Found<StyleList> {
  const { isPending } = useGetList<PostType>('types', postTypesQuery, { staleTime: 60_000, ...onlyResults })
  return useFound(type !== undefined || !isPending, type && styleParts[type.style]?.list)
}

export const useStyleForm = (type: PostType | undefined): Found<StyleForm> =>
  useFound(type !== undefined, type && styleParts[type.style]?.form)
