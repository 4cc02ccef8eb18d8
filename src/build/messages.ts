import { type Plugin, runnerImport } from 'vite'

/** What the first screen after signing in may need; everything else comes with the pages that use it. */
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

type Tree = { [key: string]: string | Tree }

const prefix = '\0messages:'
const isUnder = (key: string, rule: string | RegExp) =>
  typeof rule === 'string' ? key === rule || key.startsWith(`${rule}.`) : rule.test(key)

const isFirst = (key: string) =>
  FIRST.some((rule) => isUnder(key, rule)) && !NOT_FIRST.some((rule) => isUnder(key, rule))

/** `{a: {b: 'c'}}` as `{'a.b': 'c'}`, so that two parts join by spreading them. */
const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )

/**
 * `messages:<locale>/first` and `messages:<locale>/rest`: the catalogue of `i18n/<locale>.ts` in two parts, so that
 * the first list does not wait for the words of all other screens.
 */
export function messages(): Plugin {
  return {
    name: 'nep:messages',
    resolveId: (id) => (id.startsWith('messages:') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return
      const [locale, part] = id.slice(prefix.length).split('/')
      const { module, dependencies } = await runnerImport<{ default: Tree }>(`/i18n/${locale}.ts`, {
        configFile: false,
        logLevel: 'error',
      })
      for (const file of dependencies) this.addWatchFile(file)
      const chosen = flat(module.default).filter(([key]) => isFirst(key) === (part === 'first'))
      return `export default ${JSON.stringify(Object.fromEntries(chosen))}`
    },
  }
}
