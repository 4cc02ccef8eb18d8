import { waitsOf } from '../../../domain/rating'
import { sentCommentSchema, sentFeedbackSchema, sentRatingSchema } from '../../../domain/sentSchema'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import { comments } from '../../resources/comments/comments'
import { isOut, parentOf, placeUnder } from '../../resources/comments/write'
import { feedback } from '../../resources/feedback'
import { ratings } from '../../resources/ratings'
import { voiceRoute } from './voiceRoute'

const missing = (field: string) => invalid(field, 'not_found_reference')

async function checkOut(call: Call, post: number): Promise<void> {
  if (!(await isOut(call, post))) throw missing('post')
}

export const sendCommentRoute = voiceRoute({
  path: '/comments',
  summary: 'Comment as a visitor',
  takes: sentCommentSchema,
  resource: comments,
  words: ({ author, message }) => [author, message],
  async rowOf(call, { post, comment, author, message }, is_shown) {
    await checkOut(call, post)
    const parent = comment === null ? null : await parentOf(call, comment)
    if (parent === undefined || (parent && !(parent.is_seen && parent.post_id === post)))
      throw missing('comment')
    return { post_id: post, ...placeUnder(parent), author_name: author, message, is_shown, status: 'none' }
  },
})

export const sendRatingRoute = voiceRoute({
  path: '/ratings',
  summary: 'Rate as a visitor',
  takes: sentRatingSchema,
  resource: ratings,
  words: ({ author, content }) => [author, content],
  async rowOf(call, { post, score, author, content }, is_shown) {
    await checkOut(call, post)
    const waits = !is_shown || waitsOf({ content, score })
    return {
      post_id: post,
      score,
      author_name: author,
      content,
      is_shown,
      status: waits ? 'none' : 'done',
    }
  },
})

export const sendFeedbackRoute = voiceRoute({
  path: '/feedback',
  summary: 'Write to the business as a visitor',
  takes: sentFeedbackSchema,
  resource: feedback,
  rowOf: (_call, { website: _, proof: __, ...row }) => row,
})
