/** @jsxImportSource hono/jsx */
import { html, raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { Here } from './here'
import type { SeenCard, SeenLink, SeenPicture, SeenPrice } from './told'

export type Page<T = object> = T & { here: Here }

/** `isFirst` is seen first, and loaded at once; the text beside a mute one says the same. */
type ShownProps = { of: SeenPicture | null; sizes: string; isFirst?: boolean; isMute?: boolean }

/** A picture, which has its room before it is loaded, and is cropped around its focus. */
export function Photo({ of, sizes, isFirst, isMute }: ShownProps) {
  if (!of) return <span class="none" />
  const { src, srcset, width, height, alt, focus_x, focus_y } = of
  const sized = { ...(srcset && { srcset, sizes }), ...(width && height && { width, height }) }
  const when = isFirst ? { fetchpriority: 'high' as const } : { loading: 'lazy' as const }
  const style = `object-position:${focus_x}% ${focus_y}%`
  return <img src={src} {...sized} {...when} alt={isMute ? '' : alt} style={style} decoding="async" />
}

/** Texts of editors: they were cleaned when they were stored. */
export const Rich = ({ text }: { text: string }) => <div class="rich">{raw(text)}</div>

type LinksProps = Page<{ of: readonly (SeenLink & { isHere?: boolean; lang?: string })[]; kind?: string }>

export const Links = ({ here, of, kind = '' }: LinksProps) =>
  html`<ul class="${kind}">${of.map(({ title, path, lang, isHere = path === here.path }) => {
    const place = {
      href: here.to(path, lang),
      lang,
      hreflang: lang,
      'aria-current': isHere ? ('page' as const) : undefined,
    }
    return html`<li>${<a {...place}>{title}</a>}</li>`
  })}</ul>`

export const Crumbs = ({ here, way }: Page<{ way: readonly SeenLink[] }>) =>
  html`<nav aria-label="${here.say('crumbs')}">
    ${<Links here={here} of={[{ title: here.say('home'), path: '/' }, ...way]} kind="crumbs" />}
  </nav>`

/** Stars are drawn by the style; the number is read. */
export function StarRow({ here, score, count }: Page<{ score: number | null; count?: number }>) {
  if (score === null) return null
  const said = here.say('stars', { score: score.toLocaleString(here.locale) })
  const drawn = html`<span role="img" aria-label="${said}" style="--score:${score}"></span>`
  return html`<span class="stars">${drawn} ${count ? `(${count})` : ''}</span>`
}

export const Price = ({ here, of: { now, list } }: Page<{ of: SeenPrice }>) =>
  html`<span class="price">${here.money(now)} ${now < list ? <s>{here.money(list)}</s> : ''}</span>`

export const StockMark = ({ here, of }: Page<{ of: 'yes' | 'few' | 'no' }>) =>
  html`<span class="stock ${of}">${here.say(`stock_${of}`)}</span>`

/** What one costs of as many. */
export const stepText = (here: Here, { from, price }: SeenPrice['steps'][number]): string =>
  here.say('from_many', { count: from, price: here.money(price) })

const cardSizes = '(min-width: 1100px) 270px, (min-width: 700px) 32vw, 48vw'
type CardsProps = Page<{ of: SeenCard[]; level?: 'h2' | 'h3' }>

export const Cards = ({ here, of, level = 'h3' }: CardsProps) =>
  html`<ul class="cards">${of.map(
    ({ title, path, type: { style }, picture, price, description, rating, in_stock, published_at: at }) => {
      const [, step] = price?.steps ?? []
      const link = <a href={here.to(path)}>{title}</a>
      return html`<li class="${style}">
      ${<Photo of={picture} sizes={cardSizes} isMute />} ${level === 'h2' ? <h2>{link}</h2> : <h3>{link}</h3>}
      ${style === 'product' ? '' : <p>{description}</p>}
      ${style === 'article' ? <time datetime={at}>{here.day(at)}</time> : ''}
      ${<StarRow here={here} score={rating.average} count={rating.count} />}
      ${price ? <Price here={here} of={price} /> : ''} ${step ? <small>{stepText(here, step)}</small> : ''}
      ${in_stock && in_stock !== 'yes' ? <StockMark here={here} of={in_stock} /> : ''}
    </li>`
    },
  )}</ul>`

/** Lines of two: what is bought or owed, each with its sum; a detail with its value. */
export const Pairs = ({ of }: { of: { what: Child; is: Child; wrong?: string | false }[] }) =>
  html`<ul class="pairs">${of.map(
    ({ what, is, wrong }) => html`<li>
      <span>${what} ${wrong ? <small class="wrong">{wrong}</small> : ''}</span> <b>${is}</b>
    </li>`,
  )}</ul>`

export const Notice = ({ isBad, children }: { isBad?: boolean; children: Child }) =>
  html`<p class="notice ${isBad ? 'bad' : ''}" role="${isBad ? 'alert' : 'status'}">${children}</p>`
