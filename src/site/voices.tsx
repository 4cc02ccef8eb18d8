/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { Form, fieldsOf, type Sent } from './forms'
import type { Here } from './here'
import { Notice, Stars } from './parts'
import type { SeenComment, SeenPost, SeenRating } from './told'

export interface VoicesProps {
  here: Here
  post: SeenPost
  comments: SeenComment[]
  ratings: SeenRating[]
  sent?: Sent
}

type Voice = Partial<SeenComment & Omit<SeenRating, 'content'>> & { text: string }

interface SpokenProps extends Pick<VoicesProps, 'here' | 'post' | 'sent'> {
  kind: 'comment' | 'rating'
  title: string
  voices: Voice[]
  /** The comment that is answered. */
  answered?: SeenComment
  children?: Child
}

/** What visitors have said, and the form to say more. */
function Spoken({ here, post, sent, kind, title, voices, answered, children }: SpokenProps) {
  const field = fieldsOf(here, kind, sent)
  const place = here.to(post.path)
  const how = here.query.get('sent')
  const nameOf = ({ author }: Pick<Voice, 'author'>) => author || here.say('a_visitor')
  return (
    <section id={kind} class="voices">
      <h2>{title}</h2>
      {how === `${kind}-held` && <Notice>{here.say('sent_held')}</Notice>}
      {how === `${kind}-shown` && <Notice>{here.say('sent_shown')}</Notice>}
      <ul>
        {voices.map((voice) => (
          <li class={voice.thread_id !== voice.id && kind === 'comment' ? 'reply' : undefined}>
            <strong>{nameOf(voice)}</strong> {voice.by_staff && <mark>{here.say('staff')}</mark>}{' '}
            {voice.score && <Stars here={here} score={voice.score} />}{' '}
            <time>{here.day(voice.created_at ?? '')}</time>
            <p class="lines">{voice.text}</p>
            {kind === 'comment' && <a href={`${place}?reply=${voice.id}#write`}>{here.say('reply')}</a>}
          </li>
        ))}
      </ul>
      <details id={kind === 'comment' ? 'write' : undefined} open={sent?.kind === kind || Boolean(answered)}>
        <summary>{answered ? here.say('reply_to', { name: nameOf(answered) }) : here.say(kind)}</summary>
        <Form
          {...{ here, kind, sent }}
          action={`${place}#${kind}`}
          word="send"
          hidden={{ post: post.id, ...(answered && { comment: answered.id }) }}
          isGuarded
        >
          {children}
          {field('author', 'your_name', { isRequired: true, fill: 'name' })}
          {field(kind === 'comment' ? 'message' : 'content', 'your_words', {
            isRequired: kind === 'comment',
            rows: 4,
          })}
        </Form>
      </details>
    </section>
  )
}

export function Voices({ here, post, sent, comments, ratings }: VoicesProps) {
  const rated = ratings.map(({ content, ...rating }) => ({ ...rating, text: content }))
  const said = comments.map((comment) => ({ ...comment, text: comment.message }))
  const asked = Number(here.query.get('reply') ?? sent?.values.comment)
  const chosen = sent?.kind === 'rating' ? sent.values.score : '5'
  return (
    <div class="text">
      {post.type.style !== 'article' && (
        <Spoken {...{ here, post, sent }} kind="rating" title={here.say('ratings')} voices={rated}>
          <fieldset>
            <legend>{here.say('score')}</legend>
            {['1', '2', '3', '4', '5'].map((score) => (
              <label>
                <input type="radio" name="score" value={score} checked={score === chosen} /> {score}★
              </label>
            ))}
          </fieldset>
        </Spoken>
      )}
      <Spoken
        {...{ here, post, sent }}
        kind="comment"
        title={here.say('comments')}
        voices={said}
        answered={comments.find(({ id }) => id === asked)}
      />
    </div>
  )
}
