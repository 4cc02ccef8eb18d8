import Papa from 'papaparse'
import { asWritten } from '../../../../domain/csv'
import { createCollector, type RawRow, ReadFault, type ReadLimits } from './limits'

const separators = [',', ';', '\t']

/** Lines of a single cell, such as a title above the table; they would confuse the detection of the separator. */
const titles = /^(?:[^,;\t\r\n]*(?:\r\n?|\n))+/

const separatorOf = (text: string): string =>
  Papa.parse(text.replace(titles, ''), {
    preview: 1,
    skipEmptyLines: 'greedy',
    delimitersToGuess: separators,
  }).meta.delimiter

/**
 * Rows of a text file separated by `,`, `;` or tabs.
 * @throws ReadFault
 */
export function readCsv(text: string, limits: ReadLimits): RawRow[] {
  if (text.includes('\0')) throw new ReadFault('unreadable')
  // Excel's own way to state the separator.
  const stated = /^sep=(.)\r?\n/i.exec(text)
  const { rows, add } = createCollector(limits)
  let line = stated ? 1 : 0
  let fault: unknown
  Papa.parse<string[]>(stated ? text.slice(stated[0].length) : text, {
    delimiter: stated?.[1] ?? separatorOf(text),
    step: ({ data }, parser) => {
      line++
      try {
        add(
          line,
          data.map((cell) => asWritten(cell).trim()),
        )
      } catch (error) {
        fault = error
        parser.abort()
      }
    },
  })
  if (fault) throw fault
  return rows
}
