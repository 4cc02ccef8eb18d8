import type { IncomingMessage } from 'node:http'
import type { Plugin } from 'vite'
import type * as Dev from '../server/dev'
import type { Handler, ServesPages } from '../server/handler'

const ours = /^\/(api|files)\/|^\/(healthz|site-logo|site-icon)(\?|$)/

/**
 * Resolves when the previous dev server of this process has closed its database. After a change of settings, Vite
 * starts a new server before it closes the old one and reloads this module, so the promise lives on `globalThis`.
 */
const taken = globalThis as { nepDataFolder?: Promise<unknown> }

/** `npm run dev`: the API inside Vite's own server, reloaded when its code changes. */
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
      let current: { dev: typeof Dev; handler: Promise<Handler> } | undefined
      const handlerNow = async (): Promise<Handler> => {
        const [opened, dev] = await Promise.all([state, load()])
        if (current?.dev !== dev) current = { dev, handler: dev.createDevHandler(opened, pages) }
        return current.handler
      }

      server.middlewares.use((incoming, outgoing, next) => {
        if (!ours.test(incoming.url ?? '')) return next()
        nexts.set(incoming, next)
        handlerNow().then((handle) => handle(incoming, outgoing), next)
      })
      const close = async () => (await state).backend.database.close()
      const interrupt = () => void close().finally(() => process.exit(0))
      process.once('SIGINT', interrupt)
      taken.nepDataFolder = new Promise((resolve) => {
        server.httpServer?.once('close', () => {
          process.off('SIGINT', interrupt)
          close().then(resolve, resolve)
        })
      })
    },
  }
}
