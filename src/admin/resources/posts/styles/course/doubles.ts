import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DoubleLesson, LessonPlace } from '../../../../../domain/posts/lessons'

/**
 * Which lessons have the title of another, for the inputs of those lessons. Beside the form: a change of one title
 * draws only the lessons whose answer changes by it, not all of them.
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

  /** The chapter and place of the first lesson of that title, as `2.1`; none when this one is the only one. */
  firstOf = (source: string): string | undefined => {
    const first = this.#first.get(source)
    return first && `${first.chapter + 1}.${first.lesson + 1}`
  }
}

export const DoublesContext = createContext(new Doubles())

/** Where the first lesson stands that has the title of this input; both numbers count from 1. */
export function useDouble(source: string): { chapter: string; lesson: string } | undefined {
  const doubles = useContext(DoublesContext)
  const [chapter, lesson] =
    useSyncExternalStore(doubles.subscribe, () => doubles.firstOf(source))?.split('.') ?? []
  return chapter && lesson ? { chapter, lesson } : undefined
}
