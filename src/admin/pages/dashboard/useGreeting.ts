import { useLocation, useTranslate } from 'react-admin'
import { greetingOf } from '../../../domain/greeting'
import { useRights } from '../../providers/auth/rights'

/** “Chào buổi sáng, Lan”: by the hour of the local clock. */
export function useGreeting(): string {
  const translate = useTranslate()
  const { profile } = useRights()
  // Re-evaluated on navigation, since the tab may be open the whole day.
  useLocation()
  // While viewing as another user the greeting names that user; a role has no name to greet.
  const seen = profile?.viewing?.entity === 'users' ? profile.viewing.name : profile?.name
  return translate(`layout.greeting.${greetingOf(new Date().getHours())}`, { name: seen ?? '' })
}
