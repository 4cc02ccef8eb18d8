import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DoubleLesson, LessonPlace } from '../../../../../domain/posts/lessons'

/**
 * Lessons with duplicate titles, kept outside of the form, so that a changed title renders only the lessons affected.
 */
export class Doubles {
  #first = new Map<string, LessonPlace>()
  readonly #listeners = new Set<() => void>()

  set(found: readonly DoubleLesson[]): void {
    this.#first = new Map(
      found.map(({ at, first }) => [`chapters.${at.chapter}.lessons.${at.lesson}.title`, first]),
    )
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Chapter and place of the first lesson with that title, as `2.1`; `undefined` if the title is unique or comes first.
   */
  firstOf = (source: string): string | undefined => {
    const first = this.#first.get(source)
    return first && `${first.chapter + 1}.${first.lesson + 1}`
  }
}

export const DoublesContext = createContext(new Doubles())

/** Place of the first lesson with this input's title; both numbers count from 1. */
export function useDouble(source: string): { chapter: string; lesson: string } | undefined {
  const doubles = useContext(DoublesContext)
  const [chapter, lesson] =
    useSyncExternalStore(doubles.subscribe, () => doubles.firstOf(source))?.split('.') ?? []
  return chapter && lesson ? { chapter, lesson } : undefined
}
