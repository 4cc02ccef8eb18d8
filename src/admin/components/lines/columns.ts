import type { ReactNode } from 'react'

/** A value of a cell; `null` when it is empty. */
export type CellValue = string | number | null

/** What a figure is in “2 × 50.000 = 100.000”. */
export type LinePart = 'quantity' | 'price' | 'sum'

/** A column of a grid of lines. What may stand in it, and what follows from it, is the caller's to say. */
export interface LineColumn<Line> {
  key: string
  /** i18n key of the heading. */
  label: string
  kind: 'text' | 'number' | 'money' | 'day'
  /** Which says how a card tells it in brief. */
  part?: LinePart
  /** A text that needs little room in a table, such as a note. */
  isShort?: boolean
  value: (line: Line) => CellValue
  /** The line with another value, or `undefined` when the value cannot be; a column without it is only read. */
  write?: (line: Line, value: CellValue) => Line | undefined
  /** The line with a text that could not be read, which stays in its cell; without it the cell keeps its value. */
  keep?: (line: Line, text: string) => Line
  /** Instead of the bare value, in a column that is only read: a picture and a name. */
  show?: (line: Line) => ReactNode
  /** What is wrong with the value, as an i18n key or a sentence. */
  problem?: (line: Line) => string | undefined
}

/** A line under the grid: a sum, a discount, what is to be paid. */
export interface Total {
  key: string
  /** i18n key. */
  label: string
  kind: 'number' | 'money'
  value: number
  /** The one that counts. */
  isMain?: boolean
  /** The label of the column that it sums up: in a table it stands under that. */
  under?: string
}

export const isTyped = <Line>({ write }: LineColumn<Line>): boolean => write !== undefined
