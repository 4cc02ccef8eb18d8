/**
 * Parts of the page that code finds by `data-<name>`, to press or focus them; attributes that only styles read are not
 * listed.
 */
export interface Marks {
  /** Button: advances the record, or the selected ones, by one step. */
  advance: ''
  another: ''
  /** Rows that can be answered. */
  answered: ''
  /** Start of a form whose first field is not the first thing to focus. */
  begin: ''
  bulk: ''
  card: string
  column: string
  day: string
  /** The inputs that add lines: by code, by product, or an empty line. */
  entry: ''
  /** An input that is invalid as a whole, with the controls in it. */
  field: ''
  /** Save bar of a form, with its notices. */
  'form-foot': ''
  inbox: ''
  inline: string
  /** Button: ticks off a row, or the record of the page. */
  mark: ''
  /** Heading of a page that has nothing else to show. */
  message: ''
  offers: string
  open: string | number
  part: 'head' | 'body' | 'undo'
  preview: ''
  remove: ''
  /** The box for writing an answer. */
  reply: ''
  row: string | number
  setting: string
  /** Button: takes a row, or the record of the page, for advertising. */
  spam: ''
  /** Button: opens the record after or before the one that is open beside the list. */
  step: 1 | -1
  /** A row that can be advanced by one step. */
  steps: ''
  tile: ''
  unselect: ''
  way: 'before' | 'after'
}

type Name = keyof Marks
/** A mark of type `''` takes no value. */
type Given<N extends Name> = Marks[N] extends '' ? [] : [value: Marks[N]]

/** The attribute that marks an element by name. */
export const mark = <N extends Name>(name: N, ...[value]: Given<N>): Record<string, string> => ({
  [`data-${name}`]: String(value ?? ''),
})

/** The selector of a mark, with any value or with the given one. */
export const marked = <N extends Name>(name: N, value?: Marks[N]): string =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${String(value).replace(/["\\]/g, '\\$&')}"]`

export const markOf = (element: Element, name: Name): string | null => element.getAttribute(`data-${name}`)
