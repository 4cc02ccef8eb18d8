/** @jsxImportSource hono/jsx */
import type { Context } from 'hono'
import type { Jar } from './basket'
import type { Told } from './door'
import type { CameBack } from './forms'
import type { Here } from './here'
import { HomePage, NothingHere, ShelvesPage, WidgetPage } from './pages/browse'
import { PostPage } from './pages/post'
import type {
  SeenCard,
  SeenComment,
  SeenPost,
  SeenRating,
  SeenShelf,
  SeenSlide,
  SeenType,
  SeenWidget,
  Standing,
} from './told'

/** A page with its status. */
export type DrawnPage = { page: unknown; status?: 200 | 404 | 409 | 422 | 429 | 503 }
export type Leads = { to: string; code: 301 | 302 | 303 | 307 | 308 }

/** `form` are the fields that were sent. */
export type SiteCall = { here: Here; context: Context; jar: Jar; form?: Record<string, string> }

export const pageStatus = ({ status }: Told<unknown>): 404 | 409 | 422 | 429 =>
  status === 404 || status === 409 || status === 429 ? status : 422

/** The page of what stands at the address, as the door tells it; what is sent there is said about a post. */
export async function answerRecord({ here, form }: SiteCall): Promise<DrawnPage | Leads> {
  const found = await here.read.find<Standing>(`resolve?path=${encodeURIComponent(here.path)}`)
  const { kind, redirect, post, type, category, group, trademark, widgets, seo } = found?.data ?? {}
  const shelf = category ?? group ?? trademark
  if (redirect) return { to: redirect.destination, code: redirect.code }
  if (post) return form ? speak(here, post, form) : drawPost(here, post)
  if (kind === 'home') return drawHome(here)
  if (widgets && seo) return { page: <WidgetPage here={here} widgets={widgets} head={seo} /> }
  const list = type ? await typePage(here, type) : shelf && (await shelfPage(here, shelf, kind ?? ''))
  return list ? { page: list } : { page: <NothingHere here={here} />, status: 404 }
}

const most = { product: 8, course: 3, article: 3 } as const
const styles = Object.keys(most)
async function drawHome(here: Here): Promise<DrawnPage> {
  const { sliders, types } = here.site
  const slides = here.read.find<{ items: SeenSlide[] }>(`sliders/${sliders[0]?.key}`)
  const widgets = here.read.find<SeenWidget[]>('widgets?type=home')
  const shelves = types.map(async (type) => {
    const asked = `posts?type=${type.slug}&limit=${most[type.style]}`
    return { type, cards: (await here.read.find<SeenCard[]>(asked))?.data ?? [] }
  })
  const filled = (await Promise.all(shelves))
    .filter(({ cards }) => cards.length > 0)
    .sort((a, b) => styles.indexOf(a.type.style) - styles.indexOf(b.type.style))
  const [slider, told] = await Promise.all([slides, widgets])
  const shown = { here, widgets: told?.data ?? [], slides: slider?.data?.items ?? [] }
  return { page: <HomePage {...shown} shelves={filled} /> }
}

const orders = {
  product: ['sold', 'price', '-price', 'title'],
  course: ['price', '-price', 'title'],
  article: ['oldest', 'title'],
} as const

/** Orders and cursors of the address go to the door as they are; what it does not know is not there. */
function cardsOf({ read, query }: Here, asked: Record<string, string>) {
  const chosen = [...query].filter(([name]) => name === 'order' || name === 'after')
  return read.find<SeenCard[]>(
    `posts?${new URLSearchParams({ ...asked, limit: '24', ...Object.fromEntries(chosen) })}`,
  )
}

const categoriesOf = async ({ read }: Here, type: string): Promise<SeenShelf[]> =>
  (await read.find<SeenShelf[]>(`categories?type=${type}`))?.data ?? []

async function typePage(here: Here, type: SeenType) {
  const { title, description, slug, seo, style } = type
  const list = await cardsOf(here, { type: slug })
  const links = (await categoriesOf(here, slug)).filter(({ parent_id }) => !parent_id)
  const feed = { title, path: `/api/site/v1/${here.locale}/rss/${slug}.xml` }
  const shown = { here, title, description, links, list, feed, head: seo }
  return list && <ShelvesPage {...shown} orders={orders[style]} />
}

async function shelfPage(here: Here, shelf: SeenShelf, by: string) {
  const { title, description, seo, id, parent_id } = shelf
  const type = here.site.types.find(({ slug }) => slug === shelf.type)
  const list = await cardsOf(here, { type: shelf.type, [by]: shelf.slug })
  if (!list || !type) return undefined
  const all = by === 'category' ? await categoriesOf(here, shelf.type) : []
  const below = all.filter((each) => each.parent_id === id)
  const links = below.length > 0 ? below : all.filter((each) => each.parent_id === parent_id)
  const above = (at?: number | null): SeenShelf[] =>
    all.filter((each) => each.id === at).flatMap((each) => [...above(each.parent_id), each])
  const way = [type, ...above(parent_id)]
  const shown = { here, title, description, links, list, way, head: seo }
  return <ShelvesPage {...shown} orders={orders[type.style]} />
}

export async function drawPost(
  here: Here,
  post: SeenPost,
  sent?: CameBack & { told: Told<unknown> },
): Promise<DrawnPage> {
  const all = async <T,>(path: string) => (await here.read.find<T[]>(path))?.data ?? []
  const [comments, ratings, policies] = await Promise.all([
    all<SeenComment>(`comments?post=${post.id}&limit=100`),
    all<SeenRating>(`ratings?post=${post.id}`),
    all<SeenWidget>('widgets?type=policy'),
  ])
  return {
    page: <PostPage {...{ here, post, comments, ratings, policies, sent }} />,
    status: sent && pageStatus(sent.told),
  }
}

/** Says a comment or a rating; what is wrong with it comes back beside its fields. */
async function speak(here: Here, post: SeenPost, values: Record<string, string>): Promise<DrawnPage | Leads> {
  const { kind: asked, comment, score, ...said } = values
  const kind = asked === 'rating' ? 'rating' : 'comment'
  const more = kind === 'rating' ? { score: Number(score) } : comment && { comment: Number(comment) }
  const told = await here.read.send<{ is_shown: boolean }>(`${kind}s`, { ...said, ...more, post: post.id })
  if (!told.data) return drawPost(here, post, { kind, values, told })
  return { to: `${post.path}?sent=${kind}-${told.data.is_shown ? 'shown' : 'held'}#${kind}`, code: 303 }
}
