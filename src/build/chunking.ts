import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { type Chunk, closure, planChunks } from './chunkPlan.ts'
import { messages } from './messages.ts'

type Group = Rolldown.CodeSplittingGroup

/** Stays a separate chunk: it is large and shared by everything, so it must not be merged with code of single pages. */
const reactItself: Group = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler)\//,
  priority: 30,
}

const page = '/index.html'
/** Loads first, and requests the layout and the page; its imports must not be merged with theirs. */
const first = '/src/admin/boot.ts'
/** Always loaded for signed-in users. */
const base = [page, first, '/src/admin/start.tsx']
/** First page of most users, including its cells, and what follows on every page: it must not load a byte that it does not need. */
const critical = [
  '/src/admin/resources/posts/PostList.tsx',
  '/src/admin/components/inline/InlineCell.tsx',
  '/src/admin/layout/bell/BellButton.tsx',
  '/src/admin/providers/live/openLive.ts',
]

/**
 * Splits the admin so that a screen takes few requests and few bytes. The bundler's default is one chunk per set of
 * modules that the same pages share, dozens for one page. One extra build (about 3 s) learns these chunks; the real one
 * merges the small ones.
 */
export function chunking(): Plugin {
  return {
    name: 'nep:chunking',
    apply: 'build',
    async config(config, { mode }) {
      const { rolldownOptions, ...options } = config.build ?? {}
      const output = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        mode,
        plugins: [react(), messages()],
        resolve: config.resolve,
        worker: config.worker,
        build: {
          ...options,
          write: false,
          manifest: false,
          rolldownOptions: { ...rolldownOptions, output: { codeSplitting: { groups: [reactItself] } } },
        },
      })
      const joined = joinedGroups('output' in output ? output.output : [])
      return {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [reactItself, ...joined] } } } },
      }
    },
  }
}

function joinedGroups(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Group[] {
  const made = output.filter((each) => each.type === 'chunk')
  const ofPath = (path: string) =>
    made.filter(({ facadeModuleId }) => facadeModuleId?.split('?')[0]?.endsWith(path))
  const names = (list: Rolldown.OutputChunk[]) => list.map(({ fileName }) => fileName)

  // Entries are not merged: a dynamic import would then wait for the entry that imports it.
  const canJoin = ({ facadeModuleId, name }: Rolldown.OutputChunk) =>
    !facadeModuleId && name !== reactItself.name && !name.startsWith('rolldown-runtime')
  const imports = new Map(made.map((chunk) => [chunk.fileName, chunk.imports]))
  const loadedBy = (path: string) => {
    const loaded = closure((name) => imports.get(name), names(ofPath(path)))
    return made.filter((chunk) => canJoin(chunk) && loaded.has(chunk.fileName))
  }
  const [initial, early] = [loadedBy(page), loadedBy(first)]
  const placed = new Set([...initial, ...early])
  const chunks: Chunk[] = made.map((chunk) => ({
    name: chunk.fileName,
    bytes: gzipSync(chunk.code).byteLength,
    imports: chunk.imports,
    isShared: canJoin(chunk) && !placed.has(chunk),
  }))
  const entries = made.filter(({ facadeModuleId }) => facadeModuleId)
  const of = (paths: string[]) => names(paths.flatMap(ofPath))
  const plan = planChunks(chunks, names(entries), of(base), of(critical))
  const group = (name: string, members: Rolldown.OutputChunk[]): Group => {
    const modules = new Set(members.flatMap(({ moduleIds }) => moduleIds))
    return {
      name,
      test: (id) => modules.has(id),
      priority: 10,
      // The plan assigns every chunk; a module's imports must not be pulled into its group.
      includeDependenciesRecursively: false,
    }
  }
  return [
    group(
      'base',
      initial.filter((chunk) => early.includes(chunk)),
    ),
    group(
      'login',
      initial.filter((chunk) => !early.includes(chunk)),
    ),
    group(
      'early',
      early.filter((chunk) => !initial.includes(chunk)),
    ),
    ...plan.map((members, index) =>
      group(
        `shared-${index + 1}`,
        made.filter(({ fileName }) => members.includes(fileName)),
      ),
    ),
  ]
}
