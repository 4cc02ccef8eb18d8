import { useTranslate } from 'react-admin'
import { type PostStatus, stateOf } from '../../../../domain/post'
import { Status, type Tone } from '../../../components/fields/Status'
import { businessMoment, shortMoment } from '../../../components/formats/businessFormats'
import { useLocale } from '../../../components/formats/useLocale'
import { useTurn } from '../../../components/formats/useTurn'

const tones: Record<string, Tone | undefined> = { published: 'ok', pending: 'warn', scheduled: 'info' }

interface PostStatusChipProps {
  status: string
  publish_at?: string | null
}

export function PostStatusChip({ status, publish_at = null }: PostStatusChipProps) {
  const translate = useTranslate()
  const locale = useLocale()
  useTurn(publish_at)
  const state = stateOf({ status, publish_at }, new Date())
  if (state !== 'scheduled' || !publish_at)
    return <Status tone={tones[state]}>{translate(postStatusLabel(state))}</Status>
  return (
    <Status tone={tones[state]}>
      <time dateTime={publish_at} title={businessMoment(publish_at, locale)}>
        {translate('resources.posts.scheduled_at', { at: shortMoment(publish_at, locale) })}
      </time>
    </Status>
  )
}

export const postStatusLabel = (state: PostStatus | string): string => `resources.posts.status.${state}`
