import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { closure } from './chunkPlan.ts'

/** A module of the back office: what it imports, and the words it names. */
interface Module {
  imports: string[]
  /** What it loads on demand, by how that is written. */
  loads: Map<string, string>
  /** Its strings. */
  texts: string[]
  /** Subjects that it asks for by name. */
  asked: string[]
}

/** Which words are loaded with which code. */
export interface WordPlan {
  /** Whether a key is named by what is always loaded. */
  isAlways: (key: string) => boolean
  /** What an `import(…)` of a file waits for, by how it is written: subjects, or `all`. */
  needsOf: (file: string) => Map<string, string[]>
}

/** Loaded with every screen. */
const always = ['src/main.tsx', 'src/admin/boot.ts', 'src/admin/start.tsx']

const comments = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{(,])\/\/[^\n]*/g
const importing = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"`;()]*?from\s*)?'([^']+)'/gm
export const loading = /\bimport\(\s*'([^']+)',?\s*\)/g
const literal = /'([^'\n]*)'|"([^"\n]*)"|`((?:[^`$]|\$\{[^}]*\}|\$(?!\{))*)`/g
const hole = /\$\{([^}]*)\}/g
/** `import 'words:resources.feedback'`: words whose keys are put together from what the API answers. */
const asked = /^words:(.+)$/
/** `<ListShell resource="users">`: a part about another entity than that of the page. */
const about = /\bresource="(\w+)"/g
const ofEntity = /^src\/admin\/resources\/(\w+)\//

/** `resources.users.fields.name` is about `resources.users`, `parts.cards.add` about `parts`. */
export const subjectOf = (key: string): string => {
  const [block = '', part] = key.split('.')
  return block === 'resources' || block === 'components' || block === 'ra' ? `${block}.${part}` : block
}

/** The strings in some code, also those inside the parts of a template that vary. */
const textsIn = (code: string): string[] =>
  [...code.matchAll(literal)].flatMap(([, single, double, template]) => [
    single ?? double ?? template ?? '',
    ...[...(template ?? '').matchAll(hole)].flatMap(([, inner = '']) => textsIn(inner)),
  ])

/** Reads what the code of the back office imports and names. */
function readModules(root: string): Map<string, Module> {
  const files = new Set(
    ['src/admin', 'src/domain'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    ),
  ).add('src/main.tsx')
  const resolve = (from: string, to: string): string | undefined => {
    const path = join(dirname(from), to)
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((file) =>
      files.has(file),
    )
  }
  const read = (file: string): Module => {
    const code = readFileSync(join(root, file), 'utf8').replace(comments, '')
    const imported = [...code.matchAll(importing)].map(([, to = '']) => to)
    const loaded = [...code.matchAll(loading)].map(([, to = '']) => [to, resolve(file, to)] as const)
    return {
      imports: imported.flatMap((to) => resolve(file, to) ?? []),
      loads: new Map(loaded.flatMap(([to, found]) => (found ? [[to, found] as const] : []))),
      texts: textsIn(code),
      asked: [
        ...imported.flatMap((to) => asked.exec(to)?.[1] ?? []),
        ...[...code.matchAll(about)].map(([, entity]) => `resources.${entity}`),
      ],
    }
  }
  return new Map([...files].map((file) => [file, read(file)]))
}

/** A file and all that it imports, directly or through others. */
const closureOf = (modules: Map<string, Module>, from: string[]): Set<string> =>
  closure((name) => modules.get(name)?.imports, from)

/**
 * Finds out which words each `import(…)` of the back office has to wait for: the subjects that the loaded code names,
 * and the entity of its folder, whose keys are put together by the shared parts.
 * @param root folder of the repository
 * @param keys those that are not loaded at first
 */
export function planWords(root: string, keys: readonly string[]): WordPlan {
  const modules = readModules(root)
  const base = closureOf(modules, always)
  const subjects = new Set(keys.map(subjectOf))
  /** Every key and its beginnings, up to its subject. */
  const known = new Set(
    keys.flatMap((key) => {
      const from = subjectOf(key).length
      return [...key.matchAll(/\./g)]
        .map(({ index }) => key.slice(0, index))
        .concat(key)
        .filter(({ length }) => length >= from)
    }),
  )
  /** The key in a text, or what stands before the first part that varies; undefined where it is no key. */
  const keyIn = (text: string): string | undefined => {
    const [start = '', ...varies] = text.split('${')
    const key = varies.length ? start.slice(0, Math.max(0, start.lastIndexOf('.'))) : start
    return start.includes('.') && known.has(key) ? key : undefined
  }
  const subjectsIn = (file: string): string[] => {
    const { texts = [], asked = [] } = modules.get(file) ?? {}
    const own = `resources.${ofEntity.exec(file)?.[1]}`
    return [...asked, own, ...texts.flatMap((text) => keyIn(text) ?? []).map(subjectOf)]
  }
  const needsOf = (file: string): string[] => {
    const named = [...closureOf(modules, [file])].filter((each) => !base.has(each)).flatMap(subjectsIn)
    return named.includes('all') ? ['all'] : [...new Set(named)].filter((name) => subjects.has(name)).sort()
  }
  const texts = [...base].flatMap((file) => modules.get(file)?.texts ?? [])
  const named = texts.flatMap((text) => keyIn(text) ?? [])
  return {
    isAlways: (key) => named.some((name) => key === name || key.startsWith(`${name}.`)),
    needsOf: (file) =>
      new Map([...(modules.get(file)?.loads ?? [])].map(([written, loaded]) => [written, needsOf(loaded)])),
  }
}
