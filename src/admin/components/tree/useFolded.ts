import { useStore } from 'react-admin'
import type { LevelNode } from './projection'

const noneFolded: number[] = []

/** Folded rows of a tree, stored in this browser. */
export function useFolded(key: string) {
  const [folded, setFolded] = useStore<number[]>(`folded.${key}`, noneFolded)
  return {
    folded,
    fold: (id: number, isFolded: boolean) => {
      if (folded.includes(id) !== isFolded)
        setFolded(isFolded ? [...folded, id] : folded.filter((each) => each !== id))
    },
  }
}

export function drawnRows<N extends LevelNode>(rows: readonly N[], isFolded: (id: number) => boolean): N[] {
  let from = Number.POSITIVE_INFINITY
  return rows.filter(({ id, level }) => {
    if (level > from) return false
    from = isFolded(id) ? level : Number.POSITIVE_INFINITY
    return true
  })
}
