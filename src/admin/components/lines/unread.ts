import type { ValueKind } from '../fields/kinds'

/** i18n key of the error for unreadable text in a column of this kind. */
export const unreadOf = (kind: ValueKind | undefined): string =>
  kind === 'number' || kind === 'money'
    ? 'parts.lines.not_a_number'
    : kind === 'day'
      ? 'parts.lines.not_a_day'
      : 'parts.lines.not_read'
