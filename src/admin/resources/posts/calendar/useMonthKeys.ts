import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addDays, addMonths, monthOf, placeInWeek, sameDayIn } from '../../../../domain/days'
import { marked, markOf } from '../../../keys/marks'
import { usePlan } from './PlanContext'

interface GridKeysOptions {
  month: string
  today: string
  first: number
  onMonth: (month: string) => void
}

function target(day: string, { key, shiftKey }: KeyboardEvent, first: number, isRtl: boolean) {
  const place = placeInWeek(day, first)
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, isRtl ? 1 : -1)
    case 'ArrowRight':
      return addDays(day, isRtl ? -1 : 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -place)
    case 'End':
      return addDays(day, 6 - place)
    case 'PageUp':
    case 'PageDown': {
      const count = (key === 'PageUp' ? -1 : 1) * (shiftKey ? 12 : 1)
      return sameDayIn(addMonths(monthOf(day), count), day)
    }
  }
  return undefined
}

const postsIn = (cell: HTMLElement): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>('button')]

/** Keyboard of the month: one day has the focus, Enter goes to its posts, Escape back. */
export function useMonthKeys({ month, today, first, onMonth }: GridKeysOptions) {
  const { carried, carry, drop } = usePlan()
  const grid = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(today)
  const day = monthOf(chosen) === month ? chosen : monthOf(today) === month ? today : `${month}-01`
  const wanted = useRef<string>(undefined)

  // A day of another month renders only after the address has changed.
  useEffect(() => {
    if (wanted.current !== day) return
    wanted.current = undefined
    grid.current?.querySelector<HTMLElement>(marked('day', day))?.focus()
  })

  const go = (to: string) => {
    wanted.current = to
    setChosen(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
  }

  const inCell = (event: KeyboardEvent, cell: HTMLElement) => {
    const posts = postsIn(cell)
    const place = posts.findIndex((each) => each.contains(document.activeElement))
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') cell.focus()
    else if (by && posts[place + by]) posts[place + by]?.focus()
    else if (!by) return
    event.preventDefault()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target instanceof HTMLElement ? event.target : null
    const cell = at?.closest<HTMLElement>(marked('day'))
    // React also bubbles events of a post's menu, which is outside of the grid in the document.
    if (!at || !cell || !grid.current?.contains(at)) return
    if (at !== cell) return inCell(event, cell)
    // A day at the edge may belong to another month.
    const here = markOf(cell, 'day') ?? day
    const to = target(here, event, first, document.dir === 'rtl')
    if (to) go(to)
    else if (carried && (event.key === 'Enter' || event.key === ' ')) {
      drop(carried, here)
      carry(null)
    } else if (carried && event.key === 'Escape') carry(null)
    else if (event.key === 'Enter') postsIn(cell)[0]?.focus()
    else return
    event.preventDefault()
  }

  return { grid, day, onKeyDown, choose: setChosen }
}
