import { useTranslate } from 'react-admin'
import type { Permission } from '../../../../domain/permissions'
import { markOf } from './selection'
import { Tick, type TickLook } from './Tick'

type Names = Permission | readonly Permission[]

export interface Matrix {
  chosen: ReadonlySet<string>
  /** What may be chosen or not. */
  open: ReadonlySet<Permission>
  /** Why the rest may not, as an i18n key. */
  lock: (names: readonly Permission[]) => string
  /** The same function from one choice to the next. */
  onToggle: (names: Names) => void
}

interface MatrixBoxProps extends TickLook {
  matrix: Matrix
  /** One permission, or all that the box stands for. */
  names: Names
}

/** A box for one permission or for a row, a column, a group of them. */
export function MatrixBox({ matrix, names, ...look }: MatrixBoxProps) {
  const { chosen, open, onToggle } = matrix
  const translate = useTranslate()
  const list = typeof names === 'string' ? [names] : names
  const isOpen = list.some((name) => open.has(name))
  return (
    <Tick
      {...look}
      names={names}
      mark={markOf(list, chosen)}
      lock={isOpen ? undefined : translate(matrix.lock(list))}
      onToggle={onToggle}
    />
  )
}
