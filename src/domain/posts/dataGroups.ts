/** A category as far as data groups are concerned. */
export interface FiledCategory {
  id: number
  parent_id: number | null
  group_id?: number | null
}

/** The data group of a category, or of the nearest category above it that has one. */
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
 * The data groups of a post: that of its primary category, then those of its type that no category names.
 * @param groups of the type, in their order
 * @param categories of the type; at least those above the post's, and those that name a group
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

/** The fields of several groups, each key once: a post has one value under it, which belongs to the first. */
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
