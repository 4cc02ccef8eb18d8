import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { Orderable } from '../../../../domain/orderLines'
import type { AppDataProvider } from '../../../providers/data/types'

/** Milliseconds for which a product's price counts as known. */
const freshFor = 60_000

export function useProducts(typeId: number, ids: readonly number[]) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const [added, setAdded] = useState<ReadonlyMap<number, Orderable>>(new Map())
  const asked = ids.filter((id) => !added.has(id))
  const { data } = useQuery({
    queryKey: ['orders', 'products', typeId, asked.join()],
    queryFn: () => dataProvider.orderProducts({ type_id: typeId, ids: asked.join() }),
    enabled: asked.length > 0,
    staleTime: freshFor,
    placeholderData: (earlier) => earlier,
  })
  const products = useMemo(
    () => new Map([...(data?.data ?? []).map((each): [number, Orderable] => [each.id, each]), ...added]),
    [data, added],
  )
  const find = useCallback(
    async (q: string): Promise<Orderable[]> =>
      (await dataProvider.orderProducts({ type_id: typeId, q })).data,
    [dataProvider, typeId],
  )
  const know = useCallback(
    (product: Orderable) => setAdded((all) => new Map(all).set(product.id, product)),
    [],
  )
  return { products, find, know }
}
