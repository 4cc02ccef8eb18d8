import { agencyLinks } from '../resources/agencies/links'
import { postLinks } from '../resources/groups/postLinks'
import { roleLinks } from '../resources/roleLinks'
import type { Link } from './link'

/** By table name; the migrations attach triggers to the same tables. */
export const links: Record<string, Link> = { ...roleLinks, ...postLinks, ...agencyLinks }

export const linkOf = (name: string): Link | undefined =>
  Object.hasOwn(links, name) ? links[name] : undefined
