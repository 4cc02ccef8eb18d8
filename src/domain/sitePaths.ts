/**
 * The only source of the site's paths. Slugs of posts, categories and groups are unique per type, so that the type's
 * slug precedes them; posts of types in `remove_slug_of_post_type` have no such prefix.
 */
export const sitePaths = {
  types: (slug: string): string => `/${slug}`,
  posts: (slug: string, typeSlug: string, isBare = false): string =>
    isBare ? `/${slug}` : `/${typeSlug}/${slug}`,
  categories: (slug: string, typeSlug: string): string => `/${typeSlug}/${slug}`,
  groups: (slug: string, typeSlug: string): string => `/${typeSlug}/${slug}`,
} as const

export type Located = keyof typeof sitePaths

/** Entities with redirects from their former addresses. */
export type Addressed = Exclude<Located, 'groups'>
