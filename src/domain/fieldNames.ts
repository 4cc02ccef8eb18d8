import type { Message } from './message'

/** Message keys that may name the field at a path, most specific first: for a field in rows, its column's name. */
export function nameKeys(path: string): string[] {
  const names = path.split(/[.[\]]+/).filter((part) => part && !/^\d+$/.test(part))
  const [outer = ''] = names
  const last = names.at(-1)
  if (names.length === 1) return [`fields.${last}`]
  const ofRow = [`line.${last}`, `rows.${last}`, `fields.${outer.replace(/s$/, '')}_${last}`]
  // In rows called `fields`, these keys would name the record's own fields.
  return outer === 'fields' ? ofRow : [...ofRow, `${outer}.${last}`, `fields.${last}`]
}

/** A name within a sentence: “Tiêu đề” → “tiêu đề”, but “SEO” stays. */
const within = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1)

export const named = (message: Message, name = ''): Message =>
  message.key === 'validation.required' && name
    ? { key: 'validation.required_field', params: { field: within(name) } }
    : message
