import { array, object, string } from 'yup'
import { maxMenuItems } from './menu'
import { destinationPath, isPath } from './redirectSchema'

/** `live`: visible; `hidden`: exists but is not (yet) published; `dead`: nothing there. */
export const linkStates = ['live', 'hidden', 'dead'] as const
export type LinkState = (typeof linkStates)[number]

export function sitePathOf(url: string): string | undefined {
  const path = destinationPath(url.trim())
  return isPath(path) ? path : undefined
}

export const linksSchema = object({
  urls: array(string().required().max(2048)).required().max(maxMenuItems),
})

export interface LinkAnswer {
  url: string
  state: LinkState
}
