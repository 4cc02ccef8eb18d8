import { hasLink } from './hasLink'

/** What is held of what readers write, until staff let it through: all of it, what has links, or nothing. */
export const moderations = ['all', 'links', 'none'] as const

export const isHeldBy = (moderation: string, texts: readonly string[]): boolean =>
  moderation !== 'none' && (moderation !== 'links' || texts.some(hasLink))
