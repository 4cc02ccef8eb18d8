import { eq, inArray, like } from 'drizzle-orm'
import { createApi } from '../api'
import { hashOfSecret, hintOf, newKeySecret } from '../api/auth/keySecrets'
import { posts, users } from '../api/db/schema'
import { comments } from '../api/db/tables/comments'
import { keys } from '../api/db/tables/keys'
import { proposals } from '../api/db/tables/proposals'
import { demoAccounts } from './accounts'
import { daysAgo, type Seeding } from './context'
import { proposedPrices, proposedReply, proposedText } from './texts/proposals'

/** An assistant proposes to the owner, by the API and a key whose secret nobody has. */
export async function seedProposals({ db, storage, images, now }: Seeding): Promise<void> {
  if (await db.$count(proposals)) return
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoAccounts[0].email))
  if (!owner) return
  const secret = await newKeySecret()
  await db.insert(keys).values({
    user_id: owner.id,
    name: 'Trợ lý nội dung',
    permissions: ['list-posts', 'update-posts', 'list-comments', 'update-comments'],
    proposes: true,
    expires_at: daysAgo(now, 0).replace(/^\d+/, String(now.getUTCFullYear() + 1)),
    hash: await hashOfSecret(secret),
    hint: hintOf(secret),
    created_at: daysAgo(now, 9),
    updated_at: daysAgo(now, 9),
  })
  const quiet = () => undefined
  const log = { info: quiet, warn: quiet, error: quiet }
  const api = createApi({ db, storage, images, clock: () => now, secret: 'unused', log })
  const propose = async (method: string, path: string, body: object, reason: string) => {
    const { status } = await api.fetch(
      new Request(`http://nep/api/v1${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${secret}`,
          'Content-Type': 'application/json',
          Reason: encodeURIComponent(reason),
        },
        body: JSON.stringify(body),
      }),
    )
    if (status !== 202) throw new Error(`The sample business: ${method} ${path} answered ${status}`)
  }
  const { titles, percent } = proposedPrices
  const teas = await db.select({ id: posts.id }).from(posts).where(inArray(posts.title, titles))
  const [article] = await db.select({ id: posts.id }).from(posts).where(eq(posts.title, proposedText.title))
  const [asked] = await db
    .select({ id: comments.id, post_id: comments.post_id })
    .from(comments)
    .where(like(comments.message, `${proposedReply.to}%`))
  if (article)
    await propose(
      'PATCH',
      `/posts/${article.id}`,
      { description: proposedText.description },
      proposedText.reason,
    )
  const change = { name: 'reprice', asked: { by: 'percent', value: percent, round: true } }
  const ids = teas.map(({ id }) => id)
  if (ids.length)
    await propose('POST', '/posts/bulk', { action: 'update', ids, change }, proposedPrices.reason)
  if (asked) {
    const { message, reason } = proposedReply
    await propose('POST', '/comments', { comment_id: asked.id, post_id: asked.post_id, message }, reason)
  }
  api.close()
}
