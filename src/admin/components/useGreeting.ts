import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { greetingOf } from '../../domain/greeting'
import { useRights } from '../providers/auth/rights'

/** “Chào buổi sáng, Lan”: by the hour on this clock (spec §2). */
export function useGreeting(): string {
  const translate = useTranslate()
  const { profile } = useRights()
  // A new address is the moment to look at the clock again: somebody stays the whole day.
  useLocation()
  return translate(`layout.greeting.${greetingOf(new Date().getHours())}`, { name: profile?.name ?? '' })
}
