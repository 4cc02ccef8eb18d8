import { useListContext } from 'react-admin'
import type { ListMeta } from '../../providers/data/types'

/** The list's `meta` as our API gives it; `undefined` until the first answer. */
export function useListMeta(): ListMeta | undefined {
  const { meta } = useListContext()
  return meta as ListMeta | undefined
}
