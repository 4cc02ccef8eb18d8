import { Box, Button } from '@mui/material'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { sheetHeight, sheetLine, sheetRow, sheetWidths } from '../../../theme/sheet'
import type { PlanColumn } from '../session/plan'
import type { GridRow } from '../session/rows'
import { nextError } from './findError'
import { GridHead } from './GridHead'
import { SheetRow } from './SheetRow'
import { useCursor } from './useCursor'
import { useSheetKeys } from './useSheetKeys'

function NextError({ onNext }: { onNext: () => void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Box
        sx={{ flex: 1, typography: 'caption', color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      >
        {translate('sheets.grid.keys')}
      </Box>
      <Button size="small" onClick={onNext}>
        {translate('sheets.grid.next_error')}
      </Button>
    </Box>
  )
}

interface SheetGridProps {
  rows: readonly GridRow[]
  /** Shown rows as indexes of `rows`. */
  shown: readonly number[]
  columns: readonly PlanColumn[]
  isLocked: boolean
  titleOf: (field: string) => string
  onEdit: (at: number, column: number, text: string) => void
}

const frame = {
  ...sheetLine,
  height: sheetHeight,
  overflow: 'auto',
  position: 'relative',
  overscrollBehavior: 'contain',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

/** Virtual grid that keeps the focus itself (aria-activedescendant), so that scrolling a cell away does not lose it. */
export function SheetGrid({ rows, shown, columns, isLocked, titleOf, onEdit }: SheetGridProps) {
  const say = useTranslate()
  const [locale] = useLocaleState()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const size = { rows: shown.length, columns: columns.length }
  const { active, isEditing, press, edit, cancel, commit, focus } = useCursor({
    box,
    ...size,
    isLocked,
    onEdit,
  })
  const rangeExtractor = useCallback(
    // The active row stays mounted for its editor and for aria-activedescendant.
    (range: Range) => [...new Set([active.row, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
    [active.row],
  )
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => sheetRow,
    overscan: 6,
    rangeExtractor,
  })
  // Columns share the remaining room, so that errors are readable in place.
  const { template, least } = useMemo(() => {
    const widths = columns.map(({ column }) => sheetWidths[column.kind])
    return {
      template: ['var(--sheet-line)', ...widths.map((each) => `minmax(${each}px, ${each}fr)`)].join(' '),
      least: `calc(var(--sheet-line) + ${widths.reduce((sum, each) => sum + each, 0)}px)`,
    }
  }, [columns])
  const activeId = `${id}-${shown[active.row]}-${active.column}`
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [activeId])

  const onKeyDown = useSheetKeys({
    active,
    ...size,
    page: Math.max(1, Math.floor((box.current?.clientHeight ?? sheetRow) / sheetRow) - 1),
    onMove: ({ row, column }) => press(row, column),
    onEdit: () => edit(active.row, active.column),
    onClear: () => {
      const at = shown[active.row]
      if (at !== undefined && !isLocked) onEdit(at, active.column, '')
    },
  })
  const findNext = () => {
    const next = nextError(rows, shown, columns, active)
    if (next) press(next.row, next.column)
    focus()
  }

  return (
    <>
      <Box
        ref={box}
        role="grid"
        tabIndex={0}
        aria-label={say('sheets.grid.label')}
        aria-rowcount={shown.length + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={shown.length ? activeId : undefined}
        aria-readonly={isLocked || undefined}
        onKeyDown={onKeyDown}
        sx={frame}
      >
        <GridHead columns={columns} template={template} least={least} />
        <Box
          role="rowgroup"
          sx={{ position: 'relative' }}
          // The rows are absolutely positioned.
          style={{ height: virtual.getTotalSize(), minWidth: least }}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const at = shown[index] ?? -1
            const row = rows[at]
            return (
              row && (
                <SheetRow
                  key={at}
                  {...{ row, at, id, start, template, columns, locale, say, titleOf }}
                  place={index}
                  active={index === active.row ? active.column : -1}
                  isEditing={isEditing && index === active.row}
                  onPress={press}
                  onEdit={edit}
                  onCommit={commit}
                  onCancel={cancel}
                />
              )
            )
          })}
        </Box>
        {shown.length === 0 && <Box sx={{ p: 3, color: 'text.secondary' }}>{say('sheets.grid.none')}</Box>}
      </Box>
      <NextError onNext={findNext} />
    </>
  )
}
