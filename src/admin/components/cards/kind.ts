import type { ReactNode } from 'react'

interface Kind<Read, Made> {
  label: string
  add: string
  /** i18n key of the name of a card without a title; `place` is its number. */
  unnamed: string
  /** Title of a card; cleared inputs hold null. */
  title: (value: Read) => string | null | undefined
  picture?: (value: Read) => ReactNode
  summary?: (value: Read) => ReactNode
  blank: () => Made
  copy?: (value: Read) => Made
  body: ReactNode
  max?: number
  nested?: Nested
}

interface Nested {
  source: string
  kind: AnyKind
}

/** Settings of a list of cards. The object must be stable: declare it outside of components. */
export type CardKind<T extends object> = Kind<T, T>

/** A kind without its value types; each list reads its own values from the form. */
export type AnyKind = Kind<never, object>

export interface CardListProps {
  source: string
  /** Key of the parent card; empty for the outer list. */
  owner: string
  kind: AnyKind
  /** A list that does not render still knows its cards, so that others can move into it. */
  isDrawn: boolean
}

export const cardKind = <T extends object>(kind: CardKind<T>): CardKind<T> => kind

const asNever = (value: unknown) => value as never

export const titleOf = (kind: AnyKind, value: unknown): string =>
  (value ? kind.title(asNever(value)) : undefined)?.trim() ?? ''

export const pictureOf = (kind: AnyKind, value: unknown): ReactNode =>
  value ? kind.picture?.(asNever(value)) : undefined

export const cardSummaryOf = (kind: AnyKind, value: unknown): ReactNode =>
  value ? kind.summary?.(asNever(value)) : undefined

export const cardCopyOf = (kind: AnyKind, value: unknown): unknown =>
  kind.copy ? kind.copy(asNever(structuredClone(value))) : structuredClone(value)
