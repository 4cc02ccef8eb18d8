import { sql } from 'drizzle-orm'
import { rowsOf } from '../api/db/database'
import { comments } from '../api/db/tables/comments'
import { ratings } from '../api/db/tables/ratings'
import { waitsOf } from '../domain/rating'
import { daysAgo, type Seeding } from './context'
import type { Authors } from './people'
import { clients } from './texts/clients'
import { type CommentDraft, commentDrafts, ratingDrafts } from './texts/voices'

const hour = 1 / 24

async function peopleAndPosts({ db }: Seeding) {
  const named = await rowsOf<{ id: number; name: string }>(
    db,
    sql`select min(id) as id, name from users where name = any(${sql.param(clients.map(([name]) => name))}::text[]) group by name`,
  )
  const titles = [...new Set([...Object.keys(commentDrafts), ...Object.keys(ratingDrafts)])]
  const listed = await rowsOf<{ id: number; title: string }>(
    db,
    sql`select max(id) as id, title from posts where title = any(${sql.param(titles)}::text[]) group by title`,
  )
  const ids = new Map(named.map(({ id, name }) => [name, id]))
  return {
    people: clients.map(([name]) => ids.get(name) ?? null),
    posts: new Map(listed.map(({ id, title }) => [title, id])),
  }
}

/** Comments and ratings of the posts written by hand. Added once, because they have no key. */
export async function seedVoices(seeding: Seeding, { editors }: Authors): Promise<void> {
  const { db, now, random } = seeding
  const [state] = await rowsOf<{ busy: boolean }>(
    db,
    sql`select exists (select from comments where excerpt like 'Tiệm ơi, gói này%') as busy`,
  )
  if (state?.busy) return
  const { people, posts } = await peopleAndPosts(seeding)
  const author = (by: CommentDraft['by']) => {
    if (typeof by === 'object') return { user_id: null, author_name: by.guest }
    return { user_id: by === 'staff' ? random.pick(editors) : (people[by] ?? null) }
  }
  const rowOf = (draft: CommentDraft, post_id: number, isAnswered: boolean) => ({
    post_id,
    ...author(draft.by),
    by_staff: draft.by === 'staff',
    message: draft.text,
    is_shown: !draft.isHeld,
    status: !draft.isHeld && (draft.by === 'staff' || isAnswered) ? 'done' : 'none',
    created_at: daysAgo(now, draft.hours * hour),
    updated_at: daysAgo(now, draft.hours * hour),
  })
  const threads = Object.entries(commentDrafts)
    .flatMap(([title, drafts]) => drafts.map((draft) => ({ draft, post: posts.get(title) })))
    .sort((one, other) => other.draft.hours - one.draft.hours)
  for (const { draft, post } of threads) {
    if (post === undefined) continue
    const replies = draft.replies ?? []
    const isAnswered = (hours: number) => replies.some((each) => each.by === 'staff' && each.hours < hours)
    // Old unanswered comments have been read and ticked off.
    const isOld = draft.hours > 100
    const [root] = await db
      .insert(comments)
      .values(rowOf(draft, post, isAnswered(draft.hours) || isOld))
      .returning({ id: comments.id })
    for (const reply of replies)
      await db.insert(comments).values({
        ...rowOf(reply, post, isAnswered(reply.hours) || reply.hours > 60),
        comment_id: root?.id,
      })
  }
  const rated = Object.entries(ratingDrafts)
    .flatMap(([title, drafts]) => drafts.map((draft) => ({ ...draft, post: posts.get(title) })))
    .sort((one, other) => other.hours - one.hours)
    .flatMap(({ post, hours, score, by, text = '', isHeld }) =>
      post === undefined
        ? []
        : {
            post_id: post,
            user_id: typeof by === 'number' ? (people[by] ?? null) : null,
            author_name: typeof by === 'string' ? by : '',
            score,
            content: text,
            is_shown: !isHeld,
            status: isHeld || (hours < 100 && waitsOf({ content: text, score })) ? 'none' : 'done',
            created_at: daysAgo(now, hours * hour),
            updated_at: daysAgo(now, hours * hour),
          },
    )
  if (rated.length) await db.insert(ratings).values(rated)
}
