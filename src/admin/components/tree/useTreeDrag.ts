import { type DragMoveEvent, type DragStartEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { subtreeIds } from '../../../domain/tree'
import type { Spot } from '../../../domain/treeMoves'
import { useIsPhone } from '../viewport/useIsPhone'
import { type LevelNode, projected } from './projection'
import { indents } from './treeStyle'

interface Drag {
  active: number
  over: number
  levels: number
}

/** A minimum distance, so that the handle remains clickable. A constant, as a new object would rerender all rows. */
const options = { activationConstraint: { distance: 4 } } as const

/** Drags a row with its descendants: vertically for its place, sideways for its level. */
export function useTreeDrag<N extends LevelNode>(
  rows: readonly N[],
  shown: readonly N[],
  onMove: (id: number, spot: Spot) => void,
  levels?: number,
) {
  const translate = useTranslate()
  const indent = indents[useIsPhone() ? 'phone' : 'wide']
  const [drag, setDrag] = useState<Drag | null>(null)
  // No keyboard sensor: keys move rows without a pick-up.
  const sensors = useSensors(useSensor(PointerSensor, options))
  const drawn = useMemo(() => {
    if (!drag) return shown
    const under = subtreeIds(rows, drag.active)
    return shown.filter(({ id }) => id === drag.active || !under.has(id))
  }, [rows, shown, drag])
  const spot = drag && projected({ rows, drawn, ...drag, most: levels })
  const nameOf = (id: number | string) => rows.find((row) => row.id === id)?.title ?? ''
  const say = (word: string, id: number | string) => translate(`tree.${word}`, { name: nameOf(id) })
  const isRtl = () => document.dir === 'rtl'
  return {
    /** The visible rows during a drag, without descendants of the dragged one. */
    drawn,
    levelOf: ({ id, level }: LevelNode): number => (drag?.active === id && spot ? spot.level : level),
    context: {
      sensors,
      onDragStart: ({ active }: DragStartEvent) =>
        setDrag({ active: Number(active.id), over: Number(active.id), levels: 0 }),
      // A last move event may follow the end; it must not start a new drag.
      onDragMove: ({ active, over, delta }: DragMoveEvent) =>
        setDrag(
          (now) =>
            now && {
              active: Number(active.id),
              over: Number(over?.id ?? active.id),
              levels: Math.round((isRtl() ? -delta.x : delta.x) / indent),
            },
        ),
      onDragEnd: () => {
        if (drag && spot) onMove(drag.active, { parent: spot.parent, place: spot.place })
        setDrag(null)
      },
      onDragCancel: () => setDrag(null),
      accessibility: {
        // The handle is a button with a menu: it needs no instructions.
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: ({ active }: DragStartEvent) => say('picked', active.id),
          // The new place is announced after the move.
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: ({ active }: Pick<DragStartEvent, 'active'>) => say('canceled', active.id),
        },
      },
    },
  }
}
