import type { ValueKind } from '../fields/kinds'

/** What to say of a text that could not be read in a column of this kind: what would be (i18n key). */
export const unreadOf = (kind: ValueKind | undefined): string =>
  kind === 'number' || kind === 'money'
    ? 'parts.lines.not_a_number'
    : kind === 'day'
      ? 'parts.lines.not_a_day'
      : 'parts.lines.not_read'
