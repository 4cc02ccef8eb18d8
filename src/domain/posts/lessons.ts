import { cleanLine } from '../cleanText'

/** What follows from the chapters of a course. Half-typed chapters of a form are read as well as stored ones. */

interface LessonLike {
  title?: string | null
  duration?: number | null
}

export interface ChapterLike {
  title?: string | null
  lessons?: readonly (LessonLike | null | undefined)[] | null
}

type Chapters = readonly (ChapterLike | null | undefined)[]

/** Where a lesson stands; both count from 0. */
export interface LessonPlace {
  chapter: number
  lesson: number
}

export interface DoubleLesson {
  at: LessonPlace
  /** The first lesson of that title. */
  first: LessonPlace
}

/** How many lessons there are, and how long they take together, in minutes. */
export function lessonTotals(chapters: Chapters): { lesson_count: number; duration: number } {
  const lessons = chapters.flatMap((chapter) => chapter?.lessons ?? [])
  const minutes = lessons.map((lesson) => Number(lesson?.duration) || 0)
  return { lesson_count: lessons.length, duration: minutes.reduce((sum, each) => sum + Math.max(0, each), 0) }
}

/** Titles as people compare them, by how they are written. */
export type KnownTitles = Map<string, string>

/** A title as people compare it: case, spaces and how its marks are stored make no difference. */
function titleKey(title: unknown, known: KnownTitles): string {
  if (typeof title !== 'string') return ''
  const key = known.get(title) ?? cleanLine(title).toLowerCase()
  known.set(title, key)
  return key
}

/**
 * The lessons that have the title of one before them, in whichever chapter; untitled ones are not compared. Whoever
 * asks with each key that is typed passes the same `known` each time: of a thousand titles all but one are as before.
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
