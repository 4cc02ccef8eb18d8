import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { startApi } from '../support/api'
import { aType } from '../support/content'
import { onServer } from '../support/database'

it.runIf(onServer)('keeps the plan of a page, also where the clock tells some rows apart', async () => {
  const api = await startApi()
  const { id: type } = await aType(api)
  await api.db.execute(sql`insert into posts (type_id, author_id, status, title, slug, seo, title_key, publish_at)
    select ${type}, ${api.owner.id}, (array['published', 'draft'])[1 + n % 2], 'Bài ' || n, 'bai-' || n, '{}',
      lpad(n::text, 6, '0'), now() - interval '1 year' from generate_series(1, 5000) n`)
  await api.db.execute(sql`analyze posts`)
  for (const query of ['', '&orderBy=title', '&state=published', '&state=draft'])
    for (let n = 0; n < 8; n++) {
      const path = `/posts?search=type_id:${type}&searchJoin=and${query}`
      expect((await api.call('GET', path, { as: api.owner.token })).status).toBe(200)
    }
  const kept = sql`select from pg_prepared_statements where name like 'list-%' and generic_plans > 0`
  expect(await rowsOf(api.db, kept)).toHaveLength(4)
  await api.close()
})
