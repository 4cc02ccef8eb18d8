import { useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazily } from '../../startup/lazily'
import { CellButton } from './CellButton'
import { CellNote } from './CellNote'
import type { InlineEdit } from './edit'
import { cellMark, neighbourOf } from './neighbour'
import { type CellProps, useInlineCell } from './useInlineCell'

const PickPopover = lazily(() => import('./PickPopover'))

/** A cell with many choices and a search; Enter chooses and moves to the next row. */
export function PickCell(props: CellProps & { useChoices: NonNullable<InlineEdit['useChoices']> }) {
  const { column, field, record, useChoices, children } = props
  const translate = useTranslate()
  const cell = useInlineCell(props)
  const noteId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { choices, isPending } = useChoices(record, anchor !== null || cell.saving !== undefined)
  const options = choices.map(({ id, name, level }) => ({
    id: String(id),
    name: translate(name, { _: name }),
    level,
  }))
  const nameOf = (value: unknown): string => options.find(({ id }) => id === String(value))?.name ?? '…'
  const open = (button: HTMLElement) => {
    cell.begin()
    setAnchor(button)
  }
  const choose = (chosen: string) => {
    setAnchor(null)
    const found = choices.find(({ id }) => String(id) === chosen)
    if (found) void cell.submit(found.id)
    // After the popover has returned the focus to the button.
    requestAnimationFrame(() => neighbourOf(frame.current, 1)?.focus())
  }
  const shown = cell.saving ?? cell.trouble
  return (
    <span ref={frame} {...cellMark(column.name)}>
      <CellButton
        label={cell.label}
        isBusy={cell.saving !== undefined}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-invalid={cell.trouble !== undefined}
        aria-describedby={cell.trouble && noteId}
        onClick={({ currentTarget }) => open(currentTarget)}
        onKeyDown={(event) => event.key === 'F2' && open(event.currentTarget)}
      >
        {shown ? nameOf(shown.value) : children}
      </CellButton>
      {anchor && (
        <PickPopover
          label={cell.label}
          anchor={anchor}
          options={options}
          chosen={String(cell.current ?? null)}
          isLoading={isPending}
          onClose={() => setAnchor(null)}
          onChoose={choose}
        />
      )}
      <CellNote id={noteId} anchor={frame.current} {...cell.note} show={nameOf} field={field} />
    </span>
  )
}
