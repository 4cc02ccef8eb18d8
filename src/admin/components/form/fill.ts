import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Puts values into a form as if they had been typed: its other fields, and what it is compared with, stay. */
export const fill = ({ reset, getValues }: Pick<UseFormReturn, 'reset' | 'getValues'>, values: FieldValues) =>
  reset({ ...getValues(), ...values }, { keepDefaultValues: true })
