import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { embeddedDatabase } from '../support/embedded'

test('a database of tests that was used before begins as one that was not', async () => {
  const first = await embeddedDatabase()
  const add = sql`insert into redirects (source, destination, leads_to) values ('/a', '/b', '/b') returning id`
  const [before] = await rowsOf<{ id: number }>(first.db, add)
  await rowsOf(first.db, sql`delete from redirects`)
  await first.close()
  const second = await embeddedDatabase()
  const [after] = await rowsOf<{ id: number }>(second.db, add)
  expect(after).toEqual(before)
  await second.close()
})
