import { Box } from '@mui/material'
import { useState } from 'react'
import type { Chapter } from '../../../../../domain/posts/course'
import type { PostType } from '../../../../../domain/typeSchema'
import { SortableCards } from '../../../../components/cards/SortableCards'
import { FigureInput } from '../../../../components/form/FigureInput'
import { FormSection } from '../../../../components/form/FormSection'
import { MoneyInput } from '../../../../components/form/MoneyInput'
import { DiscountPicker } from '../sold/DiscountPicker'
import { show } from '../sold/show'
import type { StyleForm } from '../style'
import { CourseTotals } from './CourseTotals'
import { createDoubles, DoublesContext } from './doubles'
import { chapters } from './kinds'
import { ChapterSummary, LessonSummary } from './Summaries'

function ShownChapters({ value }: { value: unknown }) {
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

function Lessons() {
  const [doubles] = useState(createDoubles)
  return (
    <DoublesContext value={doubles}>
      <FormSection title="courses.content">
        <CourseTotals />
        <SortableCards source="chapters" kind={chapters} />
      </FormSection>
    </DoublesContext>
  )
}

const Sale = ({ type }: { type: PostType }) => (
  <FormSection title="courses.sale" columns={2}>
    <MoneyInput source="price" isRequired />
    <FigureInput source="student_number" helperText={false} />
    {type.features.includes('discounts') && <DiscountPicker typeId={type.id} />}
  </FormSection>
)

const form: StyleForm = { Lead: Sale, Below: Lessons, show: { ...show, chapters: ShownChapters } }
export default form
