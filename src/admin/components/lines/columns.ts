import type { ReactNode } from 'react'

/** `null` when empty. */
export type CellValue = string | number | null

/** Role of a figure in “2 × 50.000 = 100.000”. */
export type LinePart = 'quantity' | 'price' | 'sum'

/** A column of a grid of lines; the caller defines its rules. */
export interface LineColumn<Line> {
  key: string
  label: string
  kind: 'text' | 'number' | 'money' | 'day'
  /** Role in the brief form of a card. */
  part?: LinePart
  /** For narrow texts such as a note. */
  isShort?: boolean
  value: (line: Line) => CellValue
  /** The line with the new value, or `undefined` if the value is invalid; without it the column is read-only. */
  write?: (line: Line, value: CellValue) => Line | undefined
  /** The line with an unreadable text, which stays in its cell; without it the cell keeps its value. */
  keep?: (line: Line, text: string) => Line
  show?: (line: Line) => ReactNode
  /** Error of the value, as an i18n key or a sentence. */
  problem?: (line: Line) => string | undefined
}

export interface Total {
  key: string
  label: string
  kind: 'number' | 'money'
  value: number
  isMain?: boolean
  /** Label of the column that it sums up, to stand below it in a table. */
  under?: string
}

export const isTyped = <Line>({ write }: LineColumn<Line>): boolean => write !== undefined
