import type { ResourceName } from '../../../domain/guards'

export type Filter = readonly [field: string, operator: '=' | 'like' | '>=' | '<=' | '!=']

/** Declares how the data provider calls a resource. An entity that follows the conventions needs only an entry here. */
export interface Endpoint {
  /** `:name` stands for the value of a filter. */
  path: string
  /** Lists are loaded whole (`limit=0`). */
  all?: boolean
  /** Rows per page, by default 25; grids need full lines. */
  perPage?: number
  /** Property used in addresses in place of the id. */
  key?: string
  order: { field: string; order: 'ASC' | 'DESC' }
  include?: string
  /** Reads one record by a search for its id (default), from its own address, or from the whole list. */
  one?: 'search' | 'address' | 'list'
  /** Parameter that finds one record, for lists that shorten their rows. */
  oneBy?: string
  /** Includes of a single record, when a form needs more than a list row has. */
  formInclude?: string
  /** Search fields by filter name; `q` is the free text. Other filters are equalities, or `in` for arrays. */
  filters?: Record<string, Filter>
  /** Filters that are sent as query parameters. */
  parameters?: readonly string[]
  /** Names of parameters that differ from those of their filters. */
  parameterNames?: Record<string, string>
  /** Values computed from a row, for filters and counts that are no field of it. */
  derived?: Record<string, (row: Record<string, unknown>) => unknown>
  /**
   * Rows that change by the clock alone: `at` is the next change of a row, `counted` the number of upcoming changes in
   * a list's counts.
   */
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
  /** Name of a list of items with ids; updates that change it also send the ids of removed items. */
  keeps?: string
  /** For endpoints that send only non-empty fields: these are sent unless they are an empty string. */
  unlessEmpty?: readonly string[]
  /** Updates are a `POST` to another path, with the record's id in the body. */
  updateAt?: { path: string; owner: string }
  /** Field with the id of the parent row: a new row follows its siblings there, and without a parent comes first. */
  under?: string
  /** Resource whose records are other layouts of its export. */
  layouts?: ResourceName
  /** Resources whose rows contain data of this one. */
  shownIn?: readonly string[]
}
