import { createContext, useContext } from 'react'
import type { Post } from '../../../../domain/postSchema'

export interface CalendarActions {
  mayMove: boolean
  /** Post that the user carries by keyboard. */
  carried: Post | null
  carry: (post: Post | null) => void
  ask: (post: Post, day?: string) => void
  /** Moves a post to a day; asks first if that has consequences. */
  drop: (post: Post, day: string) => void
}

export const PlanContext = createContext<CalendarActions | null>(null)

export function usePlan(): CalendarActions {
  const plan = useContext(PlanContext)
  if (!plan) throw new Error('usePlan stands in the calendar')
  return plan
}
