/** A part of an archive; it fits into memory. */
export interface Entry {
  name: string
  body: Buffer
}

/** Rows of a table: `checksum` is the sum of the hashes of their texts, the same in whatever order and on both engines. */
export interface TableFacts {
  name: string
  columns: string[]
  rows: string
  checksum: string
}

/** The first entry: what an archive holds, and which schema it needs. */
export interface Manifest {
  format: 1
  /** Of the program. */
  version: string
  /** When the state was true. */
  at: string
  migrations: string[]
  /** Months of the history that have a partition. */
  months: string[]
  tables: TableFacts[]
  sequences: { name: string; last: string | null }[]
}

export const manifestName = 'manifest.json'

export const numbered = (at: number): string => String(at).padStart(6, '0')

export const manifestOf = ({ name, body }: Entry): Manifest => {
  if (name !== manifestName) throw new Error('no manifest')
  return JSON.parse(body.toString())
}
