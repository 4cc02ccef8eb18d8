import type { Backups } from '../../src/api/ports'
import type { Backup } from '../../src/domain/backups'

/** Archives in memory; add to `list` to have made one. */
export function fakeBackups(): Backups & {
  made: (Backup & { bytes: Uint8Array<ArrayBuffer> })[]
  opened: string[]
} {
  const made: (Backup & { bytes: Uint8Array<ArrayBuffer> })[] = []
  const opened: string[] = []
  return {
    made,
    opened,
    list: async () => made.map(({ bytes: _, ...backup }) => backup),
    open: async (id) => {
      opened.push(id)
      const found = made.find((each) => each.id === id)
      return found ? { size: found.size, stream: new Blob([found.bytes]).stream() } : null
    },
  }
}
