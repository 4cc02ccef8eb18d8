import { useListContext } from 'react-admin'
import type { ListMeta } from '../../providers/data/meta'

/** `undefined` until loaded. */
export function useListMeta(): ListMeta | undefined {
  const { meta } = useListContext()
  return meta as ListMeta | undefined
}
