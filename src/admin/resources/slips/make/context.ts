import { createContext, useContext } from 'react'
import type { Good } from '../../../../domain/goods'
import type { MakeKind, TypedLine } from './line'
import type { LineTaking } from './taking'

export interface LinesGround {
  kind: MakeKind
  goods: ReadonlyMap<number, Good>
  isKnown: (id: number) => boolean
  taking: ReadonlyMap<string, LineTaking>
  find: (q: string) => Promise<readonly Good[]>
  change: (line: TypedLine) => void
  hasWarehouse: boolean
}

export const LinesContext = createContext<LinesGround | null>(null)

/** @throws Error outside of the lines of a slip's form */
export function useLinesGround(): LinesGround {
  const ground = useContext(LinesContext)
  if (!ground) throw new Error('a cell stands among the lines of a slip')
  return ground
}
