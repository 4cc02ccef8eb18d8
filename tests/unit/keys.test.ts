import { describe, expect, it } from 'vitest'
import vi from '../../i18n/vi'
import { codeOf, sourceFiles } from './source'

const leaves = (tree: unknown, path = ''): string[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, value]) => leaves(value, path ? `${path}.${key}` : key))
    : [path]

const keys = leaves(vi)
const known = new Set(keys)
const blocks = Object.keys(vi).join('|')

/** `'resources.posts.title'` and `` `resources.${resource}.add` ``, wherever they stand. */
const looksLikeKey = new RegExp(`^(?:${blocks})\\.[\\w.]+$`)
const literal = /'([^'\n]*)'|"([^"\n]*)"|`((?:[^`$]|\$\{[^}]*\}|\$(?!\{))*)`/g
const hole = /\$\{[^}]*\}/g
/** The first argument of a translation is a key, whatever it looks like. */
const translated = /\btranslate\(\s*'([^']*)'/g

/** Whether a template fits any key, its parts standing for one or more words. */
const fits = (template: string): boolean => {
  const pattern = template.split(hole).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const test = new RegExp(`^${pattern.join('[\\w.]+')}$`)
  return keys.some((key) => test.test(key))
}

const files = sourceFiles('src/admin')
/** React-admin's own keys may stand in code that overrides them; a key with plural forms is asked for by its name. */
const isKnown = (key: string): boolean => known.has(key) || (key.includes('${') && fits(key))

describe('words', () => {
  it('exist for every key that the back office names', () => {
    const missing = files.flatMap((file) => {
      const code = codeOf(file)
      const named = [...code.matchAll(literal)]
        .map(([, single, double, template]) => single ?? double ?? template ?? '')
        .filter((text) => looksLikeKey.test(text.replace(hole, 'x')))
      const asked = [...code.matchAll(translated)].map(([, key = '']) => key)
      return [...named, ...asked].filter((key) => !isKnown(key)).map((key) => `${file.path}: ${key}`)
    })
    expect([...new Set(missing)]).toEqual([])
  })
})
