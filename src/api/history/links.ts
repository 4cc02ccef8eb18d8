import { agencyLinks } from '../resources/agencies/links'
import { postLinks } from '../resources/groups/postLinks'
import { roleLinks } from '../resources/roleLinks'
import type { Link } from './link'

/** By the name of the table; the migrations attach the triggers to the same ones. */
export const links: Record<string, Link> = { ...roleLinks, ...postLinks, ...agencyLinks }

export const linkOf = (name: string): Link | undefined =>
  Object.hasOwn(links, name) ? links[name] : undefined
