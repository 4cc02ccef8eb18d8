/** Scripts in which letters are joined or kept apart by a character without width. */
const joining =
  String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}` +
  String.raw`\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}` +
  String.raw`\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}`

/** What nobody sees, where it changes what is seen: emoji and flags of several parts, joined letters, forms of one sign. */
const shaping = [
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,10}\u{E007F}`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`\uFE0F(?=\u20E3)`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${joining}])[\u200C\u200D](?=[${joining}])`,
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]`,
].join('|')

/** Joiners, fillers, marks of direction and of order of bytes, and what stands for something that was not copied. */
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC\p{Cs}]`

const withoutUnseen = new RegExp(`(${shaping})|${unseen}`, 'gu')

/** All control characters but those that begin a line or stand for a space. */
const controls = /[^\P{Cc}\t\n\v\f\r\u0085]/gu

/**
 * Composed, with at most thirty marks on a letter: more are no writing, and putting them in order takes time by the
 * square of their number.
 */
export const composed = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC')

const seenOf = (text: string): string => composed(text.replace(controls, '').replace(withoutUnseen, '$1'))

/**
 * A text of one line as it is kept and looked for: every blank and line break is a space, of several one is left and
 * none at the ends; what cannot be seen is gone; a letter with its marks is written in one way.
 */
export const cleanLine = (text: string): string =>
  seenOf(text)
    .replace(/[\p{Z}\t-\r\u0085]+/gu, ' ')
    .trim()

/** The same for a text of several lines, which keeps them, and the blanks at their beginning. */
export const cleanLines = (text: string): string =>
  seenOf(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .trim()

/** Rich text keeps its blanks and joiners: a space that does not break is set by hand there. */
export const cleanRich = (html: string): string => composed(html.replace(controls, ''))

/** How a text is cleaned: of one line, of several, with markup, or not at all, as a password. */
export const cleaners = {
  line: cleanLine,
  lines: cleanLines,
  rich: cleanRich,
  raw: (text: string): string => text,
} as const

export type TextKind = keyof typeof cleaners

/** The longest text whose cleaned form may have `max` characters: a letter may have been written in four pieces. */
export const longestOf = (max: number): number => 4 * max + 100
