import { SelectInput, useRecordContext } from 'react-admin'
import type { Post } from '../../../../domain/postSchema'
import type { PostType } from '../../../../domain/typeSchema'
import { FormSection } from '../../../components/form/FormSection'
import { useMay } from '../../../providers/auth/rights'
import { useStatusChoices } from '../useStatusChoices'
import { PublishMoment } from './PublishMoment'

/** The status, and when the post comes out. */
export function Publishing({ type }: { type: PostType }) {
  const current = useRecordContext<Post>()?.status
  const mayPublish = useMay('posts', 'edit')
  const choices = useStatusChoices(type, current)
  return (
    <FormSection title="resources.posts.groups.publish">
      <SelectInput
        source="status"
        choices={choices}
        isRequired
        helperText={`resources.posts.help.${mayPublish ? 'draft' : 'draft_writer'}`}
      />
      <PublishMoment />
    </FormSection>
  )
}
