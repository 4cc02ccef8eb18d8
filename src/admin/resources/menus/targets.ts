import type { RaRecord } from 'react-admin'
import type { ResourceName } from '../../../domain/guards'
import { stateOf } from '../../../domain/post'
import { isPath } from '../../../domain/redirectSchema'
import { type Located, sitePaths } from '../../../domain/sitePaths'

export interface Target {
  text: string
  url: string
  /** Hidden from visitors, perhaps only for now. */
  isHidden?: boolean
}

/** Entities whose records have pages on the site; SEO entries stand for pages that are no posts. */
export const linkable = [
  'posts',
  'categories',
  'groups',
  'types',
  'seos',
] as const satisfies readonly ResourceName[]
export type Linkable = (typeof linkable)[number]

interface TypeFacts {
  slug: string
  isBare: boolean
}
type TypeOf = (typeId: unknown) => TypeFacts | undefined

/** Target of a post, category or group; none while its type is unknown. */
const located = (
  kind: Exclude<Located, 'types'>,
  { slug, type_id, title }: RaRecord,
  typeOf: TypeOf,
): Target[] => {
  const type = typeOf(type_id)
  return type ? [{ text: title, url: sitePaths[kind](slug, type.slug, type.isBare) }] : []
}

const targetsOf: Record<Linkable, (record: RaRecord, typeOf: TypeOf) => Target[]> = {
  posts: (post, typeOf) => {
    const { status, publish_at } = post
    const isHidden = stateOf({ status, publish_at: publish_at ?? null }, new Date()) !== 'published'
    return located('posts', post, typeOf).map((target) => ({ ...target, isHidden }))
  },
  categories: (category, typeOf) => located('categories', category, typeOf),
  // Data groups only hold fields and have no page.
  groups: (group, typeOf) => (group.style === 'field' ? [] : located('groups', group, typeOf)),
  types: ({ title, slug }) => [{ text: title, url: sitePaths.types(slug) }],
  seos: ({ title, url }) => (isPath(url) ? [{ text: title, url }] : []),
}

/** Link targets of the records, each address once, since posts of types without a slug may share one. */
export const targetsIn = (kind: Linkable, records: readonly RaRecord[], typeOf: TypeOf): Target[] =>
  records
    .flatMap((record) => targetsOf[kind](record, typeOf))
    .filter(({ url }, at, all) => all.findIndex((each) => each.url === url) === at)
