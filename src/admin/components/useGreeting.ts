import { useTranslate } from 'react-admin'
import { greetingOf } from '../../domain/greeting'
import { useRights } from '../providers/rights'

/** “Chào buổi sáng, Lan”: by the hour on this clock (spec §2). */
export function useGreeting(): string {
  const translate = useTranslate()
  const { profile } = useRights()
  return translate(`layout.greeting.${greetingOf(new Date().getHours())}`, { name: profile?.name ?? '' })
}
