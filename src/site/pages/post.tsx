/** @jsxImportSource hono/jsx */
import { html } from 'hono/html'
import type { Child } from 'hono/jsx'
import { Frame } from '../frame'
import { ownPages } from '../here'
import {
  Cards,
  Crumbs,
  Links,
  type Page,
  Pairs,
  Photo,
  Price,
  Rich,
  StarRow,
  StockMark,
  stepText,
} from '../parts'
import type { SeenChoice, SeenPost, SeenWidget } from '../told'
import { Voices, type VoicesProps } from '../voices'
import { ChosenLink, Widgets } from '../widgets'

/** `policies` hold for each purchase. */
type PostProps = VoicesProps & { policies: SeenWidget[] }
type Part = Page<{ post: SeenPost }>
const wide = '(min-width: 900px) 720px, 100vw'

const Sections = ({ post }: { post: SeenPost }) =>
  html`${post.content.map(
    ({ title, picture, html: text }) => html`<section>
      ${title ? <h2>{title}</h2> : ''} ${picture ? <Photo of={picture} sizes={wide} /> : ''} ${<Rich text={text} />}
    </section>`,
  )}`

/** A detail in words; files, and texts with marks, have none. */
function inWords(here: Page['here'], { style, value, text }: SeenPost['details'][number]): Child {
  if (style === 'api') return <ChosenLink here={here} of={value as SeenChoice | null} />
  if (typeof value === 'number') return value.toLocaleString(here.locale)
  if (style === 'date' && value) return here.day(String(value))
  return text ?? (['text', 'textarea', 'time'].includes(style) ? String(value ?? '') : '')
}

function Details({ here, post }: Part) {
  const { code = '', details, trademark, groups } = post
  const filled = details.filter(({ value }) => value !== null && value !== '')
  const told = filled.map((detail) => ({ what: detail.title, is: inWords(here, detail) }))
  const facts = [{ what: here.say('code'), is: code }, ...told].filter(({ is }) => is !== '')
  const links = trademark ? [trademark, ...groups] : groups
  return html`${<Pairs of={facts} />} ${<Links here={here} of={links} kind="chips small" />}`
}

/** Price, its steps, and the way into the cart. */
function Offer({ here, post: { id, price, in_stock, type } }: Part) {
  if (!price) return null
  const rules = price.steps.slice(1).map((step) => stepText(here, step))
  if (price.ends_at) rules.push(here.say('ends', { day: here.day(price.ends_at) }))
  const form = html`<form method="post" action="${here.to(ownPages.cart)}">
    <input type="hidden" name="add" value="${id}">
    <label for="quantity">${here.say(type.style === 'course' ? 'seats' : 'quantity')}</label>
    <input id="quantity" name="quantity" type="number" value="1" min="1" max="9999">
    <button>${here.say('add')}</button>
  </form>`
  return html`<div class="offer">
    ${<Price here={here} of={price} />} <ul>${rules.map((rule) => html`<li>${rule}</li>`)}</ul>
    ${in_stock ? <StockMark here={here} of={in_stock} /> : ''} ${in_stock === 'no' ? '' : form}
  </div>`
}

const Chapters = ({ here, of }: Page<{ of: NonNullable<SeenPost['chapters']> }>) =>
  html`<section><h2>${here.say('chapters')}</h2>${of.map(({ title, description, lessons }, at) => {
    const told = lessons.map((each) => ({
      what: each.title,
      is: here.say('minutes', { count: each.duration }),
    }))
    return html`<details ${at === 0 ? 'open' : ''}>
      <summary>${title}</summary><p>${description}</p>${<Pairs of={told} />}
    </details>`
  })}</section>`

/** A product or a course. */
function Ware({ here, post, policies }: Part & Pick<PostProps, 'policies'>) {
  const { rating, lesson_count: count, duration: minutes = 0, chapters = [] } = post
  const sizes = '(min-width: 900px) 560px, 100vw'
  const photos = post.pictures.map((picture, at) => <Photo of={picture} sizes={sizes} isFirst={at === 0} />)
  return html`<div class="columns">
      <div class="gallery">${photos}</div>
      <div>
        <h1>${post.title}</h1> ${<StarRow here={here} score={rating.average} count={rating.count} />}
        <p class="lead">${post.description}</p>
        <p>${count ? here.say('lessons', { count, minutes }) : ''}</p>
        ${<Offer here={here} post={post} />} ${<Details here={here} post={post} />}
      </div>
    </div>
    <div class="text">
      ${chapters.length > 0 ? <Chapters here={here} of={chapters} /> : ''}
      ${<Sections post={post} />} ${<Widgets here={here} of={policies} />}
    </div>`
}

const Article = ({ here, post }: Part) => html`<article class="text">
  <h1>${post.title}</h1>
  <p>${post.author} <time datetime="${post.published_at}">${here.day(post.published_at)}</time></p>
  <p class="lead">${post.description}</p>
  ${post.picture ? <Photo of={post.picture} sizes={wide} isFirst /> : ''}
  ${<Sections post={post} />} ${<Details here={here} post={post} />}
</article>`

export function PostPage(props: PostProps) {
  const { here, post } = props
  return (
    <Frame here={here} head={post.seo} linkedData={post.json_ld} isPrivate={here.query.size > 0}>
      <Crumbs here={here} way={post.breadcrumb} />
      {post.type.style === 'article' ? <Article here={here} post={post} /> : <Ware {...props} />}
      <Voices {...props} />
      {post.related.length > 0 && <h2>{here.say('related')}</h2>}
      <Cards here={here} of={post.related} />
    </Frame>
  )
}
