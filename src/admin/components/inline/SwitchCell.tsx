import { type KeyboardEvent, useId, useRef } from 'react'
import { Value } from '../fields/Value'
import { CellButton } from './CellButton'
import { CellNote } from './CellNote'
import { cellMark, neighbourOf } from './neighbour'
import { type CellProps, useInlineCell } from './useInlineCell'

export function SwitchCell(props: CellProps) {
  const { column, field, children } = props
  const cell = useInlineCell(props)
  const noteId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const shown = cell.saving ?? cell.trouble
  const show = (value: unknown) => <Value kind="yesno" value={value} />
  const press = () => {
    cell.begin()
    void cell.submit(!(shown ? shown.value : cell.current))
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    press()
    neighbourOf(frame.current, 1)?.focus()
  }
  return (
    <span ref={frame} {...cellMark(column.name)}>
      <CellButton
        label={cell.label}
        isBusy={cell.saving !== undefined}
        role="switch"
        aria-checked={(shown ? shown.value : cell.current) === true}
        aria-invalid={cell.trouble !== undefined}
        aria-describedby={cell.trouble && noteId}
        onClick={press}
        onKeyDown={keys}
      >
        {shown ? show(shown.value) : children}
      </CellButton>
      <CellNote id={noteId} anchor={frame.current} {...cell.note} show={show} field={field} />
    </span>
  )
}
