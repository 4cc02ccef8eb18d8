/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { Here } from './here'
import type { SeenCard, SeenLink, SeenPicture, SeenPrice } from './told'

interface ShownProps {
  of: SeenPicture | null
  /** How wide it is shown, as the attribute says it. */
  sizes: string
  /** Seen first: loaded at once. */
  isFirst?: boolean
  /** The text beside it says the same. */
  isMute?: boolean
}

/** A picture, which has its room before it is loaded, and is cropped around its focus. */
export function Shown({ of, sizes, isFirst, isMute }: ShownProps) {
  if (!of) return <span class="none" />
  const { src, srcset, width, height, alt, focus_x, focus_y } = of
  const sized = srcset ? { srcset, sizes } : {}
  const known = width && height ? { width, height } : {}
  const when = isFirst ? { fetchpriority: 'high' as const } : { loading: 'lazy' as const }
  const style = `object-position:${focus_x}% ${focus_y}%`
  return (
    <img src={src} {...sized} {...known} {...when} alt={isMute ? '' : alt} style={style} decoding="async" />
  )
}

/** Texts of editors: they were cleaned when they were stored. */
export const Rich = ({ html }: { html: string }) => <div class="rich">{raw(html)}</div>

interface LinksProps {
  here: Here
  of: readonly (SeenLink & { isHere?: boolean; lang?: string })[]
  kind?: string
}

export const Links = ({ here, of, kind }: LinksProps) => (
  <ul class={kind}>
    {of.map(({ title, path, lang, isHere = path === here.path }) => (
      <li>
        <a href={here.to(path, lang)} lang={lang} hreflang={lang} aria-current={isHere ? 'page' : undefined}>
          {title}
        </a>
      </li>
    ))}
  </ul>
)

export const Crumbs = ({ here, way }: { here: Here; way: readonly SeenLink[] }) => (
  <nav aria-label={here.say('crumbs')}>
    <Links here={here} of={[{ title: here.say('home'), path: '/' }, ...way]} kind="crumbs" />
  </nav>
)

/** Stars are drawn by the style; the number is read. */
export function Stars({ here, score, count }: { here: Here; score: number; count?: number }) {
  const said = here.say('stars', { score: score.toLocaleString(here.locale) })
  return (
    <span class="stars">
      <span role="img" aria-label={said} style={`--score:${score}`} />
      {count !== undefined && ` (${count})`}
    </span>
  )
}

export const Price = ({ here, of }: { here: Here; of: SeenPrice }) => (
  <span class="price">
    {here.money(of.now)} {of.now < of.list && <s>{here.money(of.list)}</s>}
  </span>
)

export const Stock = ({ here, of }: { here: Here; of: 'yes' | 'few' | 'no' }) => (
  <span class={`stock ${of}`}>{here.say(`stock_${of}`)}</span>
)

/** What one costs of as many. */
export const manyOf = (here: Here, { from, price }: SeenPrice['steps'][number]): string =>
  here.say('from_many', { count: from, price: here.money(price) })

const cardSizes = '(min-width: 1100px) 270px, (min-width: 700px) 32vw, 48vw'

function Card({ here, of, level: Heading }: { here: Here; of: SeenCard; level: 'h2' | 'h3' }) {
  const { title, path, type, picture, price, description, rating, in_stock, published_at } = of
  const last = price?.steps.at(-1)
  return (
    <li class={type.style}>
      <Shown of={picture} sizes={cardSizes} isMute />
      <Heading>
        <a href={here.to(path)}>{title}</a>
      </Heading>
      {type.style !== 'product' && <p>{description}</p>}
      {type.style === 'article' && <time datetime={published_at}>{here.day(published_at)}</time>}
      {rating.average !== null && <Stars here={here} score={rating.average} count={rating.count} />}
      {price && <Price here={here} of={price} />}
      {price && last && last.price < price.now && <small>{manyOf(here, last)}</small>}
      {in_stock && in_stock !== 'yes' && <Stock here={here} of={in_stock} />}
    </li>
  )
}

interface CardsProps {
  here: Here
  of: SeenCard[]
  level?: 'h2' | 'h3'
}

export const Cards = ({ here, of, level = 'h3' }: CardsProps) => (
  <ul class="cards">
    {of.map((card) => (
      <Card here={here} of={card} level={level} />
    ))}
  </ul>
)

/** What is bought or owed, each with its sum. */
export const Sums = ({ of }: { of: { what: Child; sum: string; wrong?: string | false }[] }) => (
  <ul class="sums">
    {of.map(({ what, sum, wrong }) => (
      <li>
        <span>
          {what} {wrong && <small class="wrong">{wrong}</small>}
        </span>
        <b>{sum}</b>
      </li>
    ))}
  </ul>
)

export const Notice = ({ isBad, children }: { isBad?: boolean; children: Child }) => (
  <p class={isBad ? 'notice bad' : 'notice'} role={isBad ? 'alert' : 'status'}>
    {children}
  </p>
)
