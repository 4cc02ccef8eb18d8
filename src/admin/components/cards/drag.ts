import {
  type Active,
  type CollisionDetection,
  closestCenter,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import type { Board } from './board'

export const endOf = (owner: string): string => `end of ${owner}`
const ownerOfEnd = (id: string): string | undefined => (id.startsWith('end of ') ? id.slice(7) : undefined)

/** The place that a card dropped on `over` takes; undefined when it may not land there. */
export function landing(
  board: Board,
  active: UniqueIdentifier,
  over: UniqueIdentifier,
): { owner: string; at: number } | undefined {
  const from = board.find(String(active))
  if (!from) return undefined
  const level = (owner: string) => (owner === '' ? 0 : 1)
  const end = ownerOfEnd(String(over))
  const last = (owner: string) => ({ owner, at: board.lists.get(owner)?.keys().length ?? 0 })
  if (end !== undefined)
    return level(end) === level(from.list.owner) && end !== from.list.owner ? last(end) : undefined
  const to = board.find(String(over))
  if (!to) return undefined
  if (level(to.list.owner) === level(from.list.owner)) return { owner: to.list.owner, at: to.at }
  // A collapsed card takes others in at its end; an open one shows the exact place.
  const inside = board.lists.get(String(over))
  return inside && inside !== from.list && !inside.isDrawn() ? last(inside.owner) : undefined
}

/** Collision detection that offers only places where the card may land. */
export const collisionOn =
  (board: Board): CollisionDetection =>
  (args) =>
    closestCenter({
      ...args,
      droppableContainers: args.droppableContainers.filter(({ id }) => landing(board, args.active.id, id)),
    })

/** Arrow keys move a dragged card from one permitted place to the next. */
export const coordinatesOn =
  (board: Board): KeyboardCoordinateGetter =>
  (event, { active, currentCoordinates, context }) => {
    const by = event.code === KeyboardCode.Down ? 1 : event.code === KeyboardCode.Up ? -1 : 0
    const { collisionRect, droppableContainers, droppableRects, over } = context
    if (by === 0 || !collisionRect) return undefined
    event.preventDefault()
    const places = droppableContainers.getEnabled().flatMap(({ id }) => {
      const rect = droppableRects.get(id)
      return rect && landing(board, active, id) ? [{ id, middle: rect.top + rect.height / 2 }] : []
    })
    places.sort((a, b) => a.middle - b.middle)
    const next = places[places.findIndex(({ id }) => id === (over?.id ?? active)) + by]
    return next && { x: currentCoordinates.x, y: next.middle - collisionRect.height / 2 }
  }

/** Whether a card of another list hovers here; the neighbours do not move aside for it. */
export const isGuest = (board: Board, active: Active | null, owner: string): boolean =>
  active !== null && board.find(String(active.id))?.list.owner !== owner
