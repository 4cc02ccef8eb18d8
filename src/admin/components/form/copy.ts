type Values = Record<string, unknown>

/** How a record is duplicated; stands in the options of its resource. */
export interface CopyRule {
  /** The field that names the record: the copy's name says that it is one. */
  marked?: string
  /** What is not copied, such as a status or what may exist only once. */
  reset: readonly string[]
}

/** The query of a create page that says which record it begins with. */
export const COPY = 'copy'

/**
 * The first values of a copy: those of the record, except what is never copied. A slug
 * that is left out is made from the new name (`SlugInput`).
 * @param fields what the form has
 * @param mark turns a name into that of a copy
 */
export function copyValues(
  record: Values,
  rule: CopyRule,
  fields: readonly string[],
  defaults: Values,
  mark: (name: string) => string,
): Values {
  const { marked, reset } = rule
  const copied = fields.filter((field) => !reset.includes(field) && field in record)
  const values = { ...defaults, ...Object.fromEntries(copied.map((field) => [field, record[field]])) }
  if (marked === undefined) return values
  const name = mark(String(record[marked] ?? ''))
  return { ...values, [marked]: name }
}
