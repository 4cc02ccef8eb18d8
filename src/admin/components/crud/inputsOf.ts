import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'

type Input<P> = (props: P) => ReactNode

type Sourced<P, T extends FieldValues> = { [K in keyof P]: K extends 'source' ? Path<T> : P[K] }

/**
 * Inputs typed by a form's schema: an unknown `source` does not compile.
 * `const Input = inputsOf(supplierSchema, { Text: TextInput })`, then `<Input.Text source="name" />`.
 */
export const inputsOf = <T extends AnyObject, P extends Record<string, object>>(
  _schema: ObjectSchema<T>,
  inputs: { [K in keyof P]: Input<P[K]> },
): { [K in keyof P]: Input<Sourced<P[K], T>> } => inputs as { [K in keyof P]: Input<Sourced<P[K], T>> }
