import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './server/config'
import type { Place } from './server/keep/fill'
import { moveBusiness } from './server/keep/moveBusiness'
import { tellRows } from './server/keep/restore'
import { say } from './server/messages'
import { print, runProgram } from './server/program'

const options = { to: { type: 'string' }, data: { type: 'string' } } as const

/** `null` for arguments that say no place. */
function placeIn(args: string[], dataDir: string): Place | null {
  try {
    const { to, data } = parseArgs({ args, options }).values
    if (!to) return null
    const databaseUrl = readConfig({
      DATABASE_URL: /^(postgres(ql)?|socket):/.test(to) ? to : '',
    }).databaseUrl
    if (databaseUrl) return { databaseUrl, dataDir: data ? resolve(data) : dataDir }
    return data ? null : { dataDir: resolve(to) }
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

runProgram(async () => {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const to = placeIn(process.argv.slice(2), dataDir)
  if (!to) {
    print(say('move_usage'))
    return 2
  }
  const { loaded, former } = await moveBusiness({ dataDir, databaseUrl }, to)
  if (loaded) print(say('move_rows', tellRows(loaded)))
  print(say(to.databaseUrl ? 'move_to_server' : 'move_to_folder', { folder: to.dataDir }))
  if (former) print(say('move_kept', { folder: former }))
  if (databaseUrl) print(say('move_source_stays'))
  return 0
})
