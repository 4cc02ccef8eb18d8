type Values = Record<string, unknown>

export interface CopyRule {
  /** The field whose value gets a mark of the copy. */
  marked?: string
  /** Fields that are not copied, such as a status or unique ones. */
  reset: readonly string[]
}

/** Query parameter of a create page: the id to copy. */
export const COPY = 'copy'

/** First values of a copy; `mark` changes its name. A slug that is left out follows the name (`SlugInput`). */
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
