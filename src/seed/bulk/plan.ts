import type { DynamicValues } from '../../domain/dynamicFields'
import type { PostStatus } from '../../domain/post'
import type { Chapter } from '../../domain/posts/course'
import { lessonTotals } from '../../domain/posts/lessons'
import type { Style } from '../../domain/type'
import type { PictureKey } from '../art/catalogue'
import { found } from '../context'
import { courseOf } from '../courses'
import type { Said } from '../dataGroups'
import type { Shelves } from '../structure'
import { writtenPosts } from '../texts'
import { courseTexts } from '../texts/chapters'
import { type Branch, type TypeKey, typePlans } from '../texts/structure'
import { type Pieces, piecesOf } from './pieces'
import { type Genre, genres, slots } from './words'

/** Per hundred posts. */
export const statuses: PostStatus[] = [
  ...Array<PostStatus>(81).fill('published'),
  ...Array<PostStatus>(10).fill('draft'),
  ...Array<PostStatus>(7).fill('hidden'),
  ...Array<PostStatus>(2).fill('pending'),
]

const lowest: Record<Style, number> = { article: 0, product: 45_000, course: 450_000 }

type Taught = { chapters: Chapter[]; lesson_count: number; duration: number }

export interface Stock {
  shelves: Shelves
  urls: ReadonlyMap<PictureKey, string>
  said: ReadonlyMap<TypeKey, readonly Said[]>
  /** By type id. */
  trademarks: ReadonlyMap<number, number[]>
}

const taught = Object.keys(courseTexts).flatMap((title): Taught[] => {
  const { chapters } = courseOf(title)
  return chapters ? [{ chapters, ...lessonTotals(chapters) }] : []
})

type BulkPlan = {
  type_id: number
  low: number
  high: number
  categories: number[]
  parents: (number | null)[]
  pictures: string[]
  /** For products and courses: prefix of codes, and lowest price. */
  code: string
  price: number
  trademarks: number[]
  said: DynamicValues[]
  taught: Taught[]
} & { [K in `${keyof Pieces}${0 | 1 | 2 | 3}`]?: string[] }

export function plansOf({ shelves, urls, said, trademarks }: Stock): BulkPlan[] {
  let low = 0
  return (Object.keys(genres) as Genre[]).map((genre) => {
    const { type, share, under } = genres[genre]
    const shelf = found(shelves, type)
    const within = under === undefined ? null : titlesUnder(typePlans[type].categories, under)
    const categories = [...shelf.categories].filter(([title]) => !within || within.has(title))
    const pictures = writtenPosts[type].filter(({ category }) => !within || within.has(category))
    const plan: BulkPlan = {
      type_id: shelf.id,
      low,
      high: low + share - 1,
      categories: categories.map(([, { id }]) => id),
      parents: categories.map(([, { parentId }]) => parentId),
      code: typePlans[type].style === 'product' ? 'K' : '',
      price: lowest[typePlans[type].style],
      trademarks: trademarks.get(shelf.id) ?? [],
      said: (said.get(type) ?? [])
        .filter(({ category }) => !within || within.has(category))
        .map(({ values }) => values),
      taught: typePlans[type].style === 'course' ? taught : [],
      pictures: [...new Set(pictures.map(({ picture }) => found(urls, picture)))],
    }
    low += share
    for (const slot of [0, 1, 2, 3] as const) {
      for (const [part, values] of Object.entries(piecesOf(slots[genre][slot], slot === 0)))
        Object.assign(plan, { [`${part}${slot}`]: values })
    }
    return plan
  })
}

function titlesUnder(branches: readonly Branch[], title: string, isInside = false): Set<string> {
  return new Set(
    branches.flatMap((branch) => {
      const inside = isInside || branch.title === title
      const below = branch.children ? [...titlesUnder(branch.children, title, inside)] : []
      return inside ? [branch.title, ...below] : below
    }),
  )
}
