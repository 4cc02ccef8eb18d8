import { cleanLine } from '../cleanText'

/** Derived data of a course's chapters. Accepts half-typed chapters of a form, too. */

interface LessonLike {
  title?: string | null
  duration?: number | null
}

export interface ChapterLike {
  title?: string | null
  lessons?: readonly (LessonLike | null | undefined)[] | null
}

type Chapters = readonly (ChapterLike | null | undefined)[]

/** Zero-based indices. */
interface LessonPlace {
  chapter: number
  lesson: number
}

export interface DoubleLesson {
  at: LessonPlace
  first: LessonPlace
}

export function lessonTotals(chapters: Chapters): { lesson_count: number; duration: number } {
  const lessons = chapters.flatMap((chapter) => chapter?.lessons ?? [])
  const minutes = lessons.map((lesson) => Number(lesson?.duration) || 0)
  return { lesson_count: lessons.length, duration: minutes.reduce((sum, each) => sum + Math.max(0, each), 0) }
}

export type KnownTitles = Map<string, string>

/** Ignores case, spaces and Unicode form. */
function titleKey(title: unknown, known: KnownTitles): string {
  if (typeof title !== 'string') return ''
  const key = known.get(title) ?? cleanLine(title).toLowerCase()
  known.set(title, key)
  return key
}

/**
 * Lessons that repeat the title of an earlier one, in any chapter; ignores untitled ones. Callers that run on each
 * keystroke pass the same `known`, because only one of a thousand titles has changed.
 */
export function doubleLessons(chapters: Chapters, known: KnownTitles = new Map()): DoubleLesson[] {
  const seen = new Map<string, LessonPlace>()
  const found: DoubleLesson[] = []
  for (const [chapter, { lessons }] of [...chapters].map((each) => each ?? {}).entries()) {
    for (const [lesson, each] of (lessons ?? []).entries()) {
      const key = titleKey(each?.title, known)
      const at = { chapter, lesson }
      const first = seen.get(key)
      if (first) found.push({ at, first })
      else if (key) seen.set(key, at)
    }
  }
  return found
}
