import type { SheetKind } from '../../domain/sheets'
import { control } from './tokens'

/** Row height of an import's grid: one line for the value, one for its error or former value. */
export const sheetRow = control.touch + 8
export const sheetHead = control.medium

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

/** Width of the sticky first column, as a CSS variable. */
export const sheetLine = { '--sheet-line': { xs: '112px', sm: '148px' } } as const

/** Height of the grid: the window's without bar, heading and buttons, but at least a few rows. */
export const sheetHeight = { xs: 'max(320px, 100dvh - 360px)', sm: 'max(320px, 100dvh - 392px)' } as const
