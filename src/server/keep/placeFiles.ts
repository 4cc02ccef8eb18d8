import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../messages'
import { addressOfFiles, filesFolder, isBucket, nameOfFolder, openFolder } from '../storage'
import { diskFolder } from '../storage/diskFolder'
import { eachOf } from '../storage/folder'
import type { Entry } from './entry'
import { filesUnder, fileWriter } from './fileEntries'
import { isEmptyFolder, type Place } from './place'

/** Files are written to the disk first, and get to their place together. */
export function openFiles(place: Place, withFiles: boolean) {
  const address = addressOfFiles(place)
  const folder = openFolder(address)
  const draft = `${filesFolder(place.dataDir)}.new`
  const writer = fileWriter(draft)
  const isThere = async () => {
    for await (const _ of folder.entries('')) return true
    return false
  }
  return {
    async refuse() {
      if (withFiles && (await isThere()))
        throw new StartError('place_filled', { place: nameOfFolder(address) })
    },
    /** Only what a call like this one has written: it was empty before. */
    async clear() {
      await writer.close()
      if (!withFiles) return
      await rm(draft, { recursive: true, force: true })
      await folder.clear('')
    },
    async write(entry: Entry) {
      if (withFiles) await writer.write(entry)
    },
    async place() {
      await writer.end()
      if (!withFiles || (await isEmptyFolder(draft))) return
      if (isBucket(address)) {
        const paths = await filesUnder(diskFolder(draft))
        await eachOf(paths, (path) => folder.putFile(path, join(draft, path)))
        const found = (await filesUnder(folder)).length
        if (found !== paths.length) throw new StartError('files_differ', { found, expected: paths.length })
        await rm(draft, { recursive: true })
      } else await rename(draft, address)
    },
  }
}
