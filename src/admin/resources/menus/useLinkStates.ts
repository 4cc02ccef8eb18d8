import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { allItems } from '../../../domain/items'
import { type MenuItem, maxMenuItems } from '../../../domain/menu'
import { type LinkState, sitePathOf } from '../../../domain/siteLinks'
import { useMay } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'

export type LinkStates = ReadonlyMap<string, LinkState>

const unknown: LinkStates = new Map()

/**
 * States of the targets of a menu's internal links, saved or not.
 * @returns `isComing` while the first states of links load that the form was opened with
 */
export function useLinkStates(items: readonly MenuItem[]): { states: LinkStates; isComing: boolean } {
  const dataProvider = useDataProvider<AppDataProvider>()
  const urls = useMemo(() => {
    const inside = allItems(items).flatMap(({ url }) => (url && sitePathOf(url) !== undefined ? [url] : []))
    return [...new Set(inside)].sort().slice(0, maxMenuItems)
  }, [items])
  const [hadLinks] = useState(urls.length > 0)
  const { data, isLoading } = useQuery({
    queryKey: ['menus', 'links', urls],
    queryFn: ({ signal }) => dataProvider.linkStates(urls, signal),
    enabled: useMay('menus', 'list') && urls.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const states = useMemo(
    () => (data && urls.length ? new Map(data.map(({ url, state }) => [url, state])) : unknown),
    [data, urls.length],
  )
  return { states, isComing: hadLinks && isLoading }
}
