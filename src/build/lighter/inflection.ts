/** In place of the rules of English plurals (3 KB), by which react-admin names what has no message: everything has one. */
export const humanize = (text: string): string => text.replace(/[_.]+/g, ' ')
export const transform = humanize
export const capitalize = humanize
export const inflect = (text: string): string => text
export const pluralize = inflect
export const singularize = inflect
