import { lessonTotals } from '../../../domain/posts/lessons'
import { numberField } from '../../crud/fields'
import { posts as table } from '../../db/tables/posts'
import type { Aspect } from './aspect'

export const lessons: Aspect = {
  fields: { student_number: numberField(table.student_number), duration: numberField(table.duration) },
  sorts: ['student_number', 'duration'],
  write: (_call, value) => (value.chapters ? { ...value, ...lessonTotals(value.chapters) } : value),
}
