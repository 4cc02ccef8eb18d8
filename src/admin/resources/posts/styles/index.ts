import { useGetList } from 'react-admin'
import type { PostType } from '../../../../domain/typeSchema'
import { postTypesQuery } from '../../../components/types/usePostTypes'
import { onlyResults } from '../../../providers/cache/onlyResults'
import { type OnDemand, useOnDemand } from '../../../startup/onDemand'
import { styleParts } from './parts'
import type { StyleForm, StyleList } from './style'

interface Found<T> {
  /** Whether everything that the style has is there: what is drawn earlier would shift. */
  isReady: boolean
  part: T | undefined
}

function useFound<T>(isTypeKnown: boolean, own: OnDemand<T> | undefined): Found<T> {
  const part = useOnDemand(own)
  return { isReady: isTypeKnown && (!own || part !== undefined), part }
}

/** What the list of this type has of its own. A list whose type cannot be read shows what all posts have. */
export function useStyleList(type: PostType | undefined): Found<StyleList> {
  const { isPending } = useGetList<PostType>('types', postTypesQuery, { staleTime: 60_000, ...onlyResults })
  return useFound(type !== undefined || !isPending, type && styleParts[type.style]?.list)
}

/** What the form of this type has of its own. */
export const useStyleForm = (type: PostType | undefined): Found<StyleForm> =>
  useFound(type !== undefined, type && styleParts[type.style]?.form)
