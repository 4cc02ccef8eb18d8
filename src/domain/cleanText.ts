/** Scripts in which a zero-width character joins or separates letters. */
const joining =
  String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}` +
  String.raw`\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}` +
  String.raw`\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}`

/** Invisible characters that change visible ones: in emoji, flags, joined letters and variants of a character. */
const shaping = [
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,10}\u{E007F}`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`\uFE0F(?=\u20E3)`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${joining}])[\u200C\u200D](?=[${joining}])`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]`,
].join('|')

/** Joiners, fillers, direction marks, byte order marks, object replacement characters and lone surrogates. */
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC\p{Cs}]`

const withoutUnseen = new RegExp(`(${shaping})|${unseen}`, 'gu')

const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/gu

/** Caps marks at 30 a letter: normalizing takes quadratic time in their number, and real text has fewer. */
export const composed = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')

const seenOf = (text: string): string => composed(text.replace(controls, '').replace(withoutUnseen, '$1'))

/** Collapses whitespace, removes invisible characters and composes letters, for storage and search. */
export const cleanLine = (text: string): string =>
  seenOf(text)
    .replace(/[\p{Z}\t-\r\u0085]+/gu, ' ')
    .trim()

/** Like `cleanLine`, but keeps line breaks and spaces. */
export const cleanLines = (text: string): string =>
  seenOf(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/** Rich text keeps its whitespace and joiners, because editors set non-breaking spaces on purpose. */
export const cleanRich = (html: string): string => composed(html.replace(controls, ''))

export const cleaners = {
  line: cleanLine,
  lines: cleanLines,
  rich: cleanRich,
  raw: (text: string): string => text,
} as const

export type TextKind = keyof typeof cleaners

/** Longest input whose cleaned form may have `max` characters: a letter may come in four code units. */
export const longestOf = (max: number): number => 4 * max + 100
