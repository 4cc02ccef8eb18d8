import type { PostType } from '../../domain/typeSchema'
import { useDrawnWhole } from '../components/drawnWhole'
import { useCountsOf } from '../components/useTypeCounts'
import { useMay } from '../providers/auth/rights'

/** How many posts of each type wait for this person's approval, by the type's id; asked once the page stands. */
export function useWaiting(types: readonly PostType[]): ReadonlyMap<number, number> {
  const isWhole = useDrawnWhole('menu')
  const mayApprove = useMay('posts', 'edit')
  const approved = types.filter(({ features }) => features.includes('approval'))
  const counts = useCountsOf(approved, isWhole && mayApprove)
  return new Map(approved.map(({ id }, index) => [id, counts[index]?.data?.pending ?? 0]))
}
