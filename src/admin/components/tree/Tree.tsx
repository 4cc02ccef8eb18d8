import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Box } from '@mui/material'
import { type KeyboardEvent, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { flattenTree } from '../../../domain/tree'
import {
  childrenIn,
  parentIn,
  placements,
  type Spot,
  type Step,
  spotOf,
  stepOf,
} from '../../../domain/treeMoves'
import { visuallyHidden } from '../../theme/visuallyHidden'
import { lazily } from '../lazily'
import { type LevelNode, standings } from './projection'
import { TreeRow } from './TreeRow'
import { onTreeKey } from './treeKeys'
import { treeStyle } from './treeStyle'
import { drawnRows, useFolded } from './useFolded'
import { useTreeDrag } from './useTreeDrag'

const MoveDialog = lazily(() => import('./MoveDialog'))

interface TreeProps<N extends LevelNode> {
  /** In the order of the tree. */
  rows: readonly N[]
  label: string
  /** Under this name it is remembered what is folded. */
  storeKey: string
  isMovable: boolean
  isSelected?: (row: N) => boolean | undefined
  onMove: (id: number, spot: Spot) => void
  /** What a row shows. */
  children: (row: N) => ReactNode
}

/** A tree with guide lines whose rows are folded and moved by pointer, finger, keyboard or dialog. */
export function Tree<N extends LevelNode>({
  rows,
  label,
  storeKey,
  isMovable,
  onMove,
  ...props
}: TreeProps<N>) {
  const translate = useTranslate()
  const table = useRef<HTMLTableElement>(null)
  const { isFolded, fold } = useFolded(storeKey)
  const [current, setCurrent] = useState<number | null>(null)
  const [asking, setAsking] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const shown = drawnRows(rows, isFolded)
  const standing = useMemo(() => standings(rows), [rows])

  const tell = (id: number, after: readonly LevelNode[]) => {
    const { parent, place } = spotOf(after, id)
    const row = after.find((each) => each.id === id)
    const above = parentIn(after, id)
    setSaid(
      translate(above ? 'tree.at_in' : 'tree.at', {
        name: row?.title,
        place: place + 1,
        total: childrenIn(after, parent).length,
        level: (row?.level ?? 0) + 1,
        parent: above?.title,
      }),
    )
  }
  const move = (id: number, spot: Spot) => {
    const steps = placements(rows, id, spot)
    const after = flattenTree(rows.map((row) => ({ ...row, ...steps.find((each) => each.id === row.id) })))
    // What is moved into a folded row would be gone from sight.
    if (spot.parent !== null) fold(spot.parent, false)
    tell(id, after)
    onMove(id, spot)
  }
  const drag = useTreeDrag(rows, shown, move)

  const focus = (id: number | undefined) =>
    table.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  const onKeyDown = (row: N, event: KeyboardEvent<HTMLElement>) =>
    onTreeKey(
      event,
      { canFold: standing.get(row.id)?.isParent ?? false, isFolded: isFolded(row.id) },
      {
        go: (to) => {
          const at = shown.findIndex(({ id }) => id === row.id)
          focus((to === 'first' ? shown[0] : to === 'last' ? shown.at(-1) : shown[at + to])?.id)
        },
        goOut: () => focus(parentIn(rows, row.id)?.id),
        fold: (folded) => fold(row.id, folded),
        step: (step: Step) => {
          if (!isMovable) return
          const spot = stepOf(rows, row.id, step)
          if (spot) move(row.id, spot)
          else setSaid(translate('tree.nowhere', { name: row.title }))
        },
      },
    )

  const first = shown.some(({ id }) => id === current) ? current : shown[0]?.id
  const asked = rows.find(({ id }) => id === asking)
  return (
    <DndContext {...drag.context} collisionDetection={closestCenter}>
      <SortableContext items={drag.drawn.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Box component="table" ref={table} role="treegrid" aria-label={label} sx={treeStyle}>
          <tbody>
            {drag.drawn.map((row) => {
              const { place = 0, siblings = 1, isParent = false } = standing.get(row.id) ?? {}
              return (
                <TreeRow
                  key={row.id}
                  row={row}
                  level={drag.levelOf(row)}
                  place={place}
                  siblings={siblings}
                  isFolded={isParent ? isFolded(row.id) : undefined}
                  isCurrent={row.id === first}
                  isMovable={isMovable}
                  isSelected={props.isSelected?.(row)}
                  onFold={(folded) => fold(row.id, folded)}
                  onFocus={() => setCurrent(row.id)}
                  onKeyDown={(event) => onKeyDown(row, event)}
                  onAskWhere={() => setAsking(row.id)}
                >
                  {props.children(row)}
                </TreeRow>
              )
            })}
          </tbody>
        </Box>
      </SortableContext>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {asked && (
        <Suspense>
          <MoveDialog
            rows={rows}
            row={asked}
            onMove={(spot) => move(asked.id, spot)}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </DndContext>
  )
}
