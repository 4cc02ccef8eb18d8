import type { AnyObject, ObjectSchema } from 'yup'
import type { Check } from './edit'
import { LazyInlineCell } from './LazyInlineCell'

/**
 * A form's rule for one field, loaded with the first edited cell. Validates the whole record, because rules may compare
 * fields, but only this field's errors count.
 * `ruleOf(async () => (await import('…/redirectSchema')).redirectSchema)`
 */
export function ruleOf<T extends AnyObject>(load: () => Promise<ObjectSchema<T>>): Check {
  // Modules of lists declare their rules on load, so the cell's code loads with them.
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
