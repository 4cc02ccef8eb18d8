import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { LineColumn } from './columns'
import { isTyped } from './columns'
import { areCells, cellsOf, paste } from './pasted'

export interface LinesOptions<Line> {
  lines: readonly Line[]
  columns: readonly LineColumn<Line>[]
  onChange: (lines: Line[]) => void
  /** How many cells hold something that could not be read; whoever saves the lines has to wait for none. */
  onUnread?: (cells: number) => void
  /** An empty line. Without it lines come only from the scanner and the picker. */
  blank?: () => Line
  /** The line of a scanned or typed code; `undefined` when there is none. */
  find?: (code: string) => Promise<Line | undefined> | Line | undefined
  /** The line with an added one in it, when both are of the same thing; `undefined` when they are not. */
  join?: (line: Line, added: Line) => Line | undefined
}

/** A cell by its place. */
export interface Cell {
  row: number
  column: string
}

/** What can be done with the lines, the sentence about what was done last, and the cell to go to after it. */
export function useLines<Line>({
  lines,
  columns,
  onChange,
  onUnread,
  blank,
  find,
  join,
}: LinesOptions<Line>) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<{ line: Line; row: number }>()
  const grid = useRef<HTMLDivElement>(null)
  const wanted = useRef<Cell>(undefined)
  // A code may be looked up while other lines are changed.
  const latest = useRef(lines)
  latest.current = lines
  const change = (next: Line[]) => {
    latest.current = next
    onChange(next)
  }
  const unread = useRef({ cells: 0, tell: onUnread })
  unread.current.tell = onUnread
  const holdUnread = useCallback(() => {
    const count = (change: number) => {
      unread.current.cells += change
      unread.current.tell?.(unread.current.cells)
    }
    count(1)
    return () => count(-1)
  }, [])
  const typed = columns.filter(isTyped)
  const write = (cells: string[][], from: Cell) => {
    const result = paste({ lines: latest.current, columns, from, cells, locale, blank })
    wanted.current = from
    change(result.lines)
    tell(
      [
        translate('parts.lines.pasted', { smart_count: result.rows }),
        result.unread > 0 && translate('parts.lines.unread', { smart_count: result.unread }),
        result.left > 0 && translate('parts.lines.left', { smart_count: result.left }),
      ]
        .filter(Boolean)
        .join(' '),
    )
  }
  const first = typed[0]?.key ?? ''

  const focus = ({ row, column }: Cell): boolean => {
    const cell = grid.current?.querySelector<HTMLElement>(
      `[data-row="${row}"] [data-column="${column}"] input`,
    )
    cell?.focus()
    return cell !== null && cell !== undefined
  }
  const focusEntry = () => grid.current?.querySelector<HTMLElement>('[data-entry]')?.focus()
  // A new line is drawn before it can be gone to.
  useEffect(() => {
    const cell = wanted.current
    wanted.current = undefined
    if (!cell) return
    if (lines.length === 0) focusEntry()
    else focus({ ...cell, row: Math.min(cell.row, lines.length - 1) })
  })

  const tell = (sentence: string) => {
    setRemoved(undefined)
    setSaid(sentence)
  }
  const add = (line: Line) => {
    const all = [...latest.current]
    const row = join ? all.findIndex((each) => join(each, line) !== undefined) : -1
    const same = all[row]
    const joined = same === undefined ? undefined : join?.(same, line)
    if (joined !== undefined) all[row] = joined
    else all.push(line)
    change(all)
    const place = (joined === undefined ? all.length - 1 : row) + 1
    tell(translate(joined === undefined ? 'parts.lines.added' : 'parts.lines.joined', { row: place }))
  }

  return {
    grid,
    said,
    removed,
    /** Counts a cell that could not be read, until the returned function is called. */
    holdUnread,
    /** Whether a new line can be had by typing. */
    grows: blank !== undefined,
    add,
    write: (row: number, line: Line) => change(latest.current.map((each, at) => (at === row ? line : each))),
    append: (column = first) => {
      if (!blank) return focusEntry()
      wanted.current = { row: lines.length, column }
      change([...latest.current, blank()])
    },
    remove: (row: number, column = first) => {
      const line = lines[row]
      if (line === undefined) return
      wanted.current = { row, column }
      change(latest.current.filter((_, at) => at !== row))
      setRemoved({ line, row })
      setSaid(translate('parts.lines.removed', { row: row + 1 }))
    },
    bringBack: () => {
      if (!removed) return
      wanted.current = { row: removed.row, column: first }
      change(latest.current.toSpliced(removed.row, 0, removed.line))
      tell(translate('parts.lines.brought_back', { row: removed.row + 1 }))
    },
    /** Whether the text was cells of a spreadsheet. */
    paste: (text: string, from: Cell): boolean => {
      if (!areCells(text)) return false
      void cellsOf(text).then((cells) => write(cells, from))
      return true
    },
    scan: async (code: string): Promise<boolean> => {
      try {
        const line = await find?.(code)
        if (line === undefined) tell(translate('parts.lines.not_found', { code }))
        else add(line)
        return line !== undefined
      } catch {
        tell(translate('parts.lines.not_looked_up', { code }))
        return false
      }
    },
    /** Goes to a neighbour; past the last line a new one is made, or the entry is gone to. */
    move: ({ row, column }: Cell, rows: number, cells: number) => {
      const at = typed.findIndex(({ key }) => key === column) + cells
      const target = typed[at]
      if (target) focus({ row: row + rows, column: target.key })
      else if (cells > 0 && row < lines.length - 1) focus({ row: row + 1, column: first })
      else if (cells < 0 && row > 0) focus({ row: row - 1, column: typed.at(-1)?.key ?? first })
    },
  }
}

export type Lines<Line> = ReturnType<typeof useLines<Line>>
