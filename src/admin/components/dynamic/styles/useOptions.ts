import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { StyleInputProps } from '../styleInput'

/** Choices of a field for react-admin's inputs, with the chosen ones that no longer exist. */
export function useOptions({ field, source }: StyleInputProps) {
  const translate = useTranslate()
  const value: unknown = useWatch({ name: source })
  const choices = (field.data ?? []).map((each) => ({ id: each.value, name: each.label }))
  const chosen = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
  const gone = chosen
    .filter((each) => each !== '' && !choices.some(({ id }) => id === each))
    .map((each) => ({ id: each, name: translate('dynamic.gone_choice', { value: each }) }))
  return [...choices, ...gone]
}
