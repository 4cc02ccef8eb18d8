import type { Chapter } from '../domain/posts/course'
import { courseTexts } from './texts/chapters'

export function courseOf(title: string) {
  const text = courseTexts[title]
  if (!text) return {}
  const chapters = text.chapters.map(
    ([name, description, ...lessons]): Chapter => ({
      title: name,
      image: '',
      description,
      lessons: lessons.map(([lesson, duration, star]) => ({
        title: lesson,
        link: '',
        duration,
        highlight: star !== undefined,
        description: '',
      })),
    }),
  )
  return { price: text.price, student_number: text.students, chapters }
}
