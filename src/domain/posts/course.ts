import { array, boolean, type InferType, object, ValidationError } from 'yup'
import { count, lines, linkText, requiredText } from '../rules'
import { message } from '../validation'
import { doubleLessons } from './lessons'

/** The length rule refuses longer titles; they are not compared. */
const maxTitle = 255
const maxDoubles = 20

const lessonSchema = object({
  title: requiredText(maxTitle),
  link: linkText(),
  /** In minutes. */
  duration: count(10_000),
  highlight: boolean().default(false),
  description: lines(),
})

const chapterSchema = object({
  title: requiredText(maxTitle),
  image: linkText(),
  description: lines(),
  lessons: array(lessonSchema).max(200).default([]),
})

export type Lesson = InferType<typeof lessonSchema>
export type Chapter = InferType<typeof chapterSchema>

const isComparable = (chapters: readonly Chapter[]): boolean =>
  chapters.every((chapter) => (chapter?.lessons ?? []).every((each) => !(each?.title?.length > maxTitle)))

/** The later of two equal lessons gets an error that names the earlier one. */
const chaptersSchema = array(chapterSchema)
  .max(100)
  .default([])
  .test('lessons', (chapters, { createError, path }) => {
    if (!isComparable(chapters)) return true
    const doubles = doubleLessons(chapters).slice(0, maxDoubles)
    if (doubles.length === 0) return true
    const errors = doubles.map(({ at, first }) =>
      createError({
        path: `${path}[${at.chapter}].lessons[${at.lesson}].title`,
        message: message('lesson_double', { chapter: first.chapter + 1, lesson: first.lesson + 1 }),
      }),
    )
    return new ValidationError(errors)
  })

export const courseShape = {
  student_number: count(1_000_000_000),
  chapters: chaptersSchema,
}
