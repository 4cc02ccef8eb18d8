import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIndicator from '@mui/icons-material/DragIndicator'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { IconButton } from '@mui/material'
import { type KeyboardEvent, memo, type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import type { LevelNode } from './projection'

/** What rows do; the same object for all of them, also after the tree has changed. */
export interface RowHandlers<N extends LevelNode> {
  onFold: (row: N, isFolded: boolean) => void
  onFocus: (row: N) => void
  onKeyDown: (row: N, event: KeyboardEvent<HTMLElement>) => void
  /** Asks how it shall be moved, beside its handle. */
  onAskMove: (row: N, handle: HTMLElement) => void
}

interface TreeRowProps<N extends LevelNode> {
  row: N
  /** The level as which it is drawn: another one while it is dragged. */
  level: number
  place: number
  siblings: number
  /** `undefined`: nothing is under it. */
  isFolded?: boolean
  isCurrent: boolean
  isMovable: boolean
  isSelected?: boolean
  handlers: RowHandlers<N>
  /** What it shows. */
  render: (row: N) => ReactNode
}

/**
 * One row of a tree: guide lines, the button that folds it, its handle, and what it shows. Of hundreds only those are
 * drawn anew that have changed.
 */
export const TreeRow = memo(Row) as typeof Row

function Row<N extends LevelNode>(props: TreeRowProps<N>) {
  const { row, level, place, siblings, isFolded, isCurrent, isMovable, isSelected, handlers } = props
  const translate = useTranslate()
  const { id, title: name } = row
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !isMovable,
  })
  const { render } = props
  // When one row moves, all of them learn of it from the sorting; what they show stays as it is.
  const shown = useMemo(() => render(row), [render, row])
  const turn = translate(`tree.${isFolded ? 'unfold' : 'fold'}`, { name })
  return (
    <tr
      ref={setNodeRef}
      {...mark('row', id)}
      aria-level={level + 1}
      aria-posinset={place + 1}
      aria-setsize={siblings}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      aria-selected={isSelected}
      aria-keyshortcuts={isMovable ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={isDragging ? 'is-dragged' : undefined}
      // Sideways it moves by whole levels.
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
      onFocus={() => handlers.onFocus(row)}
      onKeyDown={(event) => handlers.onKeyDown(row, event)}
    >
      <td>
        {isMovable && (
          <IconButton
            ref={setActivatorNodeRef}
            {...listeners}
            className="tree-handle"
            size="small"
            aria-haspopup="menu"
            aria-label={translate('tree.handle', { name })}
            onClick={({ currentTarget }) => handlers.onAskMove(row, currentTarget)}
          >
            <DragIndicator fontSize="small" />
          </IconButton>
        )}
        <span className="tree-guides">
          {Array.from({ length: level }, (_, each) => each).map((each) => (
            <span key={each} />
          ))}
        </span>
        {isFolded === undefined ? (
          <span className="tree-turn" />
        ) : (
          <IconButton
            className="tree-turn"
            aria-label={turn}
            aria-expanded={!isFolded}
            onClick={() => handlers.onFold(row, !isFolded)}
          >
            <ExpandMore fontSize="small" />
          </IconButton>
        )}
        {shown}
      </td>
    </tr>
  )
}
