import { InputBase, Typography } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '../../../domain/money'
import { mark } from '../../keys/marks'
import { Value } from '../fields/Value'
import { CalendarButton, useDayHint } from '../form/CalendarButton'
import { formatNumber } from '../formats/formats'
import { readLineCell, typedLineCell } from './amount'
import type { CellValue, LineColumn } from './columns'
import { type Burst, burstAfter, isScanned } from './scanned'
import { field } from './style'
import { unreadOf } from './unread'
import type { LineActions } from './useLines'

export interface LineCellProps<Line> {
  line: Line
  row: number
  column: LineColumn<Line>
  actions: LineActions<Line>
  isLast: boolean
  scans: boolean
}

/** A read-only value, or an input with keyboard navigation to its neighbours. */
export function LineCell<Line>(props: LineCellProps<Line>) {
  const { line, column } = props
  if (column.write) return <TypedCell {...props} write={column.write} />
  return (
    <>
      {column.show ? column.show(line) : <Value kind={column.kind} value={column.value(line)} />}
      <Problem of={column.problem?.(line)} />
    </>
  )
}

function Problem({ of: problem, id }: { of: string | undefined; id?: string }) {
  const translate = useTranslate()
  if (!problem) return null
  return (
    <Typography id={id} variant="caption" color="error" component="p">
      {translate(problem, { _: problem })}
    </Typography>
  )
}

/** Text being typed, or text that could not be read and stays until corrected. */
interface Edit<Line> {
  text: string
  before: Partial<Line>
  wrote: CellValue
  isRead: boolean
}

type TypedProps<Line> = LineCellProps<Line> & { write: NonNullable<LineColumn<Line>['write']> }

function TypedCell<Line>({ line, row, column, actions, isLast, scans, write }: TypedProps<Line>) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isRtl = useTheme().direction === 'rtl'
  const id = useId()
  const dayHint = useDayHint()
  const value = column.value(line)
  const [edit, setEdit] = useState<Edit<Line>>()
  // Set on blur: a half-typed value is not an error yet.
  const [isWrong, setWrong] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [seen, setSeen] = useState(value)
  const forget = () => {
    setEdit(undefined)
    setWrong(false)
  }
  if (seen !== value) {
    setSeen(value)
    // Another write of the cell, such as a paste, replaces the typed text.
    if (edit && edit.wrote !== value) forget()
  }
  const input = useRef<HTMLInputElement>(null)
  const hasTyped = useRef(false)
  // Typing replaces the value as in a spreadsheet; a layout effect runs before the first key arrives.
  useLayoutEffect(() => {
    if (isFocused) input.current?.select()
  }, [isFocused])
  const { holdUnread } = actions
  const isUnread = edit?.isRead === false
  useEffect(() => (isUnread ? holdUnread() : undefined), [isUnread, holdUnread])
  const burst = useRef<Burst>(undefined)
  const place = { row, column: column.key }
  const label = translate(column.label, { _: column.label })
  const problem =
    isFocused && edit && !isWrong ? undefined : isWrong ? unreadOf(column.kind) : column.problem?.(line)

  /** Writes each keystroke to the line, so that the cell holds no state except unreadable text. */
  const type = (text: string) => {
    const from = edit ? { ...line, ...edit.before } : line
    const read = readLineCell(column.kind, text, locale)
    const isSame = text === typedLineCell(column.value(from), locale, column.kind)
    const written = isSame ? from : read === undefined ? undefined : write(line, read)
    const next = written ?? column.keep?.(line, text.trim())
    setEdit({
      text,
      before: { ...(next !== undefined && fieldsBefore(line, next)), ...edit?.before },
      wrote: column.value(next ?? line),
      isRead: next !== undefined,
    })
    if (next === undefined) return
    setWrong(false)
    if (next !== line) actions.write(row, next)
  }
  const commit = () => {
    setWrong(isUnread)
    if (!isUnread) setEdit(undefined)
  }
  const pick = (day: string) => {
    const next = write(line, day || null)
    forget()
    if (next !== undefined) actions.write(row, next)
  }
  const takeBack = () => {
    forget()
    if (edit) actions.write(row, { ...line, ...edit.before })
  }

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, timeStamp, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event
    // During composition, Enter and arrows belong to the input method.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
    const { value: text, selectionStart, selectionEnd } = event.currentTarget
    const isWhole = selectionStart === 0 && selectionEnd === text.length
    const isAt = (edge: number) => isWhole || (selectionStart === edge && selectionEnd === edge)
    const ahead = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const quick = burst.current
    burst.current = ctrlKey || metaKey || altKey ? undefined : burstAfter(quick, key, timeStamp, text)
    const act = (action: () => void) => {
      event.preventDefault()
      action()
    }
    // A day typed with separators is no scanned code, however fast.
    const isDayTyped =
      column.kind === 'day' && /\D/.test(text) && readLineCell('day', text, locale) !== undefined
    if (key === 'Enter' && scans && !isDayTyped && isScanned(quick, timeStamp))
      return act(() => {
        takeBack()
        // Restores the text that was typed before the code.
        const shown = edit ? { ...line, ...edit.before } : line
        if (quick.before !== typedLineCell(column.value(shown), locale, column.kind)) type(quick.before)
        void actions.scan(quick.text)
      })
    if ((ctrlKey || metaKey) && key === 'Delete') return act(() => actions.remove(row, column.key))
    if (ctrlKey || metaKey || altKey) return
    if (key === 'Enter')
      return act(() => {
        commit()
        actions.enter(place, shiftKey, isLast)
      })
    if (key === 'Escape' && edit)
      return act(() => {
        // The dialog or page around the grid must not react.
        event.stopPropagation()
        takeBack()
      })
    if (shiftKey) return
    if (key === 'ArrowDown') act(() => actions.move(place, 1, 0))
    else if (key === 'ArrowUp') act(() => actions.move(place, -1, 0))
    else if (key === ahead && isAt(text.length)) act(() => actions.move(place, 0, 1))
    else if (key === back && isAt(0)) act(() => actions.move(place, 0, -1))
  }

  const pasted = (event: ClipboardEvent) => {
    if (!actions.paste(event.clipboardData.getData('text'), place)) return
    event.preventDefault()
    forget()
  }

  return (
    <>
      <InputBase
        fullWidth
        {...mark('column', column.key)}
        data-end={column.kind === 'text' ? undefined : ''}
        placeholder={column.kind === 'day' ? dayHint : undefined}
        endAdornment={
          column.kind === 'day' && <CalendarButton day={String(value ?? '')} onPick={pick} tabIndex={-1} />
        }
        value={
          edit?.text ??
          (isFocused ? typedLineCell(value, locale, column.kind) : shownOf(column, value, locale))
        }
        error={problem !== undefined}
        inputRef={input}
        onChange={(event) => {
          hasTyped.current = true
          type(event.target.value)
        }}
        onFocus={({ target }) => {
          setFocused(true)
          hasTyped.current = false
          // A click sets the cursor after the focus event; text typed by then must not be selected.
          requestAnimationFrame(
            () => !hasTyped.current && document.activeElement === target && target.select(),
          )
        }}
        onBlur={() => {
          setFocused(false)
          commit()
        }}
        sx={field}
        slotProps={{
          input: {
            'aria-label': translate('parts.lines.cell', { column: label, row: row + 1 }),
            'aria-invalid': problem !== undefined,
            'aria-describedby': problem && id,
            inputMode: column.kind === 'text' ? undefined : column.kind === 'day' ? 'numeric' : 'decimal',
            autoComplete: 'off',
            enterKeyHint: 'next',
            onKeyDown: keys,
            onPaste: pasted,
          },
        }}
      />
      <Problem of={problem} id={id} />
    </>
  )
}

const fieldsBefore = <Line,>(line: Line, next: Line): Partial<Line> =>
  Object.fromEntries(
    Object.entries(line as object).filter(([name, value]) => next[name as keyof Line] !== value),
  ) as Partial<Line>

function shownOf(
  { kind }: Pick<LineColumn<never>, 'kind'>,
  value: string | number | null,
  locale: string,
): string {
  if (typeof value !== 'number') return typedLineCell(value, locale, kind)
  return kind === 'money' ? formatMoney(value) : formatNumber(value, locale)
}
