import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Api } from '../api'
import type { Log } from '../api/ports'
import { compressText } from './compress'
import type { Handler } from './handler'
import { requestPath, withRequestLog } from './logs'
import { clientAddress, setSecurityHeaders } from './security'
import { limitBody } from './timeouts'

interface SiteParts {
  api: Pick<Api, 'fetch'>
  /** The back office's own: pictures, feeds and the door lie on the host of the site, too. */
  office: Handler
  log: Log
  trustedProxies: number
}

interface Caller {
  incoming: IncomingMessage
}

/** Pages for visitors. They are loaded with the first one who comes, so that the back office starts without them. */
export function createSiteHandler({ api, office, log, trustedProxies }: SiteParts): Handler {
  const load = async () => {
    const { createSite } = await import('../site')
    const site = createSite({
      door: (request, caller) =>
        api.fetch(request, { address: clientAddress((caller as Caller).incoming, trustedProxies) }),
    })
    return getRequestListener(async (request, caller) =>
      compressText(request, await site.fetch(request, caller)),
    )
  }
  let loading: ReturnType<typeof load> | undefined
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    loading ??= load()
    limitBody(incoming)
    await (await loading)(incoming, outgoing)
  }
  return (incoming, outgoing) => {
    if (/^\/(files\/|api\/site\/|site-icon$)/.test(requestPath(incoming))) return office(incoming, outgoing)
    withRequestLog(log, incoming, outgoing, () => {
      setSecurityHeaders(incoming, outgoing)
      answer(incoming, outgoing).catch((error) => {
        log.error({ err: error }, 'page of the site failed')
        if (outgoing.headersSent) outgoing.destroy()
        else outgoing.writeHead(500, { 'cache-control': 'no-store' }).end()
      })
    })
  }
}
