/**
 * Where things stand on the site: the one place that says so. Slugs of posts and categories are unique within their
 * type, so that its slug comes before them.
 */
export const sitePaths = {
  types: (slug: string): string => `/${slug}`,
  posts: (slug: string, typeSlug: string): string => `/${typeSlug}/${slug}`,
  categories: (slug: string, typeSlug: string): string => `/${typeSlug}/${slug}`,
} as const

/** What has an address of its own on the site. */
export type Addressed = keyof typeof sitePaths
