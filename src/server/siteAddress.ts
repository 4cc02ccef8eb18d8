import type { IncomingMessage } from 'node:http'
import type { Config } from './config'
import type { SiteFacts } from './siteFacts'

/** Where the starter stands, seen from who calls the back office by that name; undefined where none is served. */
export const starterAt = ({ sitePort }: Pick<Config, 'sitePort'>, hostname: string): string | undefined =>
  sitePort && /^[\w.-]+$|^\[[\da-f:]+\]$/i.test(hostname) ? `http://${hostname}:${sitePort}` : undefined

/** The origin of the site that the back office shows in a frame. */
export function siteOrigin(
  config: Pick<Config, 'sitePort'>,
  { headers }: IncomingMessage,
  facts?: SiteFacts,
) {
  const named = facts?.site_url && URL.canParse(facts.site_url) ? new URL(facts.site_url) : undefined
  const host = `http://${headers.host ?? ''}`
  return named?.origin ?? (URL.canParse(host) ? starterAt(config, new URL(host).hostname) : undefined)
}
