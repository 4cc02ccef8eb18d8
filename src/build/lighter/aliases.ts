import { fileURLToPath } from 'node:url'
import type { Alias } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const lighter: Alias[] = [
  { find: /^lodash\/(\w+)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
  { find: /^inflection$/, replacement: here('inflection.ts') },
  { find: /^diacritic$/, replacement: here('diacritic.ts') },
  { find: /^jsonexport\/dist.*/, replacement: here('jsonExport.ts') },
  { find: /^object\.entries$/, replacement: here('objectEntries.cjs') },
]
