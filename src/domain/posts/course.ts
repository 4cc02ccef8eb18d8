import { array, boolean, type InferType, number, object } from 'yup'
import { linkText, requiredText, text } from '../rules'

export const lessonSchema = object({
  title: requiredText(),
  link: linkText(),
  /** In minutes. */
  duration: number().integer().min(0).max(10_000).default(0),
  highlight: boolean().default(false),
  description: text(),
})

export const chapterSchema = object({
  title: requiredText(),
  image: linkText(),
  description: text(),
  lessons: array(lessonSchema).max(200).default([]),
})

export type Lesson = InferType<typeof lessonSchema>
export type Chapter = InferType<typeof chapterSchema>

/** What a post of the style course has besides what all posts have, and besides what is sold. */
export const courseShape = {
  student_number: number().integer().min(0).max(1_000_000_000).default(0),
  chapters: array(chapterSchema).max(100).default([]),
}
