/** Values of `og:type`. */
export const seoTypes = ['website', 'article', 'profile', 'book'] as const

/** Approximate characters that a search engine shows. */
export const shownInSearch = { title: 60, description: 160 } as const

/** Faults of a page's search snippet: nothing written, cut off, or the title of another page. */
export const seoFaults = ['none', 'long', 'double'] as const
export type SeoFault = (typeof seoFaults)[number]
