import { useStore } from 'react-admin'
import { papers } from '../../theme/tokens'

export type Paper = keyof typeof papers

const isPaper = (name: unknown): name is Paper => typeof name === 'string' && Object.hasOwn(papers, name)

export function usePaper(): [Paper, (paper: Paper) => void] {
  const [kept, keep] = useStore<unknown>('print.paper', 'A5')
  return [isPaper(kept) ? kept : 'A5', keep]
}
