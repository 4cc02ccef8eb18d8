import { describe, expect, it } from 'vitest'
import { isResourceName } from '../../src/domain/guards'
import { codeOf, type SourceFile, sourceFiles } from './source'

const files = sourceFiles('src')

/** The layer of a file; the first match wins. */
const parts: [name: string, test: RegExp][] = [
  ['domain', /^src\/domain\//],
  ['api', /^src\/api(\/|$)/],
  ['providers', /^src\/admin\/providers(\/|$)/],
  // Shared by the start, the login page and the back office.
  ['base', /^src\/admin\/(theme\/|startup\/|queryClient\b|store\b)/],
  ['components', /^src\/admin\/(components|keys)\//],
  ['resources', /^src\/admin\/resources\//],
  ['layout', /^src\/admin\/(layout|pages)\//],
  ['app', /^src\/admin\//],
  ['site', /^src\/site(\/|$)/],
  ['i18n', /^i18n\//],
  ['joint', /^package\.json$/],
  ['joint', /^src\/(demo\/|server|build\/|seed|reconcile|backup|restore|move|main)/],
]

const partOf = (path: string): string => parts.find(([, test]) => test.test(path))?.[0] ?? `unknown: ${path}`

/** The layers that each may import from, besides itself. */
const arrows: Record<string, readonly string[]> = {
  domain: [],
  api: ['domain', 'i18n'],
  providers: ['domain', 'i18n', 'base'],
  base: ['domain', 'providers', 'i18n'],
  components: ['domain', 'providers', 'base'],
  resources: ['domain', 'providers', 'base', 'components'],
  layout: ['domain', 'providers', 'base', 'components', 'resources', 'i18n'],
  app: ['domain', 'providers', 'base', 'components', 'resources', 'layout', 'i18n'],
  site: ['domain', 'i18n'],
  joint: parts.map(([name]) => name),
}

/** Files that need each other, types and lazy parts included: none of them can be understood, or moved, alone. */
function circles(of: readonly SourceFile[]): string[] {
  const paths = new Set(of.map(({ path }) => path))
  const fileOf = (to: string) =>
    ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => to + end).find((path) => paths.has(path))
  const needs = new Map(of.map(({ path, imports }) => [path, imports.flatMap((to) => fileOf(to) ?? [])]))
  const found: string[] = []
  const done = new Set<string>()
  const visit = (path: string, way: readonly string[]) => {
    if (way.includes(path)) return void found.push([...way.slice(way.indexOf(path)), path].join(' → '))
    if (done.has(path)) return
    for (const next of needs.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const { path } of of) visit(path, [])
  return found
}

/** The parts and what each imports from, without what any part may (`i18n`), and with each program by itself. */
function drawing(): string {
  const nodeOf = (path: string) =>
    partOf(path) === 'joint' ? (path.match(/^src\/(\w+)/)?.[1] ?? '') : partOf(path)
  const arrows = files.flatMap(({ path, imports }) =>
    imports
      .map((to) => [nodeOf(path), nodeOf(to)])
      .filter(([from, to]) => to && from !== to && to !== 'i18n'),
  )
  const lines = [...new Set(arrows.map(([from, to]) => `  ${from} --> ${to}`))].sort()
  return ['# The house', '', '```mermaid', 'flowchart TD', ...lines, '```', ''].join('\n')
}

const declaration =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** Exported names that several modules declare. An entity may have its own once on each floor. */
function shared(of: readonly SourceFile[]): string[] {
  const places = new Map<string, string[]>()
  for (const file of of)
    for (const name of new Set(Array.from(codeOf(file).matchAll(declaration), ([, name = '']) => name)))
      places.set(name, [...(places.get(name) ?? []), file.path])
  const floorOf = (name: string, path: string) =>
    path.match(`^src/(domain/sheets|api/db/tables|api/resources|admin/resources/${name}/index)\\b`)?.[1]
  const isOnFloors = (name: string, paths: string[]) => {
    const floors = paths.flatMap((path) => floorOf(name, path) ?? [])
    return isResourceName(name) && new Set(floors).size === paths.length
  }
  return [...places]
    .filter(([name, paths]) => paths.length > 1 && !isOnFloors(name, paths))
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

const list = (found: string[]) => expect(found, found.join('\n')).toEqual([])

describe('the architecture', () => {
  it('a part whose code comes later says in its place when it cannot be fetched, and never takes the page away', () => {
    const bare = files.filter((file) => /\blazy\(/.test(codeOf(file))).map(({ path }) => path)
    expect(bare).toEqual(['src/admin/startup/lazily.tsx'])
  })

  it('no two modules are told apart by capitals alone, which some file systems do not', () => {
    const names = files.map(({ path }) => path.toLowerCase().replace(/\.tsx?$/, ''))
    list(names.filter((name, at) => names.indexOf(name) !== at))
  })

  it('a name leads to one place', () => {
    list(shared(files))
    const file = (path: string, text: string) => ({ path, text, imports: [] })
    const many = [
      file('src/api/db/tables/posts.ts', 'export const posts = 1'),
      file('src/domain/sheets/posts.ts', 'export const posts = 2'),
      file(
        'src/domain/a.ts',
        'export function sum(a: number): number\nexport function sum(a: string): number',
      ),
      file('src/admin/b.ts', 'export interface Sum {}'),
    ]
    expect(shared(many)).toEqual([])
    const further = file('src/api/c.ts', 'export async function sum() {}\nexport const posts = 3')
    expect(shared([...many, further])).toEqual([
      'posts: src/api/db/tables/posts.ts, src/domain/sheets/posts.ts, src/api/c.ts',
      'sum: src/domain/a.ts, src/api/c.ts',
    ])
  })

  it('every file belongs to a part of it', () => {
    list(files.map(({ path }) => partOf(path)).filter((part) => part.startsWith('unknown')))
  })

  it.each(Object.entries(arrows))('%s imports only from %j', (part, allowed) => {
    list(
      files
        .filter(({ path }) => partOf(path) === part)
        .flatMap(({ path, imports }) =>
          imports.filter((to) => ![part, ...allowed].includes(partOf(to))).map((to) => `${path} → ${to}`),
        ),
    )
  })

  it('is as it is drawn', async () => {
    await expect(drawing()).toMatchFileSnapshot('../../docs/house.md')
  })

  it('no file needs one that needs it', () => {
    list(circles(files))
    const pair = [
      { path: 'src/a.ts', text: '', imports: ['src/b'] },
      { path: 'src/b/index.ts', text: '', imports: ['src/a'] },
    ]
    expect(circles(pair)).toEqual(['src/a.ts → src/b/index.ts → src/a.ts'])
  })

  it('no file is longer than 300 lines', () => {
    const lines = ({ text }: SourceFile) => text.split('\n').length
    list(files.filter((file) => lines(file) > 300).map((file) => `${file.path}: ${lines(file)}`))
  })

  it('what people read stands in i18n', () => {
    const vietnamese = /['"`>][^'"`<>]*[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i
    const namesOfLanguages = /Tiếng Việt/
    list(
      files
        // The sample business is Vietnamese text, as are the first settings; the collation is about Vietnamese letters, and
        // sheets of other systems are known by their own headings.
        .filter(
          ({ path }) =>
            !/^src\/(seed|demo\/data|api\/db\/migrations|domain\/(collation\.ts|sheets\/(names|layouts)))/.test(
              path,
            ),
        )
        .flatMap((file) =>
          codeOf(file)
            .split('\n')
            .filter((line) => vietnamese.test(line.replace(/Nếp|đĐ/g, '')) && !namesOfLanguages.test(line))
            .map((line) => `${file.path}: ${line.trim()}`),
        ),
    )
  })

  it('what code finds on a page is marked by a name of its own, and each name is both set and looked for', () => {
    // Texts have attributes of their own, and the start carries no code of the back office.
    const own = files.filter(
      ({ path }) =>
        /^src\/admin\//.test(path) && !/\/(richtext|startup|login)\/|store\.ts|site\.ts/.test(path),
    )
    const code = own.map((file) => ({ path: file.path, code: codeOf(file) }))
    const loose =
      /(?:querySelector(?:All)?|closest|matches|inMain)(?:<\w+>)?\(\s*['"`][^)]*\[data-|\.dataset\b|Attribute\('data-/
    list(code.filter((file) => loose.test(file.code)).map(({ path }) => path))
    const declared = files.find(({ path }) => path === 'src/admin/keys/marks.ts')?.text ?? ''
    const names = [...declared.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, name = '']) => name)
    expect(names).toContain('advance')
    const all = code.map((file) => file.code).join('\n')
    const isUsed = (call: string, name: string) => new RegExp(`\\b${call}'${name}'`).test(all)
    list(
      names.filter(
        (name) => !isUsed('(?:mark|findable)\\(\\s*', name) || !isUsed('mark(?:ed\\(|Of\\(\\w+, )', name),
      ),
    )
  })

  it('no statement keeps anything in its session, which a pooler hands to others after each transaction', () => {
    const kept =
      /\bpg_(try_)?advisory_(lock|unlock)|\bcreate (local |global )?temp|\bwith hold\b|`\s*(listen|prepare|set(?! constraints| transaction| local)) |\bset_config\((?![^)]*, true\))/gi
    const found = sourceFiles('src/api').flatMap((file) =>
      (codeOf(file).match(kept) ?? []).map((statement) => `${file.path}: ${statement}`),
    )
    expect(found).toEqual([])
  })

  it('nothing is typed any, cast through unknown, or left for later', () => {
    const loose = /as unknown as|[:<,|]\s*any\b|\bas any\b/
    const later = /\bTODO\b|\bFIXME\b|@ts-(ignore|nocheck)/
    list([
      ...files.filter((file) => loose.test(codeOf(file))).map(({ path }) => path),
      ...files.filter(({ text }) => later.test(text)).map(({ path }) => path),
    ])
  })

  it('comments and test titles give the reason instead of the number of a section', () => {
    const section = /\b(?:spec|design) ?§|§\d/i
    list(
      sourceFiles('src', 'tests')
        .filter(({ text }) => section.test(text))
        .map(({ path }) => path),
    )
  })
})
