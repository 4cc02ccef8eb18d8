import type { AnyObject, ObjectSchema } from 'yup'
import type { Check } from './edit'
import { LazyInlineCell } from './LazyInlineCell'

/**
 * The rule of a form for one of its fields: `ruleOf(async () => (await import('…/redirectSchema')).redirectSchema)`.
 * It is loaded with the first cell that is edited. The other fields are needed by rules that compare; what is wrong
 * with them is not this cell's matter.
 */
export function ruleOf<T extends AnyObject>(load: () => Promise<ObjectSchema<T>>): Check {
  // Lists say their rules as they are loaded.
  void LazyInlineCell.preload()
  return async (record, field, label) => {
    const [schema, { schemaResolver }] = await Promise.all([load(), import('../form/resolver')])
    const options = { fields: {}, shouldUseNativeValidation: false }
    const { values, errors } = await schemaResolver(schema, () => label)(record, undefined, options)
    const error = errors[field]
    if (error) return { problem: String(error.message), value: undefined }
    return { value: field in values ? values[field] : record[field] }
  }
}
