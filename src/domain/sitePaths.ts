/**
 * Where things stand on the site: the one place that says so. Slugs of posts, categories and groups are unique within
 * their type, so that its slug comes before them; posts of types whose slug is left out (`remove_slug_of_post_type`)
 * stand at the top.
 */
export const sitePaths = {
  types: (slug: string): string => `/${slug}`,
  posts: (slug: string, typeSlug: string, isBare = false): string =>
    isBare ? `/${slug}` : `/${typeSlug}/${slug}`,
  categories: (slug: string, typeSlug: string): string => `/${typeSlug}/${slug}`,
  groups: (slug: string, typeSlug: string): string => `/${typeSlug}/${slug}`,
} as const

/** What stands somewhere on the site. */
export type Located = keyof typeof sitePaths

/** What visitors are led on from when its address changes. */
export type Addressed = Exclude<Located, 'groups'>
