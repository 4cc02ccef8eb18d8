import { createContext, useContext } from 'react'
import type { Post } from '../../../../domain/postSchema'

/** What can be done with the posts of a calendar. */
export interface CalendarActions {
  /** Whether this person may move posts. */
  mayMove: boolean
  /** The post that a person carries by keyboard. */
  carried: Post | null
  carry: (post: Post | null) => void
  /** Asks when a post is to come out. */
  ask: (post: Post, day?: string) => void
  /** Puts a post on a day; asks where that has consequences. */
  drop: (post: Post, day: string) => void
}

export const PlanContext = createContext<CalendarActions | null>(null)

export function usePlan(): CalendarActions {
  const plan = useContext(PlanContext)
  if (!plan) throw new Error('usePlan stands in the calendar')
  return plan
}
