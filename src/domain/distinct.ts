import { type TestContext, ValidationError } from 'yup'
import { message } from './validation'

/** A yup test for rows whose text `name` must be unique; the later row gets the error. */
export const distinctBy =
  (name: string, key: string) =>
  (rows: readonly unknown[] | undefined, { path, createError }: TestContext): true | ValidationError => {
    const texts = (rows ?? []).map((row) => (row as Record<string, unknown> | null)?.[name])
    const repeated = [...texts.keys()].filter((at) => texts[at] && texts.indexOf(texts[at]) < at)
    if (repeated.length === 0) return true
    return new ValidationError(
      repeated.map((at) => createError({ path: `${path}[${at}].${name}`, message: message(key) })),
    )
  }
