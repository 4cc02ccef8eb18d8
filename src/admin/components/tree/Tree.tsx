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
  spotAfterStep,
  spotOf,
  type TreeStep,
} from '../../../domain/treeMoves'
import { marked } from '../../keys/marks'
import { lazily } from '../../startup/lazily'
import { visuallyHidden } from '../../theme/visuallyHidden'
import type { RowAction } from './MoveMenu'
import { type LevelNode, standings } from './projection'
import { type RowHandlers, TreeRow } from './TreeRow'
import { onTreeKey } from './treeKeys'
import { treeStyle } from './treeStyle'
import { drawnRows, useFolded } from './useFolded'
import { useTreeDrag } from './useTreeDrag'

const MoveDialog = lazily(() => import('./MoveDialog'))
const MoveMenu = lazily(() => import('./MoveMenu'))

interface Asking {
  id: number
  handle: HTMLElement | null
}

interface TreeProps<N extends LevelNode> {
  /** In tree order. */
  rows: readonly N[]
  label: string
  storeKey: string
  isMovable: boolean
  levels?: number
  isSelected?: (row: N) => boolean | undefined
  onMove: (id: number, spot: Spot) => void
  more?: (row: N) => readonly RowAction[]
  /** Must be stable, so that unchanged rows do not rerender. */
  children: (row: N) => ReactNode
}

/** A tree with guide lines; rows fold, and move by pointer, touch, keyboard or dialog. */
export function Tree<N extends LevelNode>({
  rows,
  label,
  storeKey,
  isMovable,
  levels,
  onMove,
  ...props
}: TreeProps<N>) {
  const translate = useTranslate()
  const table = useRef<HTMLTableElement>(null)
  const { folded, fold } = useFolded(storeKey)
  const isFolded = (id: number) => folded.includes(id)
  const [current, setCurrent] = useState<number | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [said, setSaid] = useState('')
  const shown = useMemo(() => drawnRows(rows, (id) => folded.includes(id)), [rows, folded])
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
    // Unfolds the new parent, so that the moved row stays in sight.
    if (spot.parent !== null) fold(spot.parent, false)
    tell(id, after)
    onMove(id, spot)
  }
  const go = ({ id, title: name }: N, step: TreeStep) => {
    const spot = spotAfterStep(rows, id, step, levels)
    if (spot) move(id, spot)
    else setSaid(translate('tree.nowhere', { name }))
  }
  const drag = useTreeDrag(rows, shown, move, levels)
  const ids = useSame(drag.drawn.map(({ id }) => id))

  const focus = (id: number | undefined) => {
    if (id !== undefined) table.current?.querySelector<HTMLElement>(marked('row', id))?.focus()
  }
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
        step: (step) => isMovable && go(row, step),
      },
    )

  const handlers = useLatest<RowHandlers<N>>({
    onFold: (row, isFolded) => fold(row.id, isFolded),
    onFocus: (row) => setCurrent(row.id),
    onKeyDown,
    onAskMove: ({ id }, handle) => setAsking({ id, handle }),
  })
  const first = shown.some(({ id }) => id === current) ? current : shown[0]?.id
  const asked = rows.find(({ id }) => id === asking?.id)
  return (
    <DndContext {...drag.context} collisionDetection={closestCenter}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
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
                  handlers={handlers}
                  render={props.children}
                />
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
          {asking?.handle ? (
            <MoveMenu
              anchor={asking.handle}
              name={asked.title}
              may={(step) => spotAfterStep(rows, asked.id, step, levels) !== null}
              more={props.more?.(asked) ?? []}
              onStep={(step) => go(asked, step)}
              onFar={() => setAsking({ id: asked.id, handle: null })}
              onClose={() => setAsking(null)}
            />
          ) : (
            <MoveDialog
              rows={rows}
              row={asked}
              levels={levels}
              onMove={(spot) => move(asked.id, spot)}
              onClose={() => setAsking(null)}
            />
          )}
        </Suspense>
      )}
    </DndContext>
  )
}

/** Returns the previous list while its members are equal, so that nothing rerenders. */
function useSame(list: number[]): number[] {
  const kept = useRef(list)
  if (kept.current.length !== list.length || kept.current.some((each, at) => each !== list[at]))
    kept.current = list
  return kept.current
}

/** Stable handlers that call the latest ones. */
function useLatest<H extends object>(handlers: H): H {
  const latest = useRef(handlers)
  latest.current = handlers
  const [stable] = useState(() => new Proxy(handlers, { get: (_, name) => latest.current[name as keyof H] }))
  return stable
}
