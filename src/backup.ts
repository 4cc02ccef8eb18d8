import { readConfig } from './server/config'
import { commandBackup } from './server/keep/command'
import { say } from './server/messages'
import { print, runProgram } from './server/program'

runProgram(async () => {
  if (process.argv.length > 2) {
    print(say('backup_usage'))
    return 2
  }
  return commandBackup(readConfig(process.env))
})
