import { createContext, type Dispatch, type SetStateAction, useContext } from 'react'

/** A list of cards on the board; `owner` is the card that it stands in, empty for the outer one. */
export interface CardsOf {
  owner: string
  keys: () => readonly string[]
  /** What a card is called. */
  name: (key: string) => string
  isDrawn: () => boolean
  /** Takes a card out and returns its value. */
  take: (key: string) => unknown
  /** Puts a card in. */
  put: (at: number, value: unknown, key: string) => void
  move: (from: number, to: number) => void
}

/** Where a card is. */
interface CardSpot {
  list: CardsOf
  at: number
}

/** What was done last, and the card that can be brought back. */
export interface BoardChange {
  text: string
  removed?: CardRemoval
}

export interface CardRemoval {
  key: string
  owner: string
  at: number
  value: unknown
  name: string
}

/** How a card stands: `near` is open, and its body is drawn when it comes near the window. */
export type Opening = 'open' | 'near' | 'closed'

/** What the focus goes to after a change. */
export interface Wanted {
  key: string
  /** Its head, its first input, or the button that brings it back. */
  part: 'head' | 'body' | 'undo'
}

/** All lists of cards that stand together, and what concerns more than one of them. */
export class Board {
  readonly lists = new Map<string, CardsOf>()
  /** Opens or collapses a card that is on the page. */
  readonly openers = new Map<string, (opening: Opening) => void>()
  /** The cards that are open, also when the one around them is collapsed. */
  readonly opened = new Set<string>()
  wanted: Wanted | undefined
  #last = 0

  newKey = (): string => {
    this.#last += 1
    return `card-${this.#last}`
  }

  add(list: CardsOf): () => void {
    this.lists.set(list.owner, list)
    return () => this.lists.delete(list.owner)
  }

  find(key: string): CardSpot | undefined {
    for (const list of this.lists.values()) {
      const at = list.keys().indexOf(key)
      if (at >= 0) return { list, at }
    }
    return undefined
  }

  nameOf(key: string): string {
    return this.find(key)?.list.name(key) ?? ''
  }

  open(key: string, opening: Opening): void {
    this.openers.get(key)?.(opening)
  }

  /** Brings a card to a place of a list, its own or another. */
  bring(key: string, owner: string, at: number): boolean {
    const from = this.find(key)
    const list = this.lists.get(owner)
    if (!from || !list || (from.list === list && from.at === at)) return false
    if (from.list === list) list.move(from.at, at)
    else list.put(at, from.list.take(key), key)
    this.wanted = { key, part: 'head' }
    return true
  }

  /** Moves a card by one place; past the end of its list into the neighbouring one. */
  step(key: string, by: 1 | -1): boolean {
    const from = this.find(key)
    if (!from) return false
    const { list, at } = from
    if (list.keys()[at + by] !== undefined) return this.bring(key, list.owner, at + by)
    const parents = this.find(list.owner)
    const owner = parents?.list.keys()[parents.at + by]
    if (owner === undefined) return false
    this.open(owner, 'open')
    return this.bring(key, owner, by > 0 ? 0 : (this.lists.get(owner)?.keys().length ?? 0))
  }
}

export interface BoardValue {
  board: Board
  /** Says what was done. */
  tell: Dispatch<SetStateAction<BoardChange>>
}

export const BoardContext = createContext<BoardValue | null>(null)

/** The card that was removed last, and can be brought back. */
export const RemovedContext = createContext<CardRemoval | undefined>(undefined)

/** The board that the cards stand on. */
export function useBoard(): BoardValue {
  const value = useContext(BoardContext)
  if (!value) throw new Error('Cards stand inside SortableCards')
  return value
}
