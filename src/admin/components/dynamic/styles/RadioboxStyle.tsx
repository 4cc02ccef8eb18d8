import { RadioButtonGroupInput, useTranslate } from 'react-admin'
import type { StyleInputProps } from '../styleInput'
import { useOptions } from './useOptions'

/** One of a few choices, all in sight; the first clears the choice. */
export function RadioboxStyle(props: StyleInputProps) {
  const { source, label, defaultValue } = props
  const translate = useTranslate()
  const choices = [{ id: '', name: translate('dynamic.not_chosen') }, ...useOptions(props)]
  return (
    <RadioButtonGroupInput
      {...{ source, label, defaultValue, choices }}
      translateChoice={false}
      margin="none"
      helperText={false}
    />
  )
}
