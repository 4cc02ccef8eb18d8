import type { KeyboardEvent } from 'react'
import type { TreeStep } from '../../../domain/treeMoves'
import { marked } from '../../keys/marks'

export interface TreeActions {
  /** Moves the focus by a number of rows, or to the first or last. */
  go: (to: number | 'first' | 'last') => void
  goOut: () => void
  fold: (isFolded: boolean) => void
  step: (step: TreeStep) => void
}

interface Row {
  canFold: boolean
  isFolded: boolean
}

const controls = 'a[href], button:not(:disabled), input:not(:disabled)'

type Run = (() => unknown) | undefined

/** Action of a key on a row; the row's controls keep Enter and Space. */
function meaningOf(event: KeyboardEvent<HTMLElement>, row: Row, actions: TreeActions): Run {
  const { currentTarget, target, key, altKey } = event
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(target instanceof HTMLElement)) return
  // Keys of a dialog opened by a row bubble through React, although it is elsewhere in the DOM.
  if (!currentTarget.contains(target)) return
  const isRtl = document.dir === 'rtl'
  const way = { ArrowRight: isRtl ? 'back' : 'on', ArrowLeft: isRtl ? 'on' : 'back' }[key]
  const turn = { ArrowUp: 'up', ArrowDown: 'down' }[key] as 'up' | 'down' | undefined
  if (altKey) {
    if (turn) return () => actions.step(turn)
    return way ? () => actions.step(way === 'on' ? 'in' : 'out') : undefined
  }
  if (turn) return () => actions.go(turn === 'up' ? -1 : 1)
  const inRow = [...currentTarget.querySelectorAll<HTMLElement>(controls)]
  const place = inRow.indexOf(target)
  if (place >= 0) {
    if (way === 'on') return () => inRow[place + 1]?.focus()
    return way ? () => (inRow[place - 1] ?? currentTarget).focus() : undefined
  }
  if (way === 'on') return () => (row.canFold && row.isFolded ? actions.fold(false) : inRow[0]?.focus())
  if (way) return () => (row.canFold && !row.isFolded ? actions.fold(true) : actions.goOut())
  return {
    Home: () => actions.go('first'),
    End: () => actions.go('last'),
    Enter: () => currentTarget.querySelector<HTMLElement>(`a[href], ${marked('open')}`)?.click(),
    Delete: () => currentTarget.querySelector<HTMLElement>(marked('remove'))?.click(),
    ' ': () => currentTarget.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
  }[key]
}

/** Keys of a treegrid: the row has the focus first; the arrow towards the end moves to its controls. */
export function onTreeKey(event: KeyboardEvent<HTMLElement>, row: Row, actions: TreeActions): void {
  const run = meaningOf(event, row, actions)
  if (!run) return
  event.preventDefault()
  event.stopPropagation()
  run()
}
