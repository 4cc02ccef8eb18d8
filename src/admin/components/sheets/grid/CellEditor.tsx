import { InputBase, NativeSelect } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { PlanColumn } from '../session/plan'
import { bare } from '../session/words'

export type AfterEdit = 'down' | 'next' | 'previous' | 'stay'

interface CellEditorProps {
  column: PlanColumn
  text: string
  label: string
  onCommit: (text: string, move: AfterEdit) => void
  onCancel: () => void
}

/** During composition, Enter and Escape belong to the input method. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

/** Edits a cell: Enter commits and moves down, Tab commits and moves on, Escape cancels. */
export function CellEditor({ column, text, label, onCommit, onCancel }: CellEditorProps) {
  const [typed, setTyped] = useState(text)
  /** The blur after a commit or cancel must not commit again. */
  const isOver = useRef(false)
  const end = (finish: () => void) => {
    if (isOver.current) return
    isOver.current = true
    finish()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (isComposing(event)) return
    const move: AfterEdit | undefined =
      event.key === 'Enter'
        ? 'down'
        : event.key === 'Tab'
          ? event.shiftKey
            ? 'previous'
            : 'next'
          : undefined
    if (!move && event.key !== 'Escape') return
    event.preventDefault()
    end(move ? () => onCommit(typed, move) : onCancel)
  }
  const shared = {
    autoFocus: true,
    fullWidth: true,
    onKeyDown,
    onBlur: () => end(() => onCommit(typed, 'stay')),
    sx: { typography: 'body2', height: 1 },
  }
  if (column.options.length && !column.column.many) {
    const named = column.options.find(({ label: name }) => bare(name) === bare(typed))
    return (
      <NativeSelect
        {...shared}
        disableUnderline
        value={named?.label ?? typed}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={({ target }) => setTyped(target.value)}
      >
        <option value="" />
        {typed && !named && <option value={typed}>{typed}</option>}
        {column.options.map((option) => (
          <option key={String(option.value)} value={option.label}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    )
  }
  return (
    <InputBase
      {...shared}
      value={typed}
      slotProps={{ input: { 'aria-label': label } }}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
