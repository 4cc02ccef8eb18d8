import type { CategoryNode } from '../../components/categories/useCategories'

/** The posts of a category and of all below it. */
export interface PostsIn {
  /** The categories meant, itself first: as the list of posts filters by them. */
  ids: number[]
  count: number
}

/** How many posts each category leads to, from the rows in tree order. */
export function postsIn(rows: readonly CategoryNode[]): Map<number, PostsIn> {
  const found = new Map<number, PostsIn>()
  const above: { level: number; posts: PostsIn }[] = []
  for (const { id, level, posts_count = 0 } of rows) {
    while ((above.at(-1)?.level ?? -1) >= level) above.pop()
    const own: PostsIn = { ids: [], count: 0 }
    above.push({ level, posts: own })
    found.set(id, own)
    for (const { posts } of above) {
      posts.ids.push(id)
      posts.count += posts_count
    }
  }
  return found
}
