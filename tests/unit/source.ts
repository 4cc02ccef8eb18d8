import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A source file and its relative imports (without extension). */
export interface SourceFile {
  path: string
  text: string
  imports: string[]
}

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]*)['"]/g

/** All TypeScript files under a folder of the repository. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => {
        const path = join(folder, name)
        const text = readFileSync(path, 'utf8')
        const imports = [...text.matchAll(specifier)].map(([, to = '']) => normalize(join(dirname(path), to)))
        return { path, text, imports }
      }),
  )
}

/** The code without comments, as precisely as the tests need. */
export const codeOf = ({ text }: SourceFile): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{(,])\/\/[^\n]*/g, '$1')
