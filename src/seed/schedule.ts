import { and, desc, eq, isNull } from 'drizzle-orm'
import { posts } from '../api/db/schema'
import { businessDay, momentOf } from '../domain/businessTime'
import { addDays } from '../domain/days'
import type { PostStatus } from '../domain/post'
import type { Seeding } from './context'

/** Days from today and times at which posts come out. */
const plan: Readonly<Partial<Record<PostStatus, readonly (readonly [days: number, time: string])[]>>> = {
  published: [
    [1, '08:30'],
    [1, '15:00'],
    [3, '09:00'],
    [6, '08:30'],
    [10, '10:00'],
    [17, '08:30'],
    [-1, '08:30'],
    [-3, '09:00'],
    [-8, '08:30'],
    [-12, '14:00'],
  ],
  pending: [[4, '09:00']],
  draft: [[8, '08:30']],
}

/** Schedules some posts for the coming weeks, and gives some a past or proposed moment. */
export async function seedSchedule({ db, now }: Seeding): Promise<void> {
  const today = businessDay(now)
  for (const status of ['published', 'pending', 'draft'] as const) {
    const moments = plan[status] ?? []
    const latest = await db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.status, status), isNull(posts.publish_at)))
      .orderBy(desc(posts.id))
      // The two latest posts stay as they are, because users open them first.
      .offset(2)
      .limit(moments.length)
    for (const [at, { id }] of latest.entries()) {
      const [days, time] = moments[at] ?? []
      if (days !== undefined)
        await db
          .update(posts)
          .set({ publish_at: momentOf(addDays(today, days), time) })
          .where(eq(posts.id, id))
    }
  }
}
