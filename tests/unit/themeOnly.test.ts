import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { textSizes } from '../../src/admin/theme/tokens'
import { codeOf, sourceFiles } from './source'

/** The back office without its theme, which is where these values belong. */
const files = sourceFiles('src/admin').filter(({ path }) => !path.startsWith('src/admin/theme/'))

const styles = readdirSync('src/admin', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && !name.startsWith('theme/'))
  .map((name) => ({
    path: join('src/admin', name),
    text: readFileSync(join('src/admin', name), 'utf8'),
    imports: [],
  }))

const rules: [name: string, pattern: RegExp, instead: string][] = [
  ['colour', /['"`][^'"`\n]*(?:#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\()/, 'a colour of the palette'],
  ['size of text', /\bfontSize: ?(?:\d|['"`{][^'"`}\n]*\d)/, 'a variant: `typography: "caption"`'],
  ['height of a line', /\blineHeight: ?(?:\d{2}|['"`]\d)/, 'a variant: `typography: "caption"`'],
  [
    'length in a string',
    /['"`][^'"`\n]*\b[1-9][\d.]*(?:px|rem|em)\b(?! solid)/,
    'theme.spacing, a token or a CSS variable',
  ],
  [
    'measure',
    /\b(?:(?:min|max)(?:Width|Height)|(?<!-)width|height): ?(?:\d{2,}|\{[^}\n]*: ?\d{2,})/,
    'a token of `theme/tokens`',
  ],
  [
    'spacing between steps',
    /\b(?:[mp][tblrxy]?|(?:row|column)?[gG]ap): ?\d*\.(?:25|75)\b/,
    'a multiple of 0.5, four pixels',
  ],
]

/** The lines of the files that a pattern finds. */
const linesWith = (pattern: RegExp, among = files): string[] =>
  among.flatMap((file) =>
    codeOf(file)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file.path}: ${line.trim()}`),
  )

describe('only the theme knows sizes and colours', () => {
  it.each(rules)('no literal %s', (_, pattern, instead) => {
    const found = linesWith(pattern)
    expect(found, `use ${instead}:\n${found.join('\n')}`).toEqual([])
  })

  it('stylesheets have no colours of their own, and the sizes of text that the theme has', () => {
    expect(styles.length).toBeGreaterThan(0)
    expect(linesWith(/#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\(/, styles)).toEqual([])
    const sizes = styles.flatMap(({ text: css }) =>
      [...css.matchAll(/font(?:-size)?:[^;]*?\b(\d+)px/g)].map(([, px]) => Number(px)),
    )
    expect(sizes.filter((size) => !(Object.values(textSizes) as number[]).includes(size))).toEqual([])
  })
})
