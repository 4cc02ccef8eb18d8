import { describe, expect, it } from 'vitest'
import { recordCounter } from '../../src/admin/components/sheets/export/recordCounter'
import { csvLine } from '../../src/domain/csv'

describe('records of a CSV file that is still coming', () => {
  it('are counted wherever the file is cut, and whatever its cells hold', () => {
    const rows = [['a'], ['hai\r\ndòng'], ['"trích"\n'], [''], [',";'], [7]]
    const bytes = new TextEncoder().encode(rows.map(csvLine).join(''))
    for (let cut = 0; cut <= bytes.length; cut++) {
      const count = recordCounter()
      count(bytes.slice(0, cut))
      expect(count(bytes.slice(cut)), `cut at ${cut}`).toBe(rows.length)
    }
  })
})
