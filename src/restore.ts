import { readConfig } from './server/config'
import { withArchive } from './server/keep/fetchArchive'
import { restoreArchive, tellRows } from './server/keep/restore'
import { openShelf } from './server/keep/shelf'
import { say } from './server/messages'
import { print, runProgram } from './server/program'
import { nameOfFolder } from './server/storage'

runProgram(async () => {
  const [name, ...more] = process.argv.slice(2)
  const config = readConfig(process.env)
  if (!name || name.startsWith('-') || more.length) {
    print(say('restore_usage'))
    const there = await openShelf(config.backupDir).list()
    if (there.length) print(say('restore_there', { place: nameOfFolder(config.backupDir) }))
    for (const { id, size, verified_at } of there)
      print(`  ${id}  ${(size / 1e6).toFixed(1)} MB${verified_at ? '' : `  ${say('restore_unchecked')}`}`)
    return 2
  }
  const manifest = await withArchive(name, config, (file) => restoreArchive(file, config))
  print(say('restore_made', { ...tellRows(manifest), at: manifest.at }))
  return 0
})
