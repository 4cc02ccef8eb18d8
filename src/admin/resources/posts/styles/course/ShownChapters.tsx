import { Box } from '@mui/material'
import type { Chapter } from '../../../../../domain/posts/course'
import { ChapterSummary, LessonSummary } from './Summaries'

export function ShownChapters({ value }: { value: unknown }) {
  if (!Array.isArray(value)) return null
  return value.map((chapter: Chapter, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: never changes while it is shown
    <Box key={at} sx={{ whiteSpace: 'normal', mb: 1 }}>
      <strong>
        {at + 1}. {chapter.title}
      </strong>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <ChapterSummary lessons={chapter.lessons} />
      </Box>
      <Box component="ol" sx={{ m: 0, ps: 3 }}>
        {(chapter.lessons ?? []).map((lesson) => (
          <li key={lesson.title}>
            {lesson.title}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <LessonSummary {...lesson} />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  ))
}
