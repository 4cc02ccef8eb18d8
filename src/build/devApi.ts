import { createServer, type IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import type * as Dev from '../server/dev'
import type { Handler, ServesPages } from '../server/handler'

const ours = /^\/(api|files)\/|^\/(healthz|site-logo|site-icon)(\?|$)/

/**
 * Resolves when the previous dev server of this process has closed its database. After a change of settings, Vite
 * starts a new server before it closes the old one and reloads this module, so the promise lives on `globalThis`.
 */
const taken = globalThis as { nepDataFolder?: Promise<unknown> }

/** `npm run dev`: the API inside Vite's own server and the site beside it, reloaded when their code changes. */
export function devApi(): Plugin {
  return {
    name: 'nep:dev-api',
    apply: (_, { command, isPreview, mode }) =>
      command === 'serve' && !isPreview && mode !== 'demo' && !process.env.VITEST,
    configureServer(server) {
      const nexts = new WeakMap<IncomingMessage, () => void>()
      const pages: ServesPages = (incoming, _, path) => {
        incoming.url = path
        nexts.get(incoming)?.()
      }
      const load = () => server.ssrLoadModule('/src/server/dev.ts') as Promise<typeof Dev>
      const state = Promise.resolve(taken.nepDataFolder)
        .then(load)
        .then((dev) => dev.openDevState())
      state.catch((error: Error) => {
        server.config.logger.error(error.message)
        process.exit(1)
      })
      let current: { dev: typeof Dev; handlers: Promise<Record<'office' | 'site', Handler>> } | undefined
      const handlersNow = async () => {
        const [opened, dev] = await Promise.all([state, load()])
        if (current?.dev !== dev) current = { dev, handlers: dev.createDevHandlers(opened, pages) }
        return current.handlers
      }
      const site = createServer((incoming, outgoing) => {
        const fail = (error: Error) => outgoing.writeHead(500).end(error.stack)
        handlersNow().then((handlers) => handlers.site(incoming, outgoing), fail)
      })
      state.then(
        ({ config: { host, sitePort } }) => {
          if (sitePort === undefined) return
          site.once('error', (error) => server.config.logger.warn(error.message))
          site.listen(sitePort, host, () => server.config.logger.info(`  Site: http://${host}:${sitePort}/`))
        },
        () => undefined,
      )

      server.middlewares.use((incoming, outgoing, next) => {
        if (!ours.test(incoming.url ?? '')) return next()
        nexts.set(incoming, next)
        handlersNow().then(({ office }) => office(incoming, outgoing), next)
      })
      const close = async () => (await state).backend.database.close()
      const interrupt = () => void close().finally(() => process.exit(0))
      process.once('SIGINT', interrupt)
      taken.nepDataFolder = new Promise((resolve) => {
        server.httpServer?.once('close', () => {
          site.close()
          process.off('SIGINT', interrupt)
          close().then(resolve, resolve)
        })
      })
    },
  }
}
