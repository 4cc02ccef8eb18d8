import type { SQL } from 'drizzle-orm'

export interface SearchPlan<Column extends string = string> {
  /** The searched text begins with it. */
  title: Column
  /** The folded text, by default `search_text`; lists without limit have indexes on it (`db/README.md`). */
  text?: SQL
  /** Indexed columns that are found by their whole value: an email, an order number. */
  codes?: readonly Column[]
  /** Columns found by their beginning; they need an index on `fold(column) text_pattern_ops`. */
  prefixes?: readonly Column[]
  /** Indexed phone column with which the text ends; found in any notation. */
  phone?: Column
  subtitle?: Column | SQL
  image?: Column | SQL
  params?: Record<string, Column>
}

export interface NotSearched {
  not: string
}
