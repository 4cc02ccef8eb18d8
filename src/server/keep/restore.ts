import { checkArchive, readArchive } from './archive'
import type { Manifest } from './entry'
import { endFill, fillPlace } from './fill'
import { stepsOf } from './load'
import { type Place, placeOf } from './place'

/**
 * Puts the business of an archive into an empty place.
 * @throws StartError, before anything is written, for an archive that is damaged or newer than the program
 */
export async function restoreArchive(file: string, target: Place): Promise<Manifest> {
  const manifest = await checkArchive(file)
  stepsOf(manifest)
  const place = placeOf(target)
  await fillPlace(place, () => readArchive(file), { withFiles: true, withRows: true })
  await endFill(place)
  return manifest
}

/** For people: how much there is. */
export const tellRows = ({ tables }: Manifest) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + Number(rows), 0),
})
