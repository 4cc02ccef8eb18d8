import { sql } from 'drizzle-orm'
import { rowsOf } from '../../api/db/database'
import type { Engine } from './engine'

interface Part {
  away: string
  back: string
}

/**
 * Takes away what would look at each row that is loaded: triggers, references and indexes. The owner of the tables may.
 * @returns brings it back; whatever does not fit the rows fails then
 */
export async function setAside({ db, breathe }: Engine): Promise<() => Promise<void>> {
  const parts = await rowsOf<Part>(
    db,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
      from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0
      union all
      select format('drop index %s', indexrelid::regclass),
        replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and not c.relispartition
        and not exists (select from pg_constraint where conindid = i.indexrelid)
      union all
      select format('alter table %s disable trigger user', c.oid::regclass),
        format('alter table %s enable trigger user', c.oid::regclass)
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)`,
  )
  for (const { away } of parts) await db.execute(sql.raw(away))
  return async () => {
    // Last in, first out: references need the indexes.
    for (const [at, { back }] of parts.reverse().entries()) {
      await db.execute(sql.raw(back))
      if (at % 20 === 19) await breathe()
    }
  }
}
