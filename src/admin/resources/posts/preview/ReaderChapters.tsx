import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Chapter } from '../../../../domain/posts/course'
import { lessonTotals } from '../../../../domain/posts/lessons'
import { LessonSummary } from '../styles/course/Summaries'
import { useDuration } from '../styles/course/useDuration'
import { ReaderPicture } from './ReaderPicture'

export function ReaderChapters({ chapters, width }: { chapters: readonly Chapter[]; width: number }) {
  const translate = useTranslate()
  const inWords = useDuration()
  const { lesson_count, duration } = lessonTotals(chapters)
  if (chapters.length === 0) return null
  return (
    <section>
      <Typography component="h2" sx={{ typography: 'h2', mt: 3 }}>
        {translate('courses.content')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {`${translate('courses.lesson.count', { smart_count: lesson_count })} · ${inWords(duration)}`}
      </Typography>
      {chapters.map(({ title, image, description, lessons }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never changes while it is shown
        <Box key={at} sx={{ mb: 2 }}>
          <Typography component="h3" sx={{ typography: 'h3', mt: 2, mb: 0.5 }}>
            {title}
          </Typography>
          {image && <ReaderPicture url={image} width={width} />}
          {description && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
          <Box component="ol" sx={{ my: 0.5, paddingInlineStart: 3 }}>
            {(lessons ?? []).map((lesson, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: never changes while it is shown
              <Box component="li" key={place} sx={{ mb: 0.5 }}>
                {lesson.title}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  <LessonSummary {...lesson} />
                </Box>
                {lesson.description && (
                  <Typography sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'pre-line' }}>
                    {lesson.description}
                  </Typography>
                )}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </section>
  )
}
