import type { KeyboardEvent } from 'react'

const steps: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/**
 * Arrow keys move to the nearest box in that direction, by screen position: the same code works for the wide and the
 * narrow table, and for both text directions.
 */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || !(event.target instanceof HTMLInputElement)) return
  const [across, down] = step
  const from = middle(event.target.getBoundingClientRect())
  let best: { box: HTMLInputElement; distance: number } | undefined
  for (const box of event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')) {
    const { x, y } = middle(box.getBoundingClientRect())
    const ahead = (x - from.x) * across + (y - from.y) * down
    const aside = Math.abs(across ? y - from.y : x - from.x)
    // Horizontally the box must be on the same line; vertically a small offset is allowed, since lines differ in width.
    if (ahead < 4 || (across && aside > 8)) continue
    const distance = ahead + aside * 3
    if (!best || distance < best.distance) best = { box, distance }
  }
  event.preventDefault()
  best?.box.focus()
}
