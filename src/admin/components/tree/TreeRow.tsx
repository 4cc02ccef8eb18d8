import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIndicator from '@mui/icons-material/DragIndicator'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { IconButton } from '@mui/material'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { LevelNode } from './projection'

interface TreeRowProps {
  row: LevelNode
  /** The level as which it is drawn: another one while it is dragged. */
  level: number
  place: number
  siblings: number
  /** `undefined`: nothing is under it. */
  isFolded?: boolean
  isCurrent: boolean
  isMovable: boolean
  isSelected?: boolean
  onFold: (isFolded: boolean) => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onAskWhere: () => void
  children: ReactNode
}

/** One row of a tree: guide lines, the button that folds it, its handle, and what it shows. */
export function TreeRow(props: TreeRowProps) {
  const { row, level, place, siblings, isFolded, isCurrent, isMovable, isSelected, children } = props
  const translate = useTranslate()
  const { id, title: name } = row
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !isMovable,
  })
  const turn = translate(`tree.${isFolded ? 'unfold' : 'fold'}`, { name })
  return (
    <tr
      ref={setNodeRef}
      data-row={id}
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
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
    >
      <td>
        {isMovable && (
          <IconButton
            ref={setActivatorNodeRef}
            {...listeners}
            className="tree-handle"
            size="small"
            aria-haspopup="dialog"
            aria-label={translate('tree.handle', { name })}
            onClick={props.onAskWhere}
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
            onClick={() => props.onFold(!isFolded)}
          >
            <ExpandMore fontSize="small" />
          </IconButton>
        )}
        {children}
      </td>
    </tr>
  )
}
