import { useListContext } from 'react-admin'
import type { ListMeta } from '../../providers/data/meta'

/** The `meta` of the list's result; `undefined` until it has loaded. */
export function useListMeta(): ListMeta | undefined {
  const { meta } = useListContext()
  return meta as ListMeta | undefined
}
