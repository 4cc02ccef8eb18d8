import { Alert, Typography } from '@mui/material'
import { useContext, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import {
  type ChapterLike,
  type DoubleLesson,
  doubleLessons,
  type KnownTitles,
  lessonTotals,
} from '../../../../../domain/posts/lessons'
import { DoublesContext, placesByInput } from './doubles'
import { useDuration } from './useDuration'

/** Further ones show once the first are fixed. */
const maxNamed = 5

export function CourseTotals() {
  const translate = useTranslate()
  const inWords = useDuration()
  const watched: ChapterLike[] | undefined = useWatch({ name: 'chapters' })
  const chapters = watched ?? []
  const { lesson_count, duration } = lessonTotals(chapters)
  const [known] = useState<KnownTitles>(() => new Map())
  const found = doubleLessons(chapters, known)
  const doubles = useContext(DoublesContext)
  useEffect(() => doubles.set(placesByInput(found)))
  return (
    <>
      <Typography role="status" data-part="totals" sx={{ color: 'text.secondary', mb: 1 }}>
        {[
          translate('courses.chapter.count', { smart_count: chapters.length }),
          translate('courses.lesson.count', { smart_count: lesson_count }),
          inWords(duration),
        ].join(' · ')}
      </Typography>
      {found.length > 0 && <DoublesAlert chapters={chapters} found={found} />}
    </>
  )
}

function DoublesAlert({
  chapters,
  found,
}: {
  chapters: readonly ChapterLike[]
  found: readonly DoubleLesson[]
}) {
  const translate = useTranslate()
  const place = ({ chapter, lesson }: DoubleLesson['at']) =>
    translate('courses.place', { chapter: chapter + 1, lesson: lesson + 1 })
  const others = found.length - maxNamed
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('courses.doubles')}
      {found.slice(0, maxNamed).map(({ at, first }) => (
        <div key={`${at.chapter}.${at.lesson}`}>
          {translate('courses.double', {
            name: chapters[at.chapter]?.lessons?.[at.lesson]?.title?.trim(),
            first: place(first),
            again: place(at),
          })}
        </div>
      ))}
      {others > 0 && <div>{translate('courses.more_doubles', { smart_count: others })}</div>}
    </Alert>
  )
}
