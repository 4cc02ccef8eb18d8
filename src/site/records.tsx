/** @jsxImportSource hono/jsx */
import type { Told } from './door'
import type { Call, Drawn, Leads } from './index'
import { Home } from './pages/home'
import { List } from './pages/list'
import { Missing, WidgetPage } from './pages/others'
import { Post } from './pages/post'
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

const shown = { home: { product: 8, course: 3, article: 3 }, list: 24 } as const

/** The page of what stands at the address, as the door tells it; what is sent there is said about a post. */
export async function answerRecord(call: Call): Promise<Drawn | Leads> {
  const { here, form } = call
  const found = await here.read.find<Standing>(`resolve?path=${encodeURIComponent(here.path)}`)
  const { kind, redirect, post, type, category, group, trademark, widgets = [] } = found?.data ?? {}
  if (redirect) return { to: redirect.destination, code: redirect.code }
  if (post) return form ? speak(call, post, form) : drawPost(call, post)
  if (kind === 'home') return drawHome(call)
  if (type) return drawType(call, type)
  const shelf = category ?? group ?? trademark
  if (shelf) return drawShelf(call, shelf, category ? 'category' : group ? 'group' : 'trademark')
  if (kind === 'page') return { page: <WidgetPage here={here} widgets={widgets} /> }
  return { page: <Missing here={here} word="not_found" />, status: 404 }
}

async function drawHome({ here }: Call): Promise<Drawn> {
  const { sliders, types } = here.site
  const slider = sliders[0] && (await here.read.find<{ items: SeenSlide[] }>(`sliders/${sliders[0].key}`))
  const widgets = await here.read.find<SeenWidget[]>('widgets?type=home')
  const shelves = await Promise.all(
    types.map(async (type) => {
      const asked = `posts?type=${type.slug}&limit=${shown.home[type.style]}`
      return { type, cards: (await here.read.find<SeenCard[]>(asked))?.data ?? [] }
    }),
  )
  const filled = shelves.filter(({ cards }) => cards.length > 0)
  return {
    page: (
      <Home here={here} slides={slider?.data?.items ?? []} widgets={widgets?.data ?? []} shelves={filled} />
    ),
  }
}

const orders = {
  product: ['sold', 'price', '-price', 'title'],
  course: ['price', '-price', 'title'],
  article: ['oldest', 'title'],
} as const

/** Orders and cursors of the address go to the door as they are; what it does not know is not there. */
function cardsOf({ here }: Call, asked: Record<string, string>): Promise<Told<SeenCard[]> | undefined> {
  const query = new URLSearchParams({ ...asked, limit: String(shown.list) })
  for (const name of ['order', 'after']) {
    const value = here.query.get(name)
    if (value) query.set(name, value)
  }
  return here.read.find<SeenCard[]>(`posts?${query}`)
}

const categoriesOf = async ({ here }: Call, type: string): Promise<SeenShelf[]> =>
  (await here.read.find<SeenShelf[]>(`categories?type=${type}`))?.data ?? []

async function drawType(call: Call, type: SeenType): Promise<Drawn> {
  const { here } = call
  const list = await cardsOf(call, { type: type.slug })
  if (!list) return { page: <Missing here={here} word="not_found" />, status: 404 }
  const links = (await categoriesOf(call, type.slug)).filter(({ parent_id }) => !parent_id)
  const feed = { title: type.title, path: `/api/site/v1/${here.locale}/rss/${type.slug}.xml` }
  const { title, description, seo, style } = type
  return {
    page: <List {...{ here, title, description, links, list, feed }} head={seo} orders={orders[style]} />,
  }
}

async function drawShelf(call: Call, shelf: SeenShelf, by: string): Promise<Drawn> {
  const { here } = call
  const { title, description, seo, id, parent_id } = shelf
  const type = here.site.types.find(({ slug }) => slug === shelf.type)
  const list = await cardsOf(call, { type: shelf.type, [by]: shelf.slug })
  if (!list || !type) return { page: <Missing here={here} word="not_found" />, status: 404 }
  const all = by === 'category' ? await categoriesOf(call, shelf.type) : []
  const below = all.filter((each) => each.parent_id === id)
  const links = below.length > 0 ? below : all.filter((each) => each.parent_id === parent_id)
  const above = (at?: number | null): SeenShelf[] =>
    all.filter((each) => each.id === at).flatMap((each) => [...above(each.parent_id), each])
  const way = [type, ...above(parent_id)]
  return {
    page: <List {...{ here, title, description, links, list, way }} head={seo} orders={orders[type.style]} />,
  }
}

async function drawPost(
  { here }: Call,
  post: SeenPost,
  sent?: { status: 422 | 429; values: Record<string, string>; told: Told<unknown> },
): Promise<Drawn> {
  const comments = (await here.read.find<SeenComment[]>(`comments?post=${post.id}&limit=100`))?.data ?? []
  const ratings = (await here.read.find<SeenRating[]>(`ratings?post=${post.id}`))?.data ?? []
  const policies = (await here.read.find<SeenWidget[]>('widgets?type=policy'))?.data ?? []
  const back = sent && { kind: sent.values.kind ?? '', ...sent }
  return { page: <Post {...{ here, post, comments, ratings, policies }} sent={back} />, status: sent?.status }
}

/** Says a comment or a rating; what is wrong with it comes back beside its fields. */
async function speak(call: Call, post: SeenPost, values: Record<string, string>): Promise<Drawn | Leads> {
  const { kind, post: _, comment, score, ...said } = values
  const isRating = kind === 'rating'
  const body = {
    ...said,
    post: post.id,
    ...(isRating ? { score: Number(score) } : comment && { comment: Number(comment) }),
  }
  const told = await call.here.read.send<{ is_shown: boolean }>(isRating ? 'ratings' : 'comments', body)
  if (!told.data) return drawPost(call, post, { status: told.status === 429 ? 429 : 422, values, told })
  const how = `${isRating ? 'rating' : 'comment'}-${told.data.is_shown ? 'shown' : 'held'}`
  return { to: `${post.path}?sent=${how}#${isRating ? 'rating' : 'comment'}`, code: 303 }
}
