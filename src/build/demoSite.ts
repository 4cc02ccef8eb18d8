import { build, createServer, type Plugin } from 'vite'
import type * as Business from './demoBusiness'

/** Adds the sample business to the demo's build, and the service worker at the root of the site. */
export function demoSite(): Plugin {
  let folder = ''
  return {
    name: 'nep:demo-site',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.build.outDir
    },
    async generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await serviceWorker() })
      // A static host cannot serve `/site-logo` and `/site-icon`, which depend on the settings.
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue
        page.source = String(page.source)
          .replaceAll('"/site-logo"', '"/logo.svg"')
          .replaceAll('"/site-icon"', '"/favicon.svg"')
      }
    },
    async closeBundle() {
      const loader = await createServer({
        configFile: false,
        appType: 'custom',
        server: { middlewareMode: true, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
      })
      try {
        const business = await loader.ssrLoadModule('/src/build/demoBusiness.ts')
        await (business as typeof Business).prepareDemo(folder)
      } finally {
        await loader.close()
      }
    },
  }
}

/** The service worker in one file, built separately: a chunk shared with the pages would be an import. */
async function serviceWorker(): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: 'src/demo/serviceWorker.ts', output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built')
  return chunk.code
}
