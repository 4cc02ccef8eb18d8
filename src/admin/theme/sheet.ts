import type { SheetKind } from '../../domain/sheets'
import { control } from './tokens'

/** The grid of an import: a line for the value and one for what is wrong with it or what it was. */
export const sheetRow = control.touch + 8
export const sheetHead = control.medium

/** Widths of its columns. */
export const sheetWidths: Record<SheetKind, number> = {
  text: 208,
  number: 120,
  money: 140,
  day: 140,
  time: 168,
  choice: 168,
  yesno: 120,
  reference: 200,
  html: 240,
}

/** The width of the first column, which stays in sight, as a CSS variable. */
export const sheetLine = { '--sheet-line': { xs: '112px', sm: '148px' } } as const

/** The grid's height: as much as the window has beside bar, heading and buttons, but never less than a few rows. */
export const sheetHeight = { xs: 'max(320px, 100dvh - 360px)', sm: 'max(320px, 100dvh - 392px)' } as const
