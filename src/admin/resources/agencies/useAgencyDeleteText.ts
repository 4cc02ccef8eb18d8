import { useGetOne, useParams, useTranslate } from 'react-admin'
import type { Agency } from '../../../domain/agencySchema'
import { formMeta } from '../../providers/data/endpoints'

export function useAgencyDeleteText(): string {
  const translate = useTranslate()
  const { id } = useParams()
  const { data } = useGetOne<Agency>('agencies', { id: Number(id), meta: formMeta('agencies') })
  const say = (key: string, count = 0) =>
    count > 0 ? ` ${translate(`resources.agencies.takes.${key}`, { smart_count: count })}` : ''
  return (
    translate('resources.agencies.delete_text') +
    say('prices', data?.prices_count) +
    say('users', data?.users_count)
  )
}
