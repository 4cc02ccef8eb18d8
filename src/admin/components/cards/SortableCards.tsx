import { DndContext, type DragEndEvent, DragOverlay, useDndContext } from '@dnd-kit/core'
import { Box, Paper, Typography } from '@mui/material'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSourceContext } from 'react-admin'
import { marked } from '../../keys/marks'
import { visuallyHidden } from '../../theme/visuallyHidden'
import { usePlaceAnnouncements } from '../list/useAnnouncements'
import { useSortSensors } from '../list/useSortSensors'
import { Board, type BoardChange, BoardContext, RemovedContext } from './board'
import { CardList } from './CardList'
import { collisionOn, coordinatesOn, landing } from './drag'
import type { CardKind } from './kind'
import { useSayMoved } from './useSayMoved'

interface SortableCardsProps<T extends object> {
  source: string
  kind: CardKind<T>
}

const usable = 'input:not([hidden], [aria-hidden=true]), textarea, [role=combobox], [role=textbox]'

/**
 * A form's list as cards, nested ones too: add, duplicate, remove, undo, collapse, move by pointer or keyboard.
 * Collapsed bodies are unmounted, and typing in one card renders no other.
 */
export function SortableCards<T extends object>({ source, kind }: SortableCardsProps<T>) {
  const [board] = useState(() => new Board())
  const [done, tell] = useState<BoardChange>({ text: '' })
  const path = useSourceContext().getSource(source)
  const root = useRef<HTMLDivElement>(null)
  const sayMoved = useSayMoved(board)
  const sensors = useSortSensors(useMemo(() => coordinatesOn(board), [board]))
  const accessibility = usePlaceAnnouncements({
    name: (id) => board.nameOf(String(id)),
    place: (id) => {
      const { list, at } = board.find(String(id)) ?? {}
      return { place: (at ?? 0) + 1, total: list?.keys().length ?? 1 }
    },
  })
  // A moved or new card must render before it can take the focus.
  useEffect(() => {
    const { wanted } = board
    board.wanted = undefined
    if (!wanted) return
    const card = root.current?.querySelector(marked('card', wanted.key))
    const part = card?.querySelector<HTMLElement>(marked('part', wanted.part))
    const target = wanted.part === 'body' ? part?.querySelector<HTMLElement>(usable) : part
    target?.focus()
  })
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const key = String(active.id)
    const to = over ? landing(board, key, over.id) : undefined
    if (to && board.bring(key, to.owner, to.at)) tell({ text: sayMoved(key, to) })
  }
  const value = useMemo(() => ({ board, tell }), [board])
  return (
    <BoardContext value={value}>
      <DndContext
        sensors={sensors}
        collisionDetection={useMemo(() => collisionOn(board), [board])}
        accessibility={accessibility}
        onDragEnd={onDragEnd}
      >
        <RemovedContext value={done.removed}>
          <Box ref={root}>
            <CardList source={path} owner="" kind={kind} isDrawn />
            <div role="status" style={visuallyHidden}>
              {done.text}
            </div>
          </Box>
        </RemovedContext>
        <DragOverlay dropAnimation={null}>
          <Dragged board={board} />
        </DragOverlay>
      </DndContext>
    </BoardContext>
  )
}

/** Drag overlay: the name alone, however long the card is. */
function Dragged({ board }: { board: Board }) {
  const { active } = useDndContext()
  return (
    active && (
      <Paper elevation={6} sx={{ px: 2, py: 1, cursor: 'grabbing' }}>
        <Typography variant="subtitle2" component="p" noWrap>
          {board.nameOf(String(active.id))}
        </Typography>
      </Paper>
    )
  )
}
