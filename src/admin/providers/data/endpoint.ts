/** The search field and the operator of a list filter. */
export type Filter = readonly [field: string, operator: '=' | 'like' | '>=' | '<=' | '!=']

/**
 * How the calls of a resource are made; the data provider interprets it. An entity that follows the conventions needs
 * only an entry here.
 */
export interface Endpoint {
  path: string
  /** Lists are loaded whole (`limit=0`). */
  all?: boolean
  /** Rows on a page, if not 25: a grid shows whole lines. */
  perPage?: number
  /** Property used in addresses in place of the id. */
  key?: string
  order: { field: string; order: 'ASC' | 'DESC' }
  include?: string
  /** How one record is read: by a search for its id (default), from its own address, or from the whole list. */
  one?: 'search' | 'address' | 'list'
  /** The parameter that finds one record, where a list shortens its rows and one record is whole. */
  oneBy?: string
  /** Includes of a single record, when a form needs more than a list row has. */
  formInclude?: string
  /** Search fields by filter name; `q` is the free text. Other filters are equalities, or `in` for arrays. */
  filters?: Record<string, Filter>
  /** Filters that are sent as query parameters. */
  parameters?: readonly string[]
  /** Names of parameters that differ from those of their filters. */
  parameterNames?: Record<string, string>
  /** Filters and counts by what follows from a row rather than by a field of it. */
  derived?: Record<string, (row: Record<string, unknown>) => unknown>
  /** Rows that the clock alone changes: when the next change of one is, and how many of a list's counts wait for theirs. */
  turns?: {
    at: (row: Record<string, unknown>) => string | null
    counted?: (counts: Partial<Record<string, Record<string, number>>>) => number
  }
  /** Path for creating, if it is not `path`. */
  createPath?: string
  /** Path above the records, if it is not `path`. */
  recordPath?: string
  /** Create and update are multipart, the update as `POST …?_method=PATCH`. */
  multipart?: boolean
  /** Fields that every update sends, changed or not. */
  always?: readonly string[]
  /** A list of items with ids: an update that changes it names those that it removes. */
  keeps?: string
  /** For endpoints that send only non-empty fields: these are sent unless they are an empty string. */
  unlessEmpty?: readonly string[]
  /** Updates are a `POST` to another path, with the record's id in the body. */
  updateAt?: { path: string; owner: string }
  /** The field that names the row under which a row stands in its list, first among all where it names none. */
  under?: string
  /** Resources whose rows contain data of this one. */
  shownIn?: readonly string[]
}
