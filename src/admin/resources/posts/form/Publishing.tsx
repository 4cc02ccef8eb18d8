import { SelectInput, useRecordContext } from 'react-admin'
import { statusesFor } from '../../../../domain/post'
import type { Post } from '../../../../domain/postSchema'
import { FormSection } from '../../../components/form/FormSection'
import { useMay, useRights } from '../../../providers/auth/rights'
import { statusLabel } from '../list/StatusChip'
import { PublishMoment } from './PublishMoment'

/** The status: only what this person may set, and `pending` only if the type has approval. */
export function Publishing({ hasApproval }: { hasApproval: boolean }) {
  const { held } = useRights()
  const current = useRecordContext<Post>()?.status
  const mayPublish = useMay('posts', 'edit')
  const choices = statusesFor(held)
    .filter((status) => status !== 'pending' || hasApproval || !mayPublish || current === 'pending')
    .map((status) => ({ id: status, name: statusLabel(status) }))
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
