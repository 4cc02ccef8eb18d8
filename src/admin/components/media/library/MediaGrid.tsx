import { Box, Typography } from '@mui/material'
import { type MouseEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { box } from '../../../theme/tokens'
import { MediaCard } from './MediaCard'
import { useTileKeys } from './useTileKeys'

export interface MediaGridProps {
  rows: readonly Media[]
  selected: ReadonlySet<number>
  onSelect: (rows: Media[], isSelected: boolean) => void
  onClear?: () => void
  onOpen?: (media: Media) => void
  isSingle?: boolean
  hasBoxes?: boolean
  onDelete?: (media: Media) => void
  canRename?: boolean
}

/** Files as tiles. A click opens a file, or selects it when choosing; Ctrl and Shift extend the selection. */
export function MediaGrid(props: MediaGridProps) {
  const {
    rows,
    selected,
    onSelect,
    onClear,
    onOpen,
    isSingle,
    hasBoxes = !isSingle,
    onDelete,
    canRename,
  } = props
  const translate = useTranslate()
  const hintId = useId()
  const [renaming, setRenaming] = useState<number>()
  const withRow = (act: ((row: Media) => void) | undefined) => (index: number) => {
    const row = rows[index]
    if (row) act?.(row)
  }
  const toggle = (row: Media) => onSelect([row], !selected.has(row.id))
  const range = (from: number, to: number) =>
    onSelect(rows.slice(Math.min(from, to), Math.max(from, to) + 1), true)
  const { list, active, go, onKeyDown, touch } = useTileKeys({
    count: rows.length,
    onOpen: withRow(onOpen ?? toggle),
    onToggle: withRow(toggle),
    onRange: range,
    onAll: () => onSelect([...rows], true),
    onClear,
    onRename: canRename ? withRow(({ id }) => setRenaming(id)) : undefined,
    onDelete: onDelete && withRow(onDelete),
  })
  const onClick = (row: Media, index: number, event: MouseEvent) => {
    const from = touch(index, event.shiftKey)
    if (event.shiftKey) range(from, index)
    else if (!onOpen || selected.size > 0 || event.ctrlKey || event.metaKey) toggle(row)
    else onOpen(row)
  }
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Typography id={hintId} hidden>
        {translate(`resources.media.library.${onOpen ? 'keys' : 'keys_choose'}`)}
      </Typography>
      <Box
        component="ul"
        ref={list}
        onKeyDown={onKeyDown}
        aria-label={translate('resources.media.library.label')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          ...columns,
        }}
      >
        {rows.map((row, index) => (
          <MediaCard
            key={row.id}
            media={row}
            isSelected={selected.has(row.id)}
            isActive={index === active}
            click={onOpen ? 'open' : isSingle ? 'choose' : 'toggle'}
            hasBox={hasBoxes}
            hintId={hintId}
            isRenaming={row.id === renaming}
            onRename={
              canRename
                ? (state) => {
                    setRenaming(state === 'on' ? row.id : undefined)
                    if (state === 'off by key') go(index)
                  }
                : undefined
            }
            onClick={(event) => onClick(row, index, event)}
            onToggle={(event) => {
              const from = touch(index, event.shiftKey)
              if (event.shiftKey) range(from, index)
              else toggle(row)
            }}
          />
        ))}
      </Box>
    </Box>
  )
}

/** As many columns as fit; the page size, a multiple of 24, fills the rows of each count. */
const columns = Object.fromEntries(
  [2, 3, 4, 6, 8].map((count) => {
    const style = { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }
    return count === 2 ? ['&', style] : [`@container (min-width: ${count * box.tile}px)`, style]
  }),
)
