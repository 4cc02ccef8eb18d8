import { checkArchive, readArchive } from './archive'
import type { Manifest } from './entry'
import { fillPlace, type Place } from './fill'
import { stepsOf } from './load'

/**
 * Puts the business of an archive into an empty place.
 * @throws StartError, before anything is written, for an archive that is damaged or newer than the program
 */
export async function restoreArchive(file: string, { dataDir, databaseUrl }: Place): Promise<Manifest> {
  const manifest = await checkArchive(file)
  stepsOf(manifest)
  await fillPlace({ dataDir, databaseUrl }, () => readArchive(file), { withFiles: true })
  return manifest
}

/** For people: how much there is. */
export const tellRows = ({ tables }: Manifest) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + Number(rows), 0),
})
