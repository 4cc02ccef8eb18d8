import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { PendingButton } from '../../../components/form/PendingButton'
import { useSubmitWith } from '../../../components/form/submitWith'

/** Saves the post and publishes it; what stands in the way is told beside its field. */
export function PublishButton() {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const submit = useSubmitWith()
  return (
    <PendingButton
      type="button"
      variant="contained"
      pending={isSubmitting}
      onClick={() => void submit({ change: { status: 'published' } })}
    >
      {translate('resources.posts.bulk.publish')}
    </PendingButton>
  )
}
