import { useTranslate } from 'react-admin'
import type { PostStatus } from '../../../../domain/post'
import { Status, type Tone } from '../../../components/fields/Status'

const tones: Record<string, Tone | undefined> = { published: 'ok', pending: 'warn' }

/** A post's status. */
export function StatusChip({ status }: { status: string }) {
  const translate = useTranslate()
  return <Status tone={tones[status]}>{translate(statusLabel(status))}</Status>
}

/** i18n key of a status. */
export const statusLabel = (status: PostStatus | string): string => `resources.posts.status.${status}`
