import type { Plugin } from 'vite'
import { reach } from './chunkPlan.ts'

/** What every screen of the back office starts with, whichever it is. */
const starts = ['/src/admin/boot.ts', '/src/admin/start.tsx']

/** The browser of somebody who has signed in before fetches these at once, beside what decides where to go. */
const script = (addresses: string[]): string => `<script>
      try {
        if (localStorage.getItem('access_token') && location.pathname !== '/login')
          for (const href of ${JSON.stringify(addresses)})
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      } catch {}
    </script>
  </head>`

/**
 * Has the page fetch the back office together with the code that would ask for it two steps later. Nobody
 * who has yet to sign in pays for it: the login page fetches it while the person types.
 */
export function preloadAdmin(): Plugin {
  return {
    name: 'nep:preload-admin',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('index.html is not part of the build')
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
      const needed = reach(
        (name) => imports.get(name),
        starts.map((path) => {
          const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))
          if (!found) throw new Error(`${path} has no chunk of its own`)
          return found.fileName
        }),
      )
      page.source = String(page.source).replace('</head>', script([...needed].map((name) => `/${name}`)))
    },
  }
}
