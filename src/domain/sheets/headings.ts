import { fold } from '../fold'

/** Lower case without accents, punctuation and blanks: how headings and choices are compared. */
export const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

const bracketed = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/g

/** A heading as it is compared: as it stands, and without what is in brackets, such as a unit or a currency. */
export const headingForms = (heading: string): string[] => [
  ...new Set([bare(heading), bare(heading.replace(bracketed, ''))].filter(Boolean)),
]

/** Whether a heading is one of these names. A part of one is none: “Giá vốn” is no “Giá”. */
export function isNamed(heading: string, names: ReadonlySet<string>): boolean {
  return headingForms(heading).some((form) => names.has(form))
}

/** Names as headings are compared with them. */
export const headingsIn = (names: readonly string[]): Set<string> => new Set(names.flatMap(headingForms))
