import type { PostStatus } from '../../domain/post'
import type { PictureKey } from '../art/catalogue'
import { found } from '../context'
import type { Shelves } from '../structure'
import { drafts } from '../texts'
import type { TypeKey } from '../texts/structure'
import { type Pieces, piecesOf } from './pieces'
import { slots } from './words'

/** How a hundred posts fall on the types. */
const shares: Record<TypeKey, number> = { news: 36, guides: 34, products: 22, courses: 8 }

/** How a hundred posts fall on the statuses. */
export const statuses: PostStatus[] = [
  ...Array<PostStatus>(81).fill('published'),
  ...Array<PostStatus>(10).fill('draft'),
  ...Array<PostStatus>(7).fill('hidden'),
  ...Array<PostStatus>(2).fill('pending'),
]

/** One type as the generating statement reads it. */
export type Plan = {
  type_id: number
  low: number
  high: number
  categories: number[]
  /** Beside `categories`: the parent of each. */
  parents: (number | null)[]
  pictures: string[]
} & { [K in `${keyof Pieces}${0 | 1 | 2 | 3}`]?: string[] }

export function plansOf(shelves: Shelves, urls: ReadonlyMap<PictureKey, string>): Plan[] {
  let low = 0
  return [...shelves].map(([key, shelf]) => {
    const categories = [...shelf.categories.values()]
    const plan: Plan = {
      type_id: shelf.id,
      low,
      high: low + shares[key] - 1,
      categories: categories.map(({ id }) => id),
      parents: categories.map(({ parentId }) => parentId),
      pictures: [...new Set(drafts[key].map(({ picture }) => found(urls, picture)))],
    }
    low += shares[key]
    for (const slot of [0, 1, 2, 3] as const) {
      const { text, slug, letters, marks } = piecesOf(slots[key][slot], slot === 0)
      Object.assign(plan, {
        [`text${slot}`]: text,
        [`slug${slot}`]: slug,
        [`letters${slot}`]: letters,
        [`marks${slot}`]: marks,
      })
    }
    return plan
  })
}
