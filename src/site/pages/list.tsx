/** @jsxImportSource hono/jsx */
import type { Told } from '../door'
import { Frame } from '../frame'
import type { Here } from '../here'
import { Cards, Crumbs, Links } from '../parts'
import type { SeenCard, SeenHead, SeenLink } from '../told'

interface ListProps {
  here: Here
  title: string
  description?: string
  head?: SeenHead
  /** The places above it. */
  way?: SeenLink[]
  /** Categories to go on to. */
  links?: SeenLink[]
  /** Orders of the door, besides the newest first. */
  orders?: readonly ('price' | '-price' | 'sold' | 'oldest' | 'title')[]
  list?: Told<SeenCard[]>
  feed?: { title: string; path: string }
}

export function List({
  here,
  title,
  head,
  way = [],
  links = [],
  orders = [],
  list,
  feed,
  ...props
}: ListProps) {
  const { data = [], meta } = list ?? {}
  const address = (changed: Record<string, string>) => {
    const { after: _, ...asked } = Object.fromEntries(here.query)
    return `${here.to(here.path)}?${new URLSearchParams({ ...asked, ...changed })}`
  }
  const ordered = here.query.get('order') ?? 'newest'
  const ways = (['newest', ...orders] as const).map((order) => ({
    title: here.say(`by_${order}`),
    path: address({ order }),
    isHere: order === ordered,
  }))
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
      <p class="heading">
        {here.query.has('after') && <a href={here.to(here.path)}>{here.say('from_start')}</a>}
        {meta?.next && (
          <a class="button" href={address({ after: String(meta.next) })}>
            {here.say('more')}
          </a>
        )}
      </p>
    </Frame>
  )
}
