import { SelectInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Post } from '../../../../domain/postSchema'
import type { PostType } from '../../../../domain/typeSchema'
import { FormSection } from '../../../components/form/FormSection'
import { useMay } from '../../../providers/auth/rights'
import { useStatusChoices } from '../useStatusChoices'
import { PublishMoment } from './PublishMoment'

export function Publishing({ type }: { type: PostType }) {
  const current = useRecordContext<Post>()?.status
  const mayPublish = useMay('posts', 'edit')
  const status: unknown = useWatch({ name: 'status' })
  const choices = useStatusChoices(type, current)
  return (
    <FormSection title="resources.posts.groups.publish">
      <SelectInput
        source="status"
        choices={choices}
        isRequired
        helperText={status === 'draft' && `resources.posts.help.${mayPublish ? 'draft' : 'draft_writer'}`}
      />
      <PublishMoment />
    </FormSection>
  )
}
