import { useTranslate } from 'react-admin'
import type { Lesson } from '../../../../../domain/posts/course'
import { lessonTotals } from '../../../../../domain/posts/lessons'
import { useDuration } from './useDuration'

export function LessonSummary({ duration, highlight }: Pick<Lesson, 'duration' | 'highlight'>) {
  const translate = useTranslate()
  const inWords = useDuration()
  return [duration > 0 && inWords(duration), highlight && translate('courses.lesson.highlight')]
    .filter(Boolean)
    .join(' · ')
}

export function ChapterSummary({ lessons }: { lessons: readonly Lesson[] | undefined }) {
  const translate = useTranslate()
  const inWords = useDuration()
  const { lesson_count, duration } = lessonTotals([{ lessons }])
  const count = translate('courses.lesson.count', { smart_count: lesson_count })
  return duration > 0 ? `${count} · ${inWords(duration)}` : count
}
