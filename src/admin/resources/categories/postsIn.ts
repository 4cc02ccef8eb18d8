import type { CategoryNode } from '../../components/categories/useCategories'

/** The posts of a category and its descendants. */
export interface PostsIn {
  /** Ids by which the list of posts filters, the category itself first. */
  ids: number[]
  count: number
}

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
