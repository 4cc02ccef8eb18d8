import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../src/api/db/client'
import { rowsOf } from '../../src/api/db/database'
import type { FileStorage } from '../../src/server/storage'
import { addFile } from './business'

/**
 * Writes pairs of rows that belong together, and files with their rows, of which it deletes again each but the last (`lasting`).
 * Whoever sees half of a pair, or a row without its file, has seen no one moment.
 */
export function startWriter(db: Database, storage: FileStorage, lasting = 3) {
  let pairs = 0
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      const [one, other] = [`/a-${pairs}`, `/b-${pairs}`]
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into redirects (source, destination, leads_to) values (${one}, '/', '/')`)
        await tx.execute(
          sql`insert into redirects (source, destination, leads_to) values (${other}, '/', '/')`,
        )
        await tx.execute(sql`update redirects set destination = ${`/${pairs}`}
          where source in ('/a-0', '/b-0')`)
      })
      await addFile(db, storage, `writer-${pairs}.pdf`, Buffer.from(`file ${pairs}`))
      const old = `writer-${pairs - lasting}.pdf`
      await db.execute(sql`delete from media where name = ${old}`)
      await storage.delete(`media/${old}`)
      pairs++
      // Others work here as well.
      await pause(10)
    }
  })()
  return {
    written: () => pairs,
    stop: () => {
      isOver = true
      return running
    },
    /** That all of it is true in a restored business. */
    async check(restored: Database, place: FileStorage): Promise<void> {
      const torn = await rowsOf(
        restored,
        sql`select substring(source from 4) as pair from redirects where source ~ '^/[ab]-'
          group by 1 having count(*) <> 2 or count(distinct destination) <> 1`,
      )
      expect(torn).toEqual([])
      const files = await rowsOf<{ path: string }>(
        restored,
        sql`select path from media where name like 'writer-%'`,
      )
      expect(files.length).toBeGreaterThan(0)
      for (const { path } of files) expect(await place.open(path), path).not.toBeNull()
    },
  }
}
