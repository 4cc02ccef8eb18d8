import type { Message } from './message'

/**
 * Where the words of an entity may have the name of a field, by its path, the most special place first: of a field within
 * rows, as its column is called.
 */
export function nameKeys(path: string): string[] {
  const names = path.split(/[.[\]]+/).filter((part) => part && !/^\d+$/.test(part))
  const [outer = ''] = names
  const last = names.at(-1)
  if (names.length === 1) return [`fields.${last}`]
  const ofRow = [`line.${last}`, `rows.${last}`, `fields.${outer.replace(/s$/, '')}_${last}`]
  // Where the rows themselves are called “fields”, these would be the names of the record's own.
  return outer === 'fields' ? ofRow : [...ofRow, `${outer}.${last}`, `fields.${last}`]
}

/** A name within a sentence: “Tiêu đề” → “tiêu đề”, but “SEO” stays. */
const within = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1)

/** A rule's message; where a field is empty it names the field, if that has a name. */
export const named = (message: Message, name = ''): Message =>
  message.key === 'validation.required' && name
    ? { key: 'validation.required_field', params: { field: within(name) } }
    : message
