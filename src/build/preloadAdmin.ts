import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { sortChunks } from './chunkPlan.ts'
import { messages } from './messages.ts'

interface Screens {
  screens: { path: string; page: { code: { load: () => unknown } } }[]
}

/** Small and executed first: it requests the data. */
const first = '/src/admin/boot.ts'
const always = '/src/admin/start.tsx'

/** The files that the browser preloads and runs in this order, imports first; numbers are indexes into `files`. */
interface Plan {
  files: string[]
  boot: number
  first: number[]
  always: number[]
  /** Further files of a screen, by a pattern of its path. */
  pages: [pattern: string, files: number[]][]
}

const script = ({ files, boot, first, always, pages }: Plan): string => `<script>
      // For signed-in people: request the back office and the current page at once.
      ;(() => {
        try {
          if (!localStorage.getItem('access_token') || location.pathname === '/login') return
          const files = ${JSON.stringify(files)}
          const pages = ${JSON.stringify(pages)}
          const page = pages.find(([pattern]) => new RegExp(pattern).test(location.pathname))
          const preload = (numbers) => {
            for (const number of numbers) {
              const link = document.createElement('link')
              document.head.append(Object.assign(link, { rel: 'modulepreload', href: files[number] }))
            }
          }
          const run = (numbers) => {
            for (const number of numbers) import(files[number]).catch(() => undefined)
          }
          const rest = ${JSON.stringify(always)}.concat(page ? page[1] : [])
          preload(${JSON.stringify(first)})
          run([${boot}])
          preload(rest)
          // Each in a task of its own, as it arrives: together they hold up a slow phone for a quarter of a second.
          run(rest)
        } catch {
          // Storage may be blocked. The page then loads its code step by step.
        }
      })()
    </script>
    `

/**
 * Adds a script that preloads the code of the back office and the current screen, which the browser would discover two
 * requests later. It does nothing for anonymous users: the login page fetches the same code while they type.
 */
export function preloadAdmin(): Plugin {
  return {
    name: 'nep:preload-admin',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('index.html is not part of the build')
      const { module } = await runnerImport<Screens>('/src/admin/screens.ts', {
        configFile: false,
        plugins: [messages()],
      })
      const html = String(page.source)
      // Before the style sheets: a script after them would wait until they are loaded.
      const place = html.indexOf('<script type="module"')
      if (place < 0) throw new Error('index.html has no entry')
      page.source = html.slice(0, place) + script(planOf(bundle, module.screens)) + html.slice(place)
    },
  }
}

function planOf(bundle: Rolldown.OutputBundle, screens: Screens['screens']): Plan {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
  const chunkOf = (path: string): string => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))
    if (!found) throw new Error(`${path} has no chunk of its own`)
    return found.fileName
  }
  const neededBy = (path: string) => sortChunks((name) => imports.get(name), chunkOf(path))
  const files: string[] = []
  const number = (name: string): number => {
    const address = `/${name}`
    if (!files.includes(address)) files.push(address)
    return files.indexOf(address)
  }

  const early = neededBy(first)
  const base = new Set([...early, ...neededBy(always)])
  // A fixed segment is tried before a parameter, as in the router.
  const sorted = screens.toSorted((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1))
  return {
    boot: number(chunkOf(first)),
    first: [...early].map(number),
    always: [...base].filter((name) => !early.has(name)).map(number),
    pages: sorted.map(({ path, page }) => [
      `^${path.replace(/:\w+/g, '[^/]+')}/?$`,
      [...neededBy(sourceOf(page.code.load))].filter((name) => !base.has(name)).map(number),
    ]),
    files,
  }
}

const sortKey = (path: string): string => path.replace(/:\w+/g, '~')

function sourceOf(load: () => unknown): string {
  const [, path] = /import[^(]*\("([^"]+)"\)/.exec(String(load)) ?? []
  if (!path) throw new Error(`No import in ${load}`)
  return path
}
