import { useTranslate } from 'react-admin'
import type { Permission } from '../../../../domain/permissions'
import { MatrixTick, type TickLook } from './MatrixTick'
import { tickStateOf } from './selection'

type Names = Permission | readonly Permission[]

export interface Matrix {
  chosen: ReadonlySet<string>
  open: ReadonlySet<Permission>
  /** i18n key of the reason why others are locked. */
  lock: (names: readonly Permission[]) => string
  /** Must be stable, for memoized boxes. */
  onToggle: (names: Names) => void
}

interface MatrixBoxProps extends TickLook {
  matrix: Matrix
  names: Names
}

export function MatrixBox({ matrix, names, ...look }: MatrixBoxProps) {
  const { chosen, open, onToggle } = matrix
  const translate = useTranslate()
  const list = typeof names === 'string' ? [names] : names
  const isOpen = list.some((name) => open.has(name))
  return (
    <MatrixTick
      {...look}
      names={names}
      mark={tickStateOf(list, chosen)}
      lock={isOpen ? undefined : translate(matrix.lock(list))}
      onToggle={onToggle}
    />
  )
}
