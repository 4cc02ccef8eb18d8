import { arraySchema, mapSchema, objectSchema, type Schema, textSchema } from '../http/schema'
import type { PostCard } from './card'

export interface Crumb {
  title: string
  path: string
}

export const crumbsSchema: Schema = arraySchema(objectSchema({ title: textSchema, path: textSchema }))

/** The head of a page, for search engines and where it is shared. */
export const headSchema: Schema = {
  ...objectSchema({
    title: textSchema,
    description: textSchema,
    image: textSchema,
    keywords: textSchema,
    type: textSchema,
    canonical: textSchema,
  }),
  name: 'siteSeo',
}

/** An entry for an address, as staff wrote it. */
export interface HeadEntry {
  title: string
  description: string
  image: string
  keyword: string
  type: string
}

interface Told {
  title: string
  description?: string
  image?: string
  keywords?: string
  type?: string
}

/** Of each line the first that says something: the entry for the address, what the record says, what it is called. */
export function headOf(entry: HeadEntry | null, own: Partial<Told>, usual: Told, canonical: string) {
  return {
    title: entry?.title || own.title || usual.title,
    description: entry?.description || own.description || usual.description || '',
    image: entry?.image || own.image || usual.image || '',
    keywords: entry?.keyword || own.keywords || '',
    type: entry?.type || usual.type || 'website',
    canonical,
  }
}

export const linkedDataSchema: Schema = arraySchema(mapSchema({}))

const stockNames = { yes: 'InStock', few: 'LimitedAvailability', no: 'OutOfStock' } as const

/** The site's address before a path or a file; `''` while nobody has set it. */
export const absolute = (siteUrl: string, path: string): string =>
  path.startsWith('/') ? `${siteUrl.replace(/\/$/, '')}${path}` : path

interface Subject {
  card: PostCard
  crumbs: readonly Crumb[]
  images: readonly string[]
  author: string
  updatedAt: string
  currency: string
  siteName: string
  siteUrl: string
}

/** JSON-LD of a post and of the way to it, by schema.org. */
export function linkedData(subject: Subject): Record<string, unknown>[] {
  const { card, crumbs, siteUrl } = subject
  const at = (path: string) => absolute(siteUrl, path)
  return [
    { '@context': 'https://schema.org', ...thingOf(subject) },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [...crumbs, card].map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: at(path),
      })),
    },
  ]
}

function thingOf({ card, images, author, updatedAt, currency, siteName, siteUrl }: Subject) {
  const at = (path: string) => absolute(siteUrl, path)
  const { rating, price } = card
  const shared = {
    name: card.title,
    description: card.description,
    url: at(card.path),
    ...(images.length > 0 && { image: images.map(at) }),
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  }
  const publisher = { '@type': 'Organization', name: siteName }
  const offers = price && {
    '@type': 'Offer',
    price: price.now,
    priceCurrency: currency,
    url: at(card.path),
    ...(price.ends_at && { priceValidUntil: price.ends_at }),
    ...(card.in_stock && { availability: `https://schema.org/${stockNames[card.in_stock]}` }),
  }
  if (card.type.style === 'product') return { '@type': 'Product', ...shared, sku: card.code, offers }
  if (card.type.style === 'course') return { '@type': 'Course', ...shared, provider: publisher, offers }
  return {
    '@type': 'Article',
    ...shared,
    headline: card.title,
    datePublished: card.published_at,
    dateModified: updatedAt,
    ...(author && { author: { '@type': 'Person', name: author } }),
    publisher,
  }
}
