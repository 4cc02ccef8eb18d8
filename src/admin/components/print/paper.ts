import { useStore } from 'react-admin'

/** Sizes that shops print on, in mm. */
export const papers = { A5: { width: 148, height: 210 }, A4: { width: 210, height: 297 } } as const
export type Paper = keyof typeof papers

/** Around what is printed, in mm. */
export const margin = 10

const isPaper = (name: unknown): name is Paper => typeof name === 'string' && Object.hasOwn(papers, name)

/** The paper that this person prints on. */
export function usePaper(): [Paper, (paper: Paper) => void] {
  const [kept, keep] = useStore<unknown>('print.paper', 'A5')
  return [isPaper(kept) ? kept : 'A5', keep]
}
