import { useMemo, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { countItems } from '../../../domain/items'
import { type MenuItem, maxMenuItems } from '../../../domain/menu'
import {
  copiedItem,
  itemIn,
  type MenuRow,
  menuRows,
  movedItem,
  withItem,
  withItemsAt,
  withoutItem,
} from '../../../domain/menuTree'
import { type Spot, spotOf } from '../../../domain/treeMoves'

export interface ItemRemoval {
  item: MenuItem
  spot: Spot
  done: ItemChange
}

export interface ItemChange {
  word: 'removed' | 'brought_back' | 'added' | 'full'
  params: Record<string, string | number>
}

const noItems: MenuItem[] = []

/** Items of the form's menu as rows, and their actions, whose identity is stable. */
export function useItems() {
  const { getValues, setValue } = useFormContext<{ items: MenuItem[] }>()
  const items: MenuItem[] = useWatch({ name: 'items' }) ?? noItems
  const kept = useRef<MenuRow[]>([])
  const rows = useMemo(() => {
    kept.current = menuRows(items, kept.current)
    return kept.current
  }, [items])
  const [removed, setRemoved] = useState<ItemRemoval | null>(null)
  const [done, tell] = useState<ItemChange | null>(null)

  const actions = useMemo(() => {
    const now = () => getValues('items') ?? noItems
    const set = (next: MenuItem[]) => setValue('items', next, { shouldDirty: true })
    const hasRoom = (added: readonly MenuItem[]) => {
      const fits = countItems(now()) + countItems(added) <= maxMenuItems
      if (!fits) tell({ word: 'full', params: { max: maxMenuItems } })
      return fits
    }
    return {
      change: (item: MenuItem) => set(withItem(now(), item)),
      move: (id: number, spot: Spot) => set(movedItem(now(), id, spot)),
      /** Appends items under a parent, or at the top level. */
      add(parent: number | null, added: MenuItem[]) {
        if (!added.length || !hasRoom(added)) return
        const siblings = parent === null ? now() : (itemIn(now(), parent)?.children ?? noItems)
        set(withItemsAt(now(), { parent, place: siblings.length }, added))
        tell({ word: 'added', params: { smart_count: countItems(added) } })
      },
      copy({ id, item }: MenuRow) {
        const copy = copiedItem(item)
        if (!hasRoom([copy])) return
        const { parent, place } = spotOf(menuRows(now()), id)
        set(withItemsAt(now(), { parent, place: place + 1 }, [copy]))
        tell({ word: 'added', params: { smart_count: countItems([copy]) } })
      },
      remove({ id, item }: MenuRow) {
        const count = countItems(item.children)
        // Counts the item itself, so that one without children is singular.
        const said: ItemChange = {
          word: 'removed',
          params: { name: item.text, count, smart_count: count + 1 },
        }
        setRemoved({ item, spot: spotOf(menuRows(now()), id), done: said })
        set(withoutItem(now(), id))
        tell(said)
      },
      bringBack({ item, spot }: ItemRemoval) {
        if (!hasRoom([item])) return
        setRemoved(null)
        set(withItemsAt(now(), spot, [item]))
        tell({ word: 'brought_back', params: { name: item.text } })
      },
    }
  }, [getValues, setValue])
  return { items, rows, actions, removed, done }
}

export type ItemActions = ReturnType<typeof useItems>['actions']
