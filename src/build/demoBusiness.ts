import { mkdir, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { migrate, openPglite } from '../api/db/database'
import type { DemoSizes } from '../demo/sizes'
import { seedBusiness } from '../seed/index'
import { sharpImages } from '../server/images'
import { diskStorage, filesFolder } from '../server/storage'

/** Writes the sample business into `folder`: its database as a packed data directory, and its files. */
export async function prepareDemo(folder: string): Promise<void> {
  const pglite = await PGlite.create({
    extensions: { btree_gin, pg_trgm, unaccent },
    // Small segments: the write-ahead log is most of an empty database, and the browser stores all of it.
    initDbStartParams: ['--wal-segsize=1'],
    postgresqlconf: ['min_wal_size=2MB', 'max_wal_size=2MB'],
  })
  const db = await openPglite(pglite)
  await migrate(db)
  await seedBusiness({ db, storage: diskStorage(filesFolder(folder)), images: sharpImages })
  await pglite.query('vacuum full')
  await pglite.query('vacuum analyze')
  await pglite.query('checkpoint')
  const prepared = await pglite.dumpDataDir('gzip')
  await pglite.close()

  const library = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const sizeOf = async (name: string) => (await stat(join(library, name))).size
  const sizes: DemoSizes = {
    wasm: await sizeOf('pglite.wasm'),
    share: await sizeOf('pglite.data'),
    prepared: prepared.size,
  }
  await mkdir(join(folder, 'demo'), { recursive: true })
  await writeFile(join(folder, 'demo/prepared.bin'), Buffer.from(await prepared.arrayBuffer()))
  await writeFile(join(folder, 'demo/sizes.json'), JSON.stringify(sizes))
}
