import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { entity } from '../../src/api/crud/entity'
import { choiceField } from '../../src/api/crud/fields'
import { answerList } from '../../src/api/crud/list'
import { rowsOf } from '../../src/api/db/database'
import { media } from '../../src/api/db/tables/media'
import { mediaSchema } from '../../src/domain/mediaSchema'
import { withApi } from '../support/api'

const api = withApi()
const run = (text: string) => api().db.execute(sql.raw(text))

/** The non-zero totals of the scratch table by key. */
const totals = async () =>
  Object.fromEntries(
    (
      await rowsOf<{ key: string; n: number }>(
        api().db,
        sql`select key::text as key, sum(n)::int as n from list_counts where list = 'scratch'
          group by 1 having sum(n) <> 0`,
      )
    ).map(({ key, n }) => [key, n]),
  )

beforeEach(async () => {
  await run('drop table if exists scratch')
  await run(`delete from list_counts where list = 'scratch'`)
  await run('create table scratch (id serial primary key, kind text)')
  await run(`insert into scratch (kind) values ('a'), ('a'), ('b'), (null)`)
})

describe('a counted list', () => {
  it('that has rows already is counted with them', async () => {
    await run(`call count_lists('scratch', 'kind')`)
    expect(await totals()).toEqual({ '{"kind": "a"}': 2, '{"kind": "b"}': 1, '{"kind": null}': 1 })
    await run(`delete from scratch where kind = 'a'`)
    expect(await totals()).toEqual({ '{"kind": "b"}': 1, '{"kind": null}': 1 })
  })

  it('needs no dimension: it has one exact total through writes of every kind', async () => {
    await run(`call count_lists('scratch', '')`)
    expect(await totals()).toEqual({ '{}': 4 })
    await run(`insert into scratch (kind) values ('c'), ('d')`)
    await run(`update scratch set kind = 'e'`)
    await run(`insert into scratch (kind) select 'x' where false`)
    expect(await totals()).toEqual({ '{}': 6 })
    await run('delete from scratch where id = 1')
    expect(await totals()).toEqual({ '{}': 5 })
    await run('truncate scratch')
    expect(await totals()).toEqual({})
  })

  it('may be counted by other dimensions later', async () => {
    await run(`call count_lists('scratch', 'kind')`)
    await run(`call count_lists('scratch', '')`)
    expect(await totals()).toEqual({ '{}': 4 })
    await run('delete from scratch')
    expect(await totals()).toEqual({})
  })

  it('is put right by a recount, whatever its totals were', async () => {
    await run(`call count_lists('scratch', 'kind')`)
    for (const damage of [
      `insert into list_counts values ('scratch', '{"kind": "a"}', 7), ('scratch', '{"old": 1}', 3)`,
      `delete from list_counts where list = 'scratch'`,
    ]) {
      await run(damage)
      await run(`call recount_list('scratch')`)
      expect(await totals()).toEqual({ '{"kind": "a"}': 2, '{"kind": "b"}': 1, '{"kind": null}': 1 })
    }
  })

  it('is folded where a key has several summands; others stay as they are', async () => {
    await run(`call count_lists('scratch', 'kind')`)
    const stored = () =>
      rowsOf(
        api().db,
        sql`select key->>'kind' as kind, n::int, xmin::text as written from list_counts where list = 'scratch' order by 1, 2`,
      )
    const before = await stored()
    await run(`insert into scratch (kind) values ('b')`)
    await run(`delete from scratch where kind is null`)
    await api().api.maintain()
    expect(await stored()).toMatchObject([before[0], { kind: 'b', n: 2 }])
  })

  it('that nobody counts cannot be recounted', async () => {
    await expect(run(`call recount_list('scratch')`)).rejects.toThrow()
  })

  it('without dimensions answers its exact total, and counts a filter up to the cap', async () => {
    await run(`insert into media (name, file, path, type, kind, size, url)
      select 'Ảnh', 'a.webp', 'many/' || n, 'image/webp', 'image', 1, '/files/a.webp' from generate_series(1, 1500) n`)
    const plain = entity(media, {
      schema: mediaSchema,
      fields: { kind: choiceField(media.kind) },
      sorts: ['id'],
      counted: [],
    })
    const { db, owner } = api()
    const ask = async (query: string) => {
      const url = new URL(`http://nep.test/media?${query}`)
      return (await (await answerList({ db, url, now: api().now, actor: owner }, plain)).json()).meta
        .pagination
    }
    expect(await ask('')).toMatchObject({ total: 1500, total_pages: 60 })
    expect(await ask('')).not.toHaveProperty('total_is_capped')
    expect(await ask('search=kind:image')).toMatchObject({ total: 1000, total_is_capped: true })
  })
})
