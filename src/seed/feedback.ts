import { feedback } from '../api/db/tables/feedback'
import { daysAgo, type Seeding } from './context'
import type { Authors } from './people'
import { feedbackDrafts } from './texts/feedback'

const hour = 1 / 24

/** Added once, because feedback has no key. */
export async function seedFeedback({ db, now, random }: Seeding, { editors }: Authors): Promise<void> {
  if (await db.$count(feedback)) return
  const rows = feedbackDrafts.toReversed().map(({ hours, notes = [], isOpen, ...draft }) => {
    // Consecutive notes, all of them before now.
    const at = (step: number) => daysAgo(now, hours * hour * (1 - step / (notes.length + 1)))
    return {
      ...draft,
      status: notes.length && !isOpen ? 'done' : 'none',
      notes: notes.map((text, place) => ({
        at: at(place + 1),
        author_id: random.pick(editors),
        text,
      })),
      created_at: at(0),
      updated_at: at(notes.length),
    }
  })
  await db.insert(feedback).values(rows)
}
