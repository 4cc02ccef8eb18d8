/** @jsxImportSource hono/jsx */
import { Frame } from '../frame'
import { type Here, ownPages } from '../here'
import { Cards, Crumbs, Links, manyOf, Price, Rich, Shown, Stars, Stock } from '../parts'
import type { SeenPost, SeenWidget } from '../told'
import { Voices, type VoicesProps } from '../voices'
import { Widgets } from '../widgets'

interface PostProps extends VoicesProps {
  /** What holds for each purchase. */
  policies: SeenWidget[]
}

type Part = { here: Here; post: SeenPost }
const wide = '(min-width: 900px) 720px, 100vw'

const Sections = ({ post }: { post: SeenPost }) => (
  <>
    {post.content.map(({ title, picture, html }) => (
      <section>
        {title && <h2>{title}</h2>}
        {picture && <Shown of={picture} sizes={wide} />}
        <Rich html={html} />
      </section>
    ))}
  </>
)

function Details({ here, post }: Part) {
  const { code = '', details, trademark, groups } = post
  const told = details.map(({ title, value, text }) => [
    title,
    text ?? (typeof value === 'object' ? '' : `${value}`),
  ])
  const facts = [[here.say('code'), code], ...told].filter(([, text]) => text && !/^\/files\/|^</.test(text))
  return (
    <>
      <dl>
        {facts.map(([title, text]) => (
          <div>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Links here={here} of={[...(trademark ? [trademark] : []), ...groups]} kind="chips small" />
    </>
  )
}

/** Price, its steps, and the way into the cart. */
function Offer({ here, post }: Part) {
  const { price, in_stock, type } = post
  if (!price) return null
  const [, ...steps] = price.steps
  const count = { type: 'number', name: 'quantity', value: '1', min: 1, max: 9999 }
  return (
    <div class="offer">
      <Price here={here} of={price} />
      <ul>
        {steps.map((step) => (
          <li>{manyOf(here, step)}</li>
        ))}
        {price.ends_at && <li>{here.say('ends', { day: here.day(price.ends_at) })}</li>}
      </ul>
      {in_stock && <Stock here={here} of={in_stock} />}
      {in_stock !== 'no' && (
        <form method="post" action={here.to(ownPages.cart)}>
          <input type="hidden" name="add" value={String(post.id)} />
          <label for="quantity">{here.say(type.style === 'course' ? 'seats' : 'quantity')}</label>
          <input id="quantity" {...count} />
          <button type="submit">{here.say('add')}</button>
        </form>
      )}
    </div>
  )
}

const Chapters = ({ here, post }: Part) => (
  <section>
    <h2>{here.say('chapters')}</h2>
    {post.chapters?.map(({ title, description, lessons }, at) => (
      <details open={at === 0}>
        <summary>{title}</summary>
        <p>{description}</p>
        <ol>
          {lessons.map((lesson) => (
            <li>
              {lesson.title} <small>{here.duration(lesson.duration)}</small>
              <p>{lesson.description}</p>
            </li>
          ))}
        </ol>
      </details>
    ))}
  </section>
)

/** A product or a course. */
function Ware({ here, post, policies }: Part & Pick<PostProps, 'policies'>) {
  const { rating, lesson_count: count, duration } = post
  return (
    <>
      <div class="ware">
        <div class="gallery">
          {post.pictures.map((picture, at) => (
            <Shown of={picture} sizes="(min-width: 900px) 560px, 100vw" isFirst={at === 0} />
          ))}
        </div>
        <div>
          <h1>{post.title}</h1>
          {rating.average !== null && <Stars here={here} score={rating.average} count={rating.count} />}
          <p class="lead">{post.description}</p>
          {count && <p>{here.say('lessons', { count, time: here.duration(duration ?? 0) })}</p>}
          <Offer here={here} post={post} />
          <Details here={here} post={post} />
        </div>
      </div>
      <div class="text">
        {post.chapters && <Chapters here={here} post={post} />}
        <Sections post={post} />
        <Widgets here={here} of={policies} />
      </div>
    </>
  )
}

const Article = ({ here, post }: Part) => (
  <article class="text">
    <h1>{post.title}</h1>
    <p>
      {post.author && `${post.author} · `}
      <time datetime={post.published_at}>{here.day(post.published_at)}</time>
    </p>
    <p class="lead">{post.description}</p>
    {post.picture && <Shown of={post.picture} sizes={wide} isFirst />}
    <Sections post={post} />
    <Details here={here} post={post} />
  </article>
)

export function Post(props: PostProps) {
  const { here, post } = props
  return (
    <Frame here={here} head={post.seo} linkedData={post.json_ld} isPrivate={here.query.size > 0}>
      <Crumbs here={here} way={post.breadcrumb} />
      {post.type.style === 'article' ? <Article here={here} post={post} /> : <Ware {...props} />}
      <Voices {...props} />
      {post.related.length > 0 && (
        <section>
          <h2>{here.say('related')}</h2>
          <Cards here={here} of={post.related} />
        </section>
      )}
    </Frame>
  )
}
