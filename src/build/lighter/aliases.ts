import { fileURLToPath } from 'node:url'
import type { Alias } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Replaces libraries that react-admin and MUI bring by lighter ones that do the same for this product. */
export const lighter: Alias[] = [
  // The same functions, written for today's browsers.
  { find: /^lodash\/(\w+)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
  { find: /^inflection$/, replacement: here('inflection.ts') },
  { find: /^diacritic$/, replacement: here('diacritic.ts') },
  // Export is the API's work.
  { find: /^jsonexport\/dist.*/, replacement: here('jsonExport.ts') },
  // The interpolation library brings a stand-in of 5 KB for what every browser has.
  { find: /^object\.entries$/, replacement: here('objectEntries.cjs') },
  // Styles are made while rendering, and put into the page with the commit.
  {
    find: /^@emotion\/use-insertion-effect-with-fallbacks$/,
    replacement: here('../../admin/theme/insertion.ts'),
  },
]
