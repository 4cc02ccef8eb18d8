import { array, object, string } from 'yup'
import { maxMenuItems } from './menu'
import { destinationPath, isPath } from './redirectSchema'

/** What stands at an address of the site: something to see, something that is not out (yet), nothing. */
const linkStates = ['live', 'hidden', 'dead'] as const
export type LinkState = (typeof linkStates)[number]

/** The path of a link within the site, as it is stored; undefined where it leads elsewhere or stays on its page. */
export function sitePathOf(url: string): string | undefined {
  const path = destinationPath(url.trim())
  return isPath(path) ? path : undefined
}

/** Which links are asked about. */
export const linksSchema = object({
  urls: array(string().required().max(2048)).required().max(maxMenuItems),
})

export interface LinkAnswer {
  url: string
  state: LinkState
}
