import type { SQL } from 'drizzle-orm'

export interface SearchPlan<Column extends string = string> {
  /** The searched text begins with it. */
  title: Column
  /**
   * The folded text that is searched, by default `search_text`; lists without limit have indexes on it
   * (`db/README.md`).
   */
  text?: SQL
  /** Indexed columns that are found by their whole value: an email, an order number. */
  codes?: readonly Column[]
  /**
   * Columns that are found by their beginning, with an index on `fold(column) text_pattern_ops` where they are not
   * empty.
   */
  prefixes?: readonly Column[]
  /** Indexed phone column with which the text ends; found in any notation. */
  phone?: Column
  subtitle?: Column | SQL
  image?: Column | SQL
  /** Parameters of the record's address besides its id. */
  params?: Record<string, Column>
}

export interface NotSearched {
  not: string
}
