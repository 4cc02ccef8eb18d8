import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { marked } from '../../keys/marks'
import { useHold } from '../form/hold'
import type { LineColumn } from './columns'
import { isTyped } from './columns'
import { areCells, cellsOf, paste } from './pasted'

export interface LinesOptions<Line> {
  lines: readonly Line[]
  columns: readonly LineColumn<Line>[]
  onChange: (lines: Line[]) => void
  /** Whether lines cannot be removed, as in a list to fill in. */
  isFixed?: boolean
  /** Creates an empty line; without it lines come only from scanner and picker. */
  blank?: () => Line
  /** The line of a code; `undefined` if unknown. */
  find?: (code: string) => Promise<Line | undefined> | Line | undefined
  /** The line merged with an added one of the same item; `undefined` for different items. */
  join?: (line: Line, added: Line) => Line | undefined
  /** Column to focus in an added line; Enter there leads back to the entry. */
  begins?: string
  /** Direction of Enter: down the column as in a spreadsheet, or along the line and then to the entry. */
  enter?: 'down' | 'across'
}

interface Cell {
  row: number
  column: string
}

/** The cell to focus after the next render. */
type Wanted = Cell & { isAdded?: boolean }

interface Told<Line> {
  said: string
  removed?: { line: Line; row: number }
}

/** Actions on the lines and the message about the last one; stable, so that only changed lines rerender. */
export function useLines<Line>(options: LinesOptions<Line>) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [told, setTold] = useState<Told<Line>>({ said: '' })
  // Number of cells with unreadable text, which block a save.
  const [unread, setUnread] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  const wanted = useRef<Wanted>(undefined)
  const now = useRef<Ground<Line>>({ ...options, translate, locale })
  // Refreshed on each render, since a lookup may end after other lines have changed.
  now.current = { ...options, translate, locale }
  const [actions] = useState(() => actionsOn<Line>({ now, grid, wanted, setTold, setUnread }))
  // A new line must render before it can take the focus.
  useEffect(() => {
    const cell = wanted.current
    wanted.current = undefined
    // Do not interrupt a user who types the next code.
    if (!cell || (cell.isAdded && !actions.isEntryEmpty())) return
    const { length } = options.lines
    if (length === 0) actions.enterCode()
    else actions.focus({ ...cell, row: Math.min(cell.row, length - 1) })
  })
  useHold(unread > 0)
  return { grid, actions, ...told }
}

interface Ground<Line> extends LinesOptions<Line> {
  translate: ReturnType<typeof useTranslate>
  locale: string
}

interface Refs<Line> {
  now: RefObject<Ground<Line>>
  grid: RefObject<HTMLDivElement | null>
  wanted: RefObject<Wanted | undefined>
  setTold: (told: Told<Line>) => void
  setUnread: (count: (before: number) => number) => void
}

function actionsOn<Line>({ now, grid, wanted, setTold, setUnread }: Refs<Line>) {
  let begun = -1
  const lines = () => now.current.lines
  const typed = () => now.current.columns.filter(isTyped)
  const first = () => typed()[0]?.key ?? ''
  const change = (next: Line[]) => {
    now.current = { ...now.current, lines: next }
    now.current.onChange(next)
  }
  const write = (cells: string[][], from: Cell) => {
    const { columns, locale, blank, translate } = now.current
    const result = paste({ lines: lines(), columns, from, cells, locale, blank })
    const keeps = columns.some(({ keep }) => keep)
    wanted.current = from
    change(result.lines)
    const told = (key: string, smart_count: number) => translate(`parts.lines.${key}`, { smart_count })
    const said = [
      told('pasted', result.rows),
      result.unread > 0 && told(keeps ? 'to_mend' : 'unread', result.unread),
      result.left > 0 && told('left', result.left),
    ]
    setTold({ said: said.filter(Boolean).join(' ') })
  }
  const focus = ({ row, column }: Cell): boolean => {
    const cell = grid.current?.querySelector<HTMLElement>(
      `${marked('row', row)} ${marked('column', column)} input`,
    )
    cell?.focus()
    return cell !== null && cell !== undefined
  }
  const entry = () => grid.current?.querySelector<HTMLElement>(marked('entry'))
  const enterCode = () => entry()?.focus()
  const isEntryEmpty = () => !(entry() as HTMLInputElement | null)?.value
  const say = (key: string, params: object, removed?: Told<Line>['removed']) =>
    setTold({ said: now.current.translate(`parts.lines.${key}`, params), removed })

  /** Adds a line, or joins it with one of the same item, and focuses a cell of it unless `column` is `null`. */
  const add = (line: Line, column: string | null = now.current.begins ?? null) => {
    const { join } = now.current
    const all = [...lines()]
    const row = join ? all.findIndex((each) => join(each, line) !== undefined) : -1
    const same = all[row]
    const joined = same === undefined ? undefined : join?.(same, line)
    if (joined !== undefined) all[row] = joined
    else all.push(line)
    const at = joined === undefined ? all.length - 1 : row
    if (column !== null) wanted.current = { row: at, column, isAdded: true }
    begun = at
    change(all)
    say(joined === undefined ? 'added' : 'joined', { row: at + 1 })
  }
  const append = (column = first()) => {
    const { blank } = now.current
    if (!blank) return enterCode()
    wanted.current = { row: lines().length, column }
    change([...lines(), blank()])
  }
  const move = ({ row, column }: Cell, rows: number, cells: number): boolean => {
    const at = typed().findIndex(({ key }) => key === column) + cells
    const target = typed()[at]
    if (target) return focus({ row: row + rows, column: target.key })
    if (cells > 0 && row < lines().length - 1) return focus({ row: row + 1, column: first() })
    if (cells < 0 && row > 0) return focus({ row: row - 1, column: typed().at(-1)?.key ?? first() })
    return false
  }

  return {
    focus,
    enterCode,
    isEntryEmpty,
    holdUnread: () => {
      setUnread((before) => before + 1)
      return () => setUnread((before) => before - 1)
    },
    add,
    append,
    move,
    write: (row: number, line: Line) => change(lines().map((each, at) => (at === row ? line : each))),
    /** Enter in a cell: next cell, and after the last a new line or the entry. */
    enter: (place: Cell, isBack: boolean, isLast: boolean) => {
      if (!isBack && place.row === begun && place.column === now.current.begins) enterCode()
      else if (now.current.enter === 'across') {
        if (!move(place, 0, isBack ? -1 : 1) && !isBack) append()
      } else if (isLast && !isBack) append(place.column)
      else move(place, isBack ? -1 : 1, 0)
    },
    remove: (row: number, column = first()) => {
      const line = lines()[row]
      if (line === undefined || now.current.isFixed) return
      wanted.current = { row, column }
      change(lines().filter((_, at) => at !== row))
      say('removed', { row: row + 1 }, { line, row })
    },
    bringBack: ({ line, row }: NonNullable<Told<Line>['removed']>) => {
      wanted.current = { row, column: first() }
      change(lines().toSpliced(row, 0, line))
      say('brought_back', { row: row + 1 })
    },
    /** Returns false if the text is no spreadsheet cells. */
    paste: (text: string, from: Cell): boolean => {
      if (!areCells(text)) return false
      void cellsOf(text).then((cells) => write(cells, from))
      return true
    },
    scan: async (code: string): Promise<boolean> => {
      try {
        const line = await now.current.find?.(code)
        if (line === undefined) say('not_found', { code })
        else add(line)
        return line !== undefined
      } catch {
        say('not_looked_up', { code })
        return false
      }
    },
  }
}

export type LineActions<Line> = ReturnType<typeof actionsOn<Line>>
