import { Box } from '@mui/material'
import { memo } from 'react'
import { sheetRow } from '../../../theme/sheet'
import { cellTextOf } from '../session/cells'
import type { PlanColumn } from '../session/plan'
import { actionOf, errorsOf, type GridRow, notesOf } from '../session/rows'
import { ActionMark } from './ActionMark'
import { type AfterEdit, CellEditor } from './CellEditor'
import { SheetCell } from './SheetCell'

interface SheetRowProps {
  row: GridRow
  /** Index among the shown rows, and in the file. */
  place: number
  at: number
  id: string
  start: number
  template: string
  columns: readonly PlanColumn[]
  /** Column of the active cell; -1 in other rows. */
  active: number
  isEditing: boolean
  locale: string
  say: (key: string, params?: object) => string
  titleOf: (field: string) => string
  onPress: (place: number, column: number) => void
  onEdit: (place: number, column: number) => void
  onCommit: (at: number, column: number, text: string, move: AfterEdit) => void
  onCancel: () => void
}

export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, place, at, id, start, template, columns, active, isEditing, locale, say, titleOf } = props
  const errors = errorsOf(row, say, titleOf)
  const action = actionOf(row)
  const changes = (row.done ?? row.seen)?.changes ?? []
  const shown = new Set(columns.map(({ column }) => column.field))
  // Errors of the whole row, or of fields without a column.
  const others = Object.entries(errors)
    .filter(([field]) => !shown.has(field))
    .map(([field, sentence]) => (field ? `${titleOf(field)}: ${sentence}` : sentence))
    .join(' ')
  const aside =
    others ||
    notesOf(row)
      .map(({ key, params }) => say(key, params))
      .join(' ')
  return (
    <Box
      role="row"
      aria-rowindex={place + 2}
      style={{ transform: `translateY(${start}px)`, height: sheetRow, gridTemplateColumns: template }}
      sx={{
        position: 'absolute',
        insetInlineStart: 0,
        top: 0,
        width: 1,
        display: 'grid',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        role="rowheader"
        aria-colindex={1}
        sx={{
          position: 'sticky',
          insetInlineStart: 0,
          zIndex: 1,
          px: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          minWidth: 0,
          bgcolor: 'background.paper',
          borderInlineEnd: 1,
          borderColor: 'divider',
        }}
      >
        <ActionMark line={row.line} action={action} isDone={Boolean(row.done)} say={say} />
        {aside && (
          <Box
            title={aside}
            sx={{
              typography: 'caption',
              color: others ? 'error.main' : 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {aside}
          </Box>
        )}
      </Box>
      {columns.map((each, column) => {
        const { field } = each.column
        const wrong = errors[field]
        const change = changes.find((one) => one.field === field)
        const before = change && cellTextOf(each.column, change.before, each.options, locale)
        const isActive = active === column
        const text = row.cells[column] ?? ''
        return (
          <SheetCell
            key={field}
            id={`${id}-${at}-${column}`}
            column={column}
            text={text}
            note={wrong ?? (change && say('sheets.grid.was', { value: before || '–' }))}
            isWrong={wrong !== undefined}
            isChanged={change !== undefined}
            isActive={isActive}
            onPress={() => (isActive ? props.onEdit(place, column) : props.onPress(place, column))}
            onEdit={() => props.onEdit(place, column)}
            editor={
              isActive &&
              isEditing && (
                <CellEditor
                  column={each}
                  text={text}
                  label={say('sheets.grid.cell', { title: each.title, line: row.line })}
                  onCommit={(typed, move) => props.onCommit(at, column, typed, move)}
                  onCancel={props.onCancel}
                />
              )
            }
          />
        )
      })}
    </Box>
  )
})
