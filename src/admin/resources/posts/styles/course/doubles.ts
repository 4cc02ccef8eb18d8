import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DoubleLesson } from '../../../../../domain/posts/lessons'
import { createShared } from '../../../../startup/shared'

/**
 * Lessons with duplicate titles, kept outside of the form, so that a changed title renders only the lessons affected:
 * chapter and place of the first lesson with that title, as `2.1`, by the inputs of the others.
 */
export const createDoubles = () => createShared<ReadonlyMap<string, string>>(new Map())

export const placesByInput = (found: readonly DoubleLesson[]): ReadonlyMap<string, string> =>
  new Map(
    found.map(({ at, first }) => [
      `chapters.${at.chapter}.lessons.${at.lesson}.title`,
      `${first.chapter + 1}.${first.lesson + 1}`,
    ]),
  )

export const DoublesContext = createContext(createDoubles())

/** Place of the first lesson with this input's title; both numbers count from 1. */
export function useDouble(source: string): { chapter: string; lesson: string } | undefined {
  const { subscribe, get } = useContext(DoublesContext)
  const [chapter, lesson] = useSyncExternalStore(subscribe, () => get().get(source))?.split('.') ?? []
  return chapter && lesson ? { chapter, lesson } : undefined
}
