import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { type Good, maxGoodsNamed, sameCode } from '../../../../domain/goods'
import type { GoodsQuery } from '../../../providers/data/calls/slips'
import type { AppDataProvider } from '../../../providers/data/types'

interface Known {
  good: Good
  /** Warehouse of the lots, and the round in which they were loaded. */
  warehouse: number | null
  round: number
}

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / maxGoodsNamed) }, (_, part) =>
    all.slice(part * maxGoodsNamed, (part + 1) * maxGoodsNamed),
  )

/** Data of the form's products, loaded once for each warehouse. */
export function useGoods(
  warehouse: number | null,
  supplier: number | null,
  ids: readonly number[],
  /** A new number refetches the stock. */
  round = 0,
) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const [known, setKnown] = useState<ReadonlyMap<number, Known>>(new Map())
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(known)
  latest.current = known
  const isNew = useCallback(
    (found: Known | undefined) => found?.warehouse === warehouse && found.round === round,
    [warehouse, round],
  )

  const ask = useCallback(
    async (query: GoodsQuery): Promise<Good[]> => {
      const { data } = await dataProvider.goods({
        ...query,
        warehouse_id: warehouse ?? undefined,
        supplier_id: supplier ?? undefined,
      })
      const found = data.map((good) => [good.id, { good, warehouse, round }] as const)
      setKnown((all) => new Map([...all, ...found]))
      return data
    },
    [dataProvider, warehouse, supplier, round],
  )
  const missing = [...new Set(ids)].filter((id) => !isNew(known.get(id)))
  const wanted = missing.join()
  const load = useCallback(async () => {
    if (!wanted) return
    setFailed(false)
    try {
      for (const part of inParts(wanted.split(','))) await ask({ ids: part.join() })
    } catch {
      setFailed(true)
    }
  }, [ask, wanted])
  useEffect(() => void load(), [load])

  const find = useCallback(
    async (q: string): Promise<Good[]> => {
      // A code that was scanned before needs no request.
      const again = [...latest.current.values()].find((each) => isNew(each) && sameCode(each.good.code, q))
      return again ? [again.good] : ask({ q })
    },
    [ask, isNew],
  )
  const findCodes = useCallback(
    async (codes: readonly string[]): Promise<Good[]> => {
      const found: Good[] = []
      for (const part of inParts([...new Set(codes)])) found.push(...(await ask({ codes: part.join('\n') })))
      return found
    },
    [ask],
  )
  const goods = useMemo(
    () =>
      new Map(
        // Hides lots of another warehouse but keeps the names. Lots of the previous round stay until newer ones have
        // loaded.
        [...known].map(([id, found]) => [
          id,
          found.warehouse === warehouse ? found.good : { ...found.good, lots: [], elsewhere: [] },
        ]),
      ),
    [known, warehouse],
  )
  const isKnown = (id: number) => known.get(id)?.warehouse === warehouse
  return { goods, isKnown, find, findCodes, hasFailed, load }
}

export type KnownGoods = ReturnType<typeof useGoods>
