import { useTranslate } from 'react-admin'
import { splitDuration } from '../../../../../domain/duration'

/** Minutes in words: “1 giờ 35 phút”, or “2 giờ” for full hours. */
export function useDuration(): (minutes: number) => string {
  const translate = useTranslate()
  return (total) => {
    const { hours, minutes } = splitDuration(total)
    if (hours === 0) return translate('courses.minutes', { minutes })
    return minutes === 0
      ? translate('courses.hours', { hours })
      : translate('courses.hours_minutes', { hours, minutes })
  }
}
