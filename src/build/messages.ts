import { relative } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { loading, planWords, subjectOf, type WordPlan } from './wordPlan.ts'

/** What the first screen after signing in may need, beside what its code names. */
const FIRST = [
  'ra',
  'common',
  'components',
  'crud',
  'layout',
  'login.title',
  'inbox.title',
  'reporting.title',
  'resources.posts',
  // The menu, the breadcrumb and the page titles name every entity.
  /^resources\.\w+\.(as\.\w+\.)?(name|title)\b/,
]
const NOT_FIRST = ['ra.tiptap', 'components.views', 'components.conflict']

/** All that is not first, for pages about whatever there is. */
const ALL = 'all'

/** What most forms need is one part. */
const SHARED = { name: 'shared', subjects: ['validation', 'parts', 'autosave'] }

type Tree = { [key: string]: string | Tree }

const prefix = '\0messages:'
const isUnder = (key: string, rule: string | RegExp) =>
  typeof rule === 'string' ? key === rule || key.startsWith(`${rule}.`) : rule.test(key)

const isFirst = (key: string) =>
  FIRST.some((rule) => isUnder(key, rule)) && !NOT_FIRST.some((rule) => isUnder(key, rule))

const partOf = (subject: string) => (SHARED.subjects.includes(subject) ? SHARED.name : subject)

/** `{a: {b: 'c'}}` as `{'a.b': 'c'}`, so that two parts join by spreading them. */
const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )

/**
 * The catalogue of `i18n/<locale>.ts` in parts, so that a screen loads the words that it shows and no others.
 * `messages:<locale>` is what the first list needs, and how the other parts are loaded: one for each subject,
 * `messages:<locale>/<subject>`. Every `import(…)` of the back office waits for the parts that the loaded code names.
 */
export function messages(): Plugin {
  let root = process.cwd()
  let planned: Promise<WordPlan> | undefined
  /** By language: each is asked for once for every part of it. */
  const catalogues = new Map<string, ReturnType<typeof load>>()

  const load = (locale: string) =>
    runnerImport<{ default: Tree }>(`/i18n/${locale}.ts`, { configFile: false, logLevel: 'error' })
  const read = (locale: string) => {
    const known = catalogues.get(locale) ?? load(locale)
    catalogues.set(locale, known)
    return known
  }
  const plan = () => {
    // All languages have the same keys.
    planned ??= read('vi').then(({ module }) =>
      planWords(
        root,
        flat(module.default).flatMap(([key]) => (isFirst(key) ? [] : [key])),
      ),
    )
    return planned
  }

  return {
    name: 'nep:messages',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    watchChange: () => {
      planned = undefined
      catalogues.clear()
    },
    resolveId: { filter: { id: /^(messages|words):/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0(messages|words):/ },
      async handler(id) {
        if (!id.startsWith(prefix)) return 'export {}'
        const [locale = '', part] = id.slice(prefix.length).split('/')
        const { module, dependencies } = await read(locale)
        for (const file of dependencies) this.addWatchFile(file)
        const { isAlways } = await plan()
        const placed = flat(module.default).map(([key, words]) => {
          const place = isFirst(key) || isAlways(key) ? undefined : partOf(subjectOf(key))
          return [place, key, words] as const
        })
        const isMeant = (place?: string) => (part === ALL ? place !== undefined : place === part)
        const chosen = placed.flatMap(([place, key, words]) =>
          isMeant(place) ? [[key, words] as const] : [],
        )
        const words = `export default ${JSON.stringify(Object.fromEntries(chosen))}`
        if (part) return words
        const parts = [ALL, ...new Set(placed.flatMap(([place]) => place ?? []))].map(
          (name) => `${JSON.stringify(name)}: () => import('messages:${locale}/${name}')`,
        )
        return `${words}\nexport const parts = {${parts}}`
      },
    },
    transform: {
      filter: { id: /\/src\/admin\//, code: /\bimport\(/ },
      async handler(code, id) {
        const needs = (await plan()).needsOf(relative(root, id.split('?')[0] ?? ''))
        let waits = false
        const changed = code.replace(loading, (written, to) => {
          const parts = [...new Set(needs.get(to)?.map(partOf))]
          if (!parts.length) return written
          waits = true
          return `withWords(${written}, ${JSON.stringify(parts)})`
        })
        if (!waits) return
        return { code: `import { withWords } from '/src/admin/providers/messages';${changed}`, map: null }
      },
    },
  }
}
