import type { ResourceName } from '../../../../domain/guards'
import type { SheetColumn } from '../../../../domain/sheets'
import { byNames, type NamedRecord, naming } from './naming'
import type { PlanColumn } from './plan'
import { type CellOption, choiceIn, type EntityWords } from './words'

interface Lookup {
  title: string
  records: readonly Record<string, unknown>[]
  languages: readonly EntityWords[]
  /** A word of the entity or of `common` in the screen's language. */
  say: (key: string) => string
  makes: (resource: ResourceName) => boolean
}

/** A column of the grid with its options and their lookup by name. */
export function planColumn(
  column: SheetColumn,
  { title, records, languages, say, makes }: Lookup,
): PlanColumn {
  const { reference, choices = [], says = {} } = column
  if (reference) {
    const { label, tree } = reference
    const entries = records.map(
      (row): NamedRecord => ({ value: row.id, title: String(row[label]), ...(tree && { above: row[tree] }) }),
    )
    const options = entries.map((entry): CellOption => ({ value: entry.value, label: entry.title }))
    const isMade = Boolean(reference.makes) && makes(reference.resource)
    return { column, title, options, named: naming(entries, { isTree: Boolean(tree), makes: isMade }) }
  }
  if (column.kind === 'yesno') {
    const options = [true, false].map((value) => ({
      value,
      label: say(value ? 'common.yes' : 'common.no'),
    }))
    return { column, title, options, named: () => [] }
  }
  const block = column.words ?? column.field
  const options = choices.map((value) => ({ value, label: say(`${block}.${value}`) }))
  const ours = byNames(
    choices.map((value) => ({
      value,
      names: [String(value), ...languages.map((words) => choiceIn(words, column, value))],
    })),
  )
  const named = (text: string) => {
    const found = ours(text)
    const said = says[text.trim().toLowerCase()]
    return found.length || said === undefined ? found : [said]
  }
  return { column, title, options, named }
}
