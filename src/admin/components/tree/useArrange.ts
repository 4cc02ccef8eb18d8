import { useEffect, useRef, useState } from 'react'
import { type RaRecord, useDataProvider } from 'react-admin'
import type { TreeNode } from '../../../domain/tree'
import {
  type Placement,
  placements,
  type Spot,
  type TreeChange,
  treeChanges,
} from '../../../domain/treeMoves'
import type { AppDataProvider } from '../../providers/data/types'
import { isHttpError } from '../../providers/http/httpError'
import { useFeedback } from '../form/useFeedback'
import { useUndo } from '../history/useUndo'

type Stored = TreeNode & RaRecord & { id: number }

export interface Clash {
  reason: string
  changes: TreeChange[]
}

const applied = <N extends Stored>(rows: readonly N[], steps: readonly Placement[]): N[] =>
  rows.map((row) => ({ ...row, ...steps.find(({ id }) => id === row.id) }))

/** Conflicts with somebody else's change: another version, gone, or no longer allowed. */
const isClash = (error: unknown) => isHttpError(error) && [404, 409, 422].includes(error.status)

/** A move shows at once and is saved after earlier ones; if one is refused, later ones are dropped. */
export function useArrange<N extends Stored>(resource: string, rows: readonly N[]) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { failed, sentence, words } = useFeedback(resource)
  const offerUndo = useUndo()
  const [wanted, setWanted] = useState<readonly N[] | null>(null)
  const [clash, setClash] = useState<{ reason: string; before: readonly N[] } | null>(null)
  const latest = useRef(rows)
  const waiting = useRef(0)
  const turn = useRef(Promise.resolve())
  const saved = useRef(new Map<number, RaRecord>())
  const epoch = useRef(0)
  const [, endTurn] = useState(0)
  // The rows update a moment after the response; the next move must not start from the old ones.
  const isCurrent = rows.every(({ id, version }) => (saved.current.get(id)?.version ?? 0) <= version)
  const isSettled = waiting.current === 0 && isCurrent
  if (isSettled) latest.current = rows
  useEffect(() => {
    if (isSettled) setWanted(null)
  }, [isSettled])

  const save = async (before: readonly N[], steps: readonly Placement[], began: number) => {
    if (began === epoch.current) {
      try {
        const moves = steps.flatMap(({ id, parent_id, sort }) => {
          const [own, shown] = [saved.current.get(id), before.find((each) => each.id === id)]
          const row = own && (!shown || own.version > shown.version) ? own : shown
          return row ? [{ row, parent_id, sort }] : []
        })
        const { data, meta } = await dataProvider.arrange(resource, moves)
        for (const row of data) saved.current.set(Number(row.id), row)
        offerUndo(words('sorted'), meta.batch)
      } catch (error) {
        epoch.current++
        saved.current.clear()
        if (isClash(error)) setClash({ reason: sentence('sort_failed', error), before })
        else failed('sort_failed', error)
      }
    }
    waiting.current--
    endTurn((turns) => turns + 1)
  }

  return {
    rows: isSettled ? rows : (wanted ?? rows),
    clash: clash && ({ reason: clash.reason, changes: treeChanges(clash.before, rows) } satisfies Clash),
    forget: () => setClash(null),
    move(id: number, spot: Spot) {
      const before = latest.current
      const steps = placements(before, id, spot)
      if (steps.length === 0) return
      setClash(null)
      latest.current = applied(before, steps)
      setWanted(latest.current)
      waiting.current++
      const began = epoch.current
      turn.current = turn.current.then(() => save(before, steps, began))
    },
  }
}
