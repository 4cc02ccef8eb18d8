/** @jsxImportSource hono/jsx */
import { html } from 'hono/html'
import type { Child } from 'hono/jsx'
import { type CameBack, Form, fieldsOf } from './forms'
import { Notice, type Page, StarRow } from './parts'
import type { SeenComment, SeenPost, SeenRating } from './told'

export type VoicesProps = Page<{
  post: SeenPost
  comments: SeenComment[]
  ratings: SeenRating[]
  sent?: CameBack
}>

type Voice = Pick<SeenComment, 'id' | 'author' | 'created_at'> &
  Partial<Pick<SeenComment, 'thread_id' | 'by_staff'> & Pick<SeenRating, 'score'>> & { text: string }

type SpokenProps = Omit<VoicesProps, 'comments' | 'ratings'> & {
  kind: 'comment' | 'rating'
  voices: Voice[]
  answered?: SeenComment
  children?: Child
}

/** What visitors have said, and the form to say more, or to answer a comment. */
function Spoken({ here, post, sent, kind, voices, answered, children }: SpokenProps) {
  const field = fieldsOf(here, kind, sent)
  const place = here.to(post.path)
  const how = here.query.get('sent')
  const nameOf = ({ author }: Pick<Voice, 'author'>) => author || here.say('a_visitor')
  const text = kind === 'comment' ? 'message' : 'content'
  const hidden = { post: post.id, ...(answered && { comment: answered.id }) }
  return (
    <section id={kind} class="voices">
      <h2>{here.say(`${kind}s`)}</h2>
      {how === `${kind}-held` && <Notice>{here.say('sent_held')}</Notice>}
      {how === `${kind}-shown` && <Notice>{here.say('sent_shown')}</Notice>}
      <ul>
        {voices.map(
          (voice) => html`<li class="${voice.thread_id && voice.thread_id !== voice.id ? 'reply' : ''}">
            <strong>${nameOf(voice)}</strong> ${voice.by_staff ? <mark>{here.say('staff')}</mark> : ''}
            ${voice.score ? <StarRow here={here} score={voice.score} /> : ''} <time>${here.day(voice.created_at)}</time>
            <p class="lines">${voice.text}</p>
            ${voice.thread_id ? <a href={`${place}?reply=${voice.id}#write`}>{here.say('reply')}</a> : ''}
          </li>`,
        )}
      </ul>
      <details id={kind === 'comment' ? 'write' : undefined} open={sent?.kind === kind || Boolean(answered)}>
        <summary>{answered ? here.say('reply_to', { name: nameOf(answered) }) : here.say(kind)}</summary>
        <Form {...{ here, kind, sent, hidden }} action={`${place}#${kind}`} word="send" isGuarded>
          {children}
          {field('author', 'your_name', { isRequired: true, fill: 'name' })}
          {field(text, 'your_words', { isRequired: kind === 'comment', rows: 4 })}
        </Form>
      </details>
    </section>
  )
}

export function Voices({ here, post, sent, comments, ratings }: VoicesProps) {
  const rated = ratings.map(({ content: text, ...rating }) => ({ ...rating, text }))
  const said = comments.map(({ message: text, ...comment }) => ({ ...comment, text }))
  const asked = Number(here.query.get('reply') ?? sent?.values.comment)
  const answered = comments.find(({ id }) => id === asked)
  const chosen = sent?.values.score ?? '5'
  return (
    <div class="text">
      {post.type.style !== 'article' && (
        <Spoken {...{ here, post, sent }} kind="rating" voices={rated}>
          {html`<fieldset><legend>${here.say('score')}</legend>${['1', '2', '3', '4', '5'].map((score) => {
            const radio = { type: 'radio', name: 'score', value: score, checked: score === chosen }
            return html`<label>${<input {...radio} />} ${score}★</label>`
          })}</fieldset>`}
        </Spoken>
      )}
      <Spoken {...{ here, post, sent, answered }} kind="comment" voices={said} />
    </div>
  )
}
