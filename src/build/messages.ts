import { type Plugin, runnerImport } from 'vite'

/**
 * Keys, prefixes or patterns of messages in the shell and the first list. The menu, the breadcrumb and the page titles
 * name every screen.
 */
const FIRST = [
  'ra',
  'common',
  'components',
  'crud',
  'layout',
  'parts.inline',
  'parts.lines.not_read',
  'validation.file_type',
  'validation.file_unknown',
  'resources.media.input.broken',
  'resources.posts',
  'resources.settings.page',
  'resources.users.as.client.change',
  'resources.warehouses.section',
  /^resources\.\w+\.(as\.\w+\.)?(name|title)\b/,
  /^resources\.\w+\.print\.action$/,
  /^(resources\.)?\w+\.(\w+\.)?title$/,
]
const NOT_FIRST = ['ra.tiptap', 'components.views', 'components.conflict']

type Tree = { [key: string]: string | Tree }

const prefix = '\0messages:'
const isUnder = (key: string, rule: string | RegExp) =>
  typeof rule === 'string' ? key === rule || key.startsWith(`${rule}.`) : rule.test(key)

const isFirst = (key: string) =>
  FIRST.some((rule) => isUnder(key, rule)) && !NOT_FIRST.some((rule) => isUnder(key, rule))

/** `{a: {b: 'c'}}` as `{'a.b': 'c'}`, so that spreading joins two parts. */
const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )

/** Splits the catalogue `i18n/<locale>.ts` into `messages:<locale>/first` and `messages:<locale>/rest`. */
export function messages(): Plugin {
  return {
    name: 'nep:messages',
    resolveId: { filter: { id: /^messages:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0messages:/ },
      async handler(id) {
        const [locale, part] = id.slice(prefix.length).split('/')
        const { module, dependencies } = await runnerImport<{ default: Tree }>(`/i18n/${locale}.ts`, {
          configFile: false,
          logLevel: 'error',
        })
        for (const file of dependencies) this.addWatchFile(file)
        const words = flat(module.default).filter(([key]) => isFirst(key) === (part === 'first'))
        return `export default ${JSON.stringify(Object.fromEntries(words))}`
      },
    },
  }
}
