/**
 * Replaces the rules of English plurals (3 KB), which react-admin uses for untranslated names: ours are all translated.
 */
export const humanize = (text: string): string => text.replace(/[_.]+/g, ' ')
export const transform = humanize
export const capitalize = humanize
export const inflect = (text: string): string => text
export const pluralize = inflect
export const singularize = inflect
