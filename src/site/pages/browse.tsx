/** @jsxImportSource hono/jsx */
import { html } from 'hono/html'
import type { Told } from '../door'
import { Frame } from '../frame'
import { Cards, Crumbs, Links, type Page, Photo } from '../parts'
import type { SeenCard, SeenHead, SeenLink, SeenSlide, SeenType, SeenWidget } from '../told'
import { Widgets } from '../widgets'

/** Slides follow one another under the finger, the wheel or the arrow keys: the browser scrolls. */
const Slider = ({ here, slides }: Page<{ slides: SeenSlide[] }>) =>
  html`<section class="slider" aria-label="${here.say('slider')}" tabindex="0">${slides.map(
    ({ picture, title, description, url }, at) => html`<article>
      ${<Photo of={picture} sizes="(min-width: 1180px) 1120px, 100vw" isFirst={at === 0} isMute={Boolean(title)} />}
      <div>
        ${title ? <h2>{title}</h2> : ''}<p>${description}</p>
        <a class="button" href="${here.to(url || '/')}" aria-label="${here.say('look')}: ${title || description}">
          ${here.say('look')}
        </a>
      </div>
    </article>`,
  )}</section>`

type Shelf = { type: SeenType; cards: SeenCard[] }
type HomeProps = Page<{ slides: SeenSlide[]; widgets: SeenWidget[]; shelves: Shelf[] }>

export function HomePage({ here, slides, widgets, shelves }: HomeProps) {
  const { settings, seo } = here.site
  return (
    <Frame here={here} head={seo}>
      <h1 class="unseen">{settings.site_name || here.say('home')}</h1>
      {slides.length > 0 && <Slider here={here} slides={slides} />}
      <p class="lead">{settings.site_description}</p>
      {shelves.map(({ type: { title, path }, cards }) => (
        <section>
          {html`<div class="heading">
            <h2>${title}</h2> <a href="${here.to(path)}">${here.say('see_all', { title })}</a>
          </div>`}
          <Cards here={here} of={cards} />
        </section>
      ))}
      <Widgets here={here} of={widgets} />
    </Frame>
  )
}

type ListProps = Page<{ title: string; description?: string; head?: SeenHead; feed?: SeenLink }> & {
  list?: Told<SeenCard[]>
  /** The places above it, and categories to go on to. */
  way?: SeenLink[]
  links?: SeenLink[]
  /** Besides the newest first. */
  orders?: readonly ('price' | '-price' | 'sold' | 'oldest' | 'title')[]
}

export function ShelvesPage({ here, title, head, list, feed, ...props }: ListProps) {
  const { data = [], meta } = list ?? {}
  const { way = [], links = [], orders = [] } = props
  const address = (changed: Record<string, string>) => {
    const { after: _, ...asked } = Object.fromEntries(here.query)
    return `${here.path}?${new URLSearchParams({ ...asked, ...changed })}`
  }
  const ordered = here.query.get('order') ?? 'newest'
  const ways = (['newest', ...orders] as const).map((order) => {
    return { title: here.say(`by_${order}`), path: address({ order }), isHere: order === ordered }
  })
  const pager = [
    ...(here.query.has('after') ? [{ title: here.say('from_start'), path: address({}) }] : []),
    ...(meta?.next ? [{ title: here.say('more'), path: address({ after: String(meta.next) }) }] : []),
  ]
  return (
    <Frame here={here} head={head ?? { title }} feed={feed} isPrivate={here.query.size > 0}>
      <Crumbs here={here} way={way} />
      <h1>{title}</h1>
      <p class="lead">{props.description}</p>
      <Links here={here} of={links} kind="chips" />
      <div class="heading">
        <p>{meta && here.say(data.length > 0 ? 'count' : 'empty', { count: meta.total })}</p>
        {orders.length > 0 && data.length > 1 && <Links here={here} of={ways} kind="chips small" />}
      </div>
      <Cards here={here} of={data} level="h2" />
      <Links here={here} of={pager} kind="chips" />
    </Frame>
  )
}

/** A page that is made of widgets. */
export const WidgetPage = ({ here, widgets, head }: Page<{ widgets: SeenWidget[]; head: SeenHead }>) => (
  <Frame here={here} head={head}>
    <h1>{head.title}</h1>
    <p class="lead">{head.description}</p>
    <Widgets here={here} of={widgets} isBare={widgets.length === 1} />
  </Frame>
)

/** Nothing stands here, or the shop cannot answer now. */
export const NothingHere = ({ here, word = 'not_found' }: Page<{ word?: 'not_found' | 'away' }>) => (
  <Frame here={here} head={{ title: here.say(word) }} isPrivate>
    {html`<h1>${here.say(word)}</h1><p class="lead">${here.say(`${word}_help`)}</p>
      <a class="button" href="${here.to('/')}">${here.say('to_home')}</a>`}
  </Frame>
)
