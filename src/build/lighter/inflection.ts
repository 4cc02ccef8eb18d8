/**
 * react-admin guesses English names for entities and fields without a message. Here every one has a message, so the
 * rules of English plurals (3 KB) are left out: a guess is the name with spaces.
 */
export const humanize = (text: string): string => text.replace(/[_.]+/g, ' ')
export const transform = humanize
export const capitalize = humanize
export const inflect = (text: string): string => text
export const pluralize = inflect
export const singularize = inflect
