import { useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazily } from '../../startup/lazily'
import { CellButton } from './CellButton'
import { CellNote } from './CellNote'
import { cellMark, neighbourOf } from './neighbour'
import { type CellProps, useInlineCell } from './useInlineCell'

const ChoiceMenu = lazily(() => import('./ChoiceMenu'))

export function ChoiceCell(props: CellProps) {
  const { column, edit, field, children } = props
  const translate = useTranslate()
  const cell = useInlineCell(props)
  const noteId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isWanted, setWanted] = useState(false)
  const { choices = [] } = edit
  const nameOf = (value: unknown): string => {
    const found = choices.find(({ id }) => String(id) === String(value))
    return found ? translate(found.name, { _: found.name }) : String(value ?? '')
  }
  const open = (button: HTMLElement) => {
    cell.begin()
    setWanted(true)
    setAnchor(button)
  }
  const shown = cell.saving ?? cell.trouble
  return (
    <span ref={frame} {...cellMark(column.name)}>
      <CellButton
        label={cell.label}
        isBusy={cell.saving !== undefined}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-invalid={cell.trouble !== undefined}
        aria-describedby={cell.trouble && noteId}
        onClick={({ currentTarget }) => open(currentTarget)}
        onKeyDown={(event) => event.key === 'F2' && open(event.currentTarget)}
      >
        {shown ? nameOf(shown.value) : children}
      </CellButton>
      {isWanted && (
        <ChoiceMenu
          label={cell.label}
          anchor={anchor}
          choices={choices.map(({ id }) => ({ id, name: nameOf(id) }))}
          current={cell.current}
          onClose={() => setAnchor(null)}
          onChoose={(id) => {
            setAnchor(null)
            void cell.submit(id)
          }}
          onEntered={() => neighbourOf(frame.current, 1)?.focus()}
        />
      )}
      <CellNote id={noteId} anchor={frame.current} {...cell.note} show={nameOf} field={field} />
    </span>
  )
}
