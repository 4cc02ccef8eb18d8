import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIndicator from '@mui/icons-material/DragIndicator'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { IconButton } from '@mui/material'
import { type KeyboardEvent, memo, type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import type { LevelNode } from './projection'

/** Handlers of all rows; a stable object. */
export interface RowHandlers<N extends LevelNode> {
  onFold: (row: N, isFolded: boolean) => void
  onFocus: (row: N) => void
  onKeyDown: (row: N, event: KeyboardEvent<HTMLElement>) => void
  onAskMove: (row: N, handle: HTMLElement) => void
}

interface TreeRowProps<N extends LevelNode> {
  row: N
  /** Shown level, which changes during a drag. */
  level: number
  place: number
  siblings: number
  /** `undefined` without children. */
  isFolded?: boolean
  isCurrent: boolean
  isMovable: boolean
  isSelected?: boolean
  handlers: RowHandlers<N>
  render: (row: N) => ReactNode
}

/** A row with guide lines, fold button and handle; of hundreds only changed ones rerender. */
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
  // A move rerenders all rows through dnd-kit, but their content is memoised.
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
      // Horizontal moves snap to levels.
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
