import { createContext, type Dispatch, type SetStateAction, useContext } from 'react'

/** A list of cards on the board; `owner` is the key of the parent card, empty for the outer list. */
export interface CardsOf {
  owner: string
  keys: () => readonly string[]
  name: (key: string) => string
  isDrawn: () => boolean
  take: (key: string) => unknown
  put: (at: number, value: unknown, key: string) => void
  move: (from: number, to: number) => void
}

interface CardSpot {
  list: CardsOf
  at: number
}

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

/** State of a card: `near` is open, and its body mounts when it comes near the window. */
export type Opening = 'open' | 'near' | 'closed'

export interface Wanted {
  key: string
  part: 'head' | 'body' | 'undo'
}

/** All lists of cards of one form field, nested ones too, so that cards can move between them. */
export class Board {
  readonly lists = new Map<string, CardsOf>()
  /** Setters of the mounted cards, by key. */
  readonly openers = new Map<string, (opening: Opening) => void>()
  /** Keys of the open cards; a card stays in it while its parent is collapsed. */
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

  /** Moves a card to a place in its own or another list. */
  bring(key: string, owner: string, at: number): boolean {
    const from = this.find(key)
    const list = this.lists.get(owner)
    if (!from || !list || (from.list === list && from.at === at)) return false
    if (from.list === list) list.move(from.at, at)
    else list.put(at, from.list.take(key), key)
    this.wanted = { key, part: 'head' }
    return true
  }

  /** Moves a card by one place; past the end of its list into the neighbouring list. */
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
  tell: Dispatch<SetStateAction<BoardChange>>
}

export const BoardContext = createContext<BoardValue | null>(null)

export const RemovedContext = createContext<CardRemoval | undefined>(undefined)

export function useBoard(): BoardValue {
  const value = useContext(BoardContext)
  if (!value) throw new Error('Cards stand inside SortableCards')
  return value
}
