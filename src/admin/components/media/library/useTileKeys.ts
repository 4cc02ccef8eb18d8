import { useTheme } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import { marked } from '../../../keys/marks'

interface GridKeys {
  count: number
  onOpen: (index: number) => void
  onToggle: (index: number) => void
  onRange?: (from: number, to: number) => void
  onAll?: () => void
  onClear?: () => void
  onRename?: (index: number) => void
  onDelete?: (index: number) => void
}

function columnsOf(list: HTMLElement | null): number {
  const tiles = [...(list?.children ?? [])].filter((each) => each instanceof HTMLElement)
  const top = tiles[0]?.offsetTop
  return Math.max(1, tiles.filter((tile) => tile.offsetTop === top).length)
}

/** Arrow keys in a grid of tiles with a roving tabindex. */
export function useTileKeys(keys: GridKeys) {
  const { count, onOpen, onToggle, onRange, onAll, onClear, onRename, onDelete } = keys
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  const anchor = useRef(0)
  const isRtl = useTheme().direction === 'rtl'
  const active = Math.min(place, Math.max(0, count - 1))

  const go = (to: number) => {
    setPlace(to)
    const tile = list.current?.children[to]
    tile?.querySelector<HTMLElement>(marked('tile'))?.focus()
  }
  const target = (key: string): number | undefined => {
    const columns = columnsOf(list.current)
    const moves: Record<string, number> = {
      ArrowRight: active + (isRtl ? -1 : 1),
      ArrowLeft: active + (isRtl ? 1 : -1),
      ArrowDown: Math.min(active + columns, count - 1),
      ArrowUp: active - columns,
      Home: 0,
      End: count - 1,
    }
    return moves[key]
  }
  const actOf = (key: string): (() => void) | undefined => {
    if (key === ' ')
      return () => {
        anchor.current = active
        onToggle(active)
      }
    if (key === 'Enter') return () => onOpen(active)
    if (key === 'Escape') return onClear
    if (key === 'F2') return onRename && (() => onRename(active))
    if (key === 'Delete') return onDelete && (() => onDelete(active))
    return undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Fields and buttons inside a tile handle their own keys.
    if (!(event.target instanceof HTMLElement) || !event.target.matches(marked('tile'))) return
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
    const to = target(event.key)
    const act = isAll ? onAll : actOf(event.key)
    if (to === undefined && !act) return
    event.preventDefault()
    if (to !== undefined && to >= 0 && to < count) {
      if (event.shiftKey) onRange?.(anchor.current, to)
      else anchor.current = to
      go(to)
    } else act?.()
  }
  const touch = (index: number, isRange: boolean): number => {
    const from = anchor.current
    if (!isRange) anchor.current = index
    setPlace(index)
    return from
  }
  return { list, active, go, onKeyDown, touch }
}
