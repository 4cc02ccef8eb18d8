import { resolve } from 'node:path'
import { readConfig } from './server/config'
import { restoreArchive, tellRows } from './server/keep/restore'
import { say } from './server/messages'
import { print, runProgram } from './server/program'

runProgram(async () => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || file.startsWith('-') || more.length) {
    print(say('restore_usage'))
    return 2
  }
  const manifest = await restoreArchive(resolve(file), readConfig(process.env))
  print(say('restore_made', { ...tellRows(manifest), at: manifest.at }))
  return 0
})
