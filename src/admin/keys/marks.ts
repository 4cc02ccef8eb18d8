/**
 * The parts of a page that code finds by what they are: keys press them, the focus goes to them. Each is the attribute
 * `data-<name>`, with what it carries. Attributes that only a style reads are not among them.
 */
export interface Marks {
  /** Leads a record, or the selected ones, a step on. */
  advance: ''
  /** Saves a new record and goes on with another. */
  another: ''
  /** Rows that an answer is written to. */
  answered: ''
  /** Where a form begins, if that is not its first field. */
  begin: ''
  /** What can be done with the selected rows. */
  bulk: ''
  card: string
  column: string
  day: string
  /** Where lines are added: by a code, a product or an empty line. */
  entry: ''
  /** An input that is wrong as a whole, with the controls in it. */
  field: ''
  /** The save bar of a form, with its notices. */
  'form-foot': ''
  /** Rows that are there to be ticked off. */
  inbox: ''
  /** A cell that is edited in its place, by its column. */
  inline: string
  /** Ticks a row off, or the record of the page. */
  mark: ''
  /** The heading of a page that has nothing else to show. */
  message: ''
  /** What a menu offers that is not drawn before it is opened: a line for each. */
  offers: string
  /** Opens what has this id. */
  open: string | number
  part: 'head' | 'body' | 'undo'
  preview: ''
  remove: ''
  /** Where an answer is written. */
  reply: ''
  row: string | number
  setting: string
  /** Opens the record after or before the one that is open. */
  step: 1 | -1
  /** A row that can be led a step on. */
  steps: ''
  tile: ''
  unselect: ''
  /** Leads to the record before or after this one in its list. */
  way: 'before' | 'after'
}

type Name = keyof Marks
/** A mark that carries nothing takes no value. */
type Given<N extends Name> = Marks[N] extends '' ? [] : [value: Marks[N]]

/** The attribute that makes an element findable by a name. */
export const mark = <N extends Name>(name: N, ...[value]: Given<N>): Record<string, string> => ({
  [`data-${name}`]: String(value ?? ''),
})

/** The selector of what is marked by a name, with any value or with this one. */
export const marked = <N extends Name>(name: N, value?: Marks[N]): string =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${String(value).replace(/["\\]/g, '\\$&')}"]`

/** What the mark of an element carries; nothing where it has none. */
export const markOf = (element: Element, name: Name): string | null => element.getAttribute(`data-${name}`)
