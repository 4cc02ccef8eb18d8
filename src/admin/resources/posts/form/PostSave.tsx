import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type PostStatus, stateOf } from '../../../../domain/post'
import type { Post } from '../../../../domain/postSchema'
import { AdvanceButton } from '../../../components/form/AdvanceButton'
import { SaveButton } from '../../../components/form/SaveButton'
import { useMay } from '../../../providers/auth/rights'

/** Save buttons of a post; for a draft publishing or submitting is the main one. */
export function PostSave() {
  const post = useRecordContext<Post>()
  const mayPublish = useMay('posts', 'edit')
  const [status, publish_at]: unknown[] = useWatch({ name: ['status', 'publish_at'] })
  const isSaved = post !== undefined
  const was = post?.status ?? 'draft'
  const wordOf = (next: string) =>
    `resources.posts.send.${stateOf({ status: next, publish_at: publish_at as Post['publish_at'] }, new Date())}`
  if (status === 'published' || status === 'pending')
    return <SaveButton isSaved={isSaved} label={status === was ? undefined : wordOf(status)} />
  if (status !== 'draft' || was !== 'draft') return <SaveButton isSaved={isSaved} />
  const next: PostStatus = mayPublish ? 'published' : 'pending'
  return (
    <>
      <SaveButton isSaved={isSaved} isBeside label={wordOf('draft')} />
      <AdvanceButton label={wordOf(next)} values={{ status: next }} />
    </>
  )
}
