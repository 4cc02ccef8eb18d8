/** What is held that visitors write, until staff let it through: all of it, what has links, or nothing. */
export const moderations = ['all', 'links', 'none'] as const
