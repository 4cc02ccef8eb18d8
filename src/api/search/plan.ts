import type { SQL } from 'drizzle-orm'

/** How the records of an entity are found by `GET /search`, and what a hit shows. */
export interface SearchPlan<Column extends string = string> {
  /** The name; the text that is searched begins with it. */
  title: Column
  /** The folded text that is searched; `search_text` by default. Lists without end have indexes on it (`db/README.md`). */
  text?: SQL
  /** Indexed columns that are found by their whole value: an email, an order number. */
  codes?: readonly Column[]
  /** Columns that are found by how they begin, with an index on `fold(column) text_pattern_ops` where they are not empty. */
  prefixes?: readonly Column[]
  /** The indexed column of phone numbers that the text ends with; they are found in any writing. */
  phone?: Column
  subtitle?: Column | SQL
  /** The url of a picture. */
  image?: Column | SQL
  /** Parameters of the record's address besides its id. */
  params?: Record<string, Column>
}

/** An entity that is not searched says why. */
export interface NotSearched {
  not: string
}
