import { fold } from '../fold'

export const bare = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

const bracketed = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）/g

/** Normal forms of a heading, with and without brackets, which hold a unit or currency. */
export const headingForms = (heading: string): string[] => [
  ...new Set([bare(heading), bare(heading.replace(bracketed, ''))].filter(Boolean)),
]

/** Matches whole headings only: “Giá vốn” is not “Giá”. */
export function isNamed(heading: string, names: ReadonlySet<string>): boolean {
  return headingForms(heading).some((form) => names.has(form))
}

export const headingsIn = (names: readonly string[]): Set<string> => new Set(names.flatMap(headingForms))
