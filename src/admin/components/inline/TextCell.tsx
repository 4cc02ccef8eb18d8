import { Box, InputBase } from '@mui/material'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocaleState } from 'react-admin'
import { shapes } from '../fields/kinds'
import { Value } from '../fields/Value'
import { CellButton } from './CellButton'
import { CellNote } from './CellNote'
import { cellMark, neighbourOf } from './neighbour'
import { inputStyle, openStyle } from './style'
import { readTyped, typedValueOf } from './typed'
import { type CellProps, useInlineCell } from './useInlineCell'

/** While an input method composes, Enter and Escape belong to it. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

/** Enter saves and moves down, Tab saves, Escape restores; a value that failed to save stays with the reason below. */
export function TextCell(props: CellProps) {
  const { column, field, children } = props
  const [locale] = useLocaleState()
  const cell = useInlineCell(props)
  const noteId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // `undefined` while the cell is not edited.
  const [text, setText] = useState<string>()
  const [unread, setUnread] = useState(false)
  const takesFocus = useRef(false)
  /** Guards against a second save when the focus leaves while the first is under way. */
  const isOver = useRef(false)
  const { trouble, saving, current } = cell
  const kept = trouble ? typedValueOf(trouble.value, locale) : undefined
  const typed = text ?? kept
  const show = (value: unknown) => <Value kind={column.kind} value={value} />

  useEffect(() => {
    if (typed !== undefined || !takesFocus.current) return
    takesFocus.current = false
    button.current?.focus()
  }, [typed])

  const open = () => {
    takesFocus.current = true
    isOver.current = false
    cell.begin()
    setText(typedValueOf(current, locale))
  }
  const close = () => {
    setText(undefined)
    setUnread(false)
  }
  /** @returns whether the cell can be left */
  const commit = async (): Promise<boolean> => {
    if (text === undefined || isOver.current) return true
    const value = readTyped(column.kind, text, locale)
    setUnread(value === undefined)
    if (value === undefined) return false
    isOver.current = true
    const isDone = await cell.submit(value)
    isOver.current = isDone
    if (isDone) close()
    return isDone
  }
  const keys = async (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      // The dialog or open record around must not react to Escape.
      event.stopPropagation()
      takesFocus.current = true
      cell.clear()
      close()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const next = neighbourOf(frame.current, event.shiftKey ? -1 : 1)
    takesFocus.current = next === null
    if (!(await commit())) return
    next?.focus()
    next?.click()
  }
  const blur = ({ relatedTarget }: FocusEvent) => {
    takesFocus.current = false
    // A failed value is not sent again by a mere look at it.
    if (text !== kept && !frame.current?.contains(relatedTarget)) void commit()
  }
  const keepMine = () => {
    if (text !== undefined && text !== kept) return void commit()
    close()
    cell.keepMine()
  }
  const takeTheirs = () => {
    close()
    cell.takeTheirs()
  }

  const isWrong = unread || trouble !== undefined
  return (
    <Box
      component="span"
      ref={frame}
      {...cellMark(column.name)}
      sx={typed === undefined ? undefined : openStyle}
    >
      {typed === undefined ? (
        <CellButton
          ref={button}
          label={cell.label}
          isBusy={saving !== undefined}
          onClick={open}
          onKeyDown={(event) => event.key === 'F2' && open()}
        >
          {saving ? show(saving.value) : children}
        </CellButton>
      ) : (
        <>
          <InputBase
            autoFocus={takesFocus.current}
            fullWidth
            value={typed}
            error={isWrong}
            data-end={shapes[column.kind].isEnd}
            onChange={({ target }) => setText(target.value)}
            onFocus={({ target }) => {
              isOver.current = false
              if (text === undefined) setText(typed)
              target.select()
            }}
            onBlur={blur}
            onKeyDown={(event) => void keys(event)}
            sx={inputStyle}
            slotProps={{
              input: {
                'aria-label': cell.label,
                'aria-invalid': isWrong,
                'aria-describedby': isWrong ? noteId : undefined,
                inputMode: column.kind === 'number' || column.kind === 'money' ? 'decimal' : undefined,
                autoComplete: 'off',
                enterKeyHint: 'next',
              },
            }}
          />
          <CellNote
            id={noteId}
            anchor={frame.current}
            trouble={unread ? { value: text, problem: 'parts.lines.not_read' } : trouble}
            keepMine={keepMine}
            takeTheirs={takeTheirs}
            show={show}
            field={field}
          />
        </>
      )}
    </Box>
  )
}
