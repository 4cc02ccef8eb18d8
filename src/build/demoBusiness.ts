import { mkdir, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { migrate, openPglite } from '../api/db/database'
import type { DemoSizes } from '../demo/sizes'
import { seedBusiness } from '../seed/index'
import { sharpImages } from '../server/images'
import { diskStorage, filesFolder } from '../server/storage'

/**
 * Prepares the sample business in `folder`: its database as a packed data directory that a browser only has
 * to unpack, and its files under their addresses.
 */
export async function prepareDemo(folder: string): Promise<void> {
  const pglite = await PGlite.create({
    extensions: { pg_trgm, unaccent },
    // The log of writes is most of an empty database, and a browser keeps every file of it whole.
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
