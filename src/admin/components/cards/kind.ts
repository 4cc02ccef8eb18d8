import type { ReactNode } from 'react'

interface Kind<Read, Made> {
  /** i18n key: what the list is called. */
  label: string
  /** i18n key of the button that adds one. */
  add: string
  /** i18n key of what a card is called that says nothing yet; `place` is its number. */
  unnamed: string
  /** How a card is called; an input that was emptied holds null. */
  title: (value: Read) => string | null | undefined
  /** Before the name of a collapsed card. */
  picture?: (value: Read) => ReactNode
  /** What a collapsed card says besides its name. */
  summary?: (value: Read) => ReactNode
  /** A new one, with all its fields. */
  blank: () => Made
  /** What a duplicate holds; by default the same. */
  copy?: (value: Read) => Made
  /** The inputs, with sources within the card. */
  body: ReactNode
  /** More than this cannot be added. */
  max?: number
  /** Cards within each card; they can be moved from one to another. */
  nested?: Nested
}

interface Nested {
  /** Where they stand within the card. */
  source: string
  kind: AnyKind
}

/** What the cards of a list are. A value that never changes: declare it outside of any component. */
export type CardKind<T extends object> = Kind<T, T>

/** A kind of whichever values: each list reads its own from the form. */
export type AnyKind = Kind<never, object>

export interface CardListProps {
  /** The whole path of the list in the form. */
  source: string
  /** The key of the card around it; empty for the outer list. */
  owner: string
  kind: AnyKind
  /** A list that is not drawn still knows its cards, so that others can be moved into it. */
  isDrawn: boolean
}

/** Declares a kind of cards, for `SortableCards`. */
export const cardKind = <T extends object>(kind: CardKind<T>): CardKind<T> => kind

const asNever = (value: unknown) => value as never

/** The card's own name, without spaces around it. */
export const titleOf = (kind: AnyKind, value: unknown): string =>
  (value ? kind.title(asNever(value)) : undefined)?.trim() ?? ''

export const pictureOf = (kind: AnyKind, value: unknown): ReactNode =>
  value ? kind.picture?.(asNever(value)) : undefined

export const cardSummaryOf = (kind: AnyKind, value: unknown): ReactNode =>
  value ? kind.summary?.(asNever(value)) : undefined

export const cardCopyOf = (kind: AnyKind, value: unknown): unknown =>
  kind.copy ? kind.copy(asNever(structuredClone(value))) : structuredClone(value)
