/** What an address of the site is, as sharing sites are told. */
export const seoTypes = ['website', 'article', 'profile', 'book'] as const

/** How many characters a search engine shows, approximately. */
export const shownInSearch = { title: 60, description: 160 } as const

/**
 * What can be weak about how a page stands in search results: nothing is written for it, more is written than is shown,
 * or another page has the same title.
 */
export const seoFaults = ['none', 'long', 'double'] as const
export type SeoFault = (typeof seoFaults)[number]
