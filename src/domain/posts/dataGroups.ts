export interface FiledCategory {
  id: number
  parent_id: number | null
  group_id?: number | null
}

function groupAbove(categories: readonly FiledCategory[], id: number | null | undefined) {
  const byId = new Map(categories.map((each) => [each.id, each]))
  const seen = new Set<number>()
  for (let at = id; at && !seen.has(at); ) {
    seen.add(at)
    const category = byId.get(at)
    if (category?.group_id) return category.group_id
    at = category?.parent_id
  }
  return undefined
}

/**
 * The data groups of a post: that of its primary category (or the nearest ancestor with one), then those of its type
 * that no category names.
 * @param groups of the type, in their order
 * @param categories of the type; at least the ancestors of the post's, and those with a group
 */
export function dataGroupsOf<G extends { id: number }>(
  groups: readonly G[],
  categories: readonly FiledCategory[],
  categoryId: number | null | undefined,
): G[] {
  const named = new Set(categories.map(({ group_id }) => group_id))
  const own = groupAbove(categories, categoryId)
  return [...groups.filter(({ id }) => id === own), ...groups.filter(({ id }) => !named.has(id))]
}

/** Drops repeated keys: a post has one value per key, which belongs to the first group. */
export function withoutRepeats<F extends { key: string }, G extends { fields: readonly F[] }>(
  groups: readonly G[],
): G[] {
  const taken = new Set<string>()
  return groups.map((group) => ({
    ...group,
    fields: group.fields.filter(({ key }) => {
      if (taken.has(key)) return false
      taken.add(key)
      return true
    }),
  }))
}
