import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { mark } from '../../keys/marks'
import { ariaKeys } from '../../keys/shortcuts'
import { PendingButton } from './PendingButton'
import { useSubmitWith } from './saving'

export function AnotherButton() {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const submit = useSubmitWith()
  return (
    <PendingButton
      type="button"
      {...mark('another')}
      aria-keyshortcuts={ariaKeys('another')}
      variant="outlined"
      pending={isSubmitting}
      onClick={() => void submit({ another: true })}
    >
      {translate('components.form.save_another')}
    </PendingButton>
  )
}
