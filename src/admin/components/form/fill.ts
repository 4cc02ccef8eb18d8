import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Sets values as if typed: other fields and the default values stay. */
export const fill = ({ reset, getValues }: Pick<UseFormReturn, 'reset' | 'getValues'>, values: FieldValues) =>
  reset({ ...getValues(), ...values }, { keepDefaultValues: true })
