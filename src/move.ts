import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from './server/config'
import { moveBusiness } from './server/keep/moveBusiness'
import type { Place } from './server/keep/place'
import { tellRows } from './server/keep/restore'
import { say } from './server/messages'
import { print, runProgram } from './server/program'

const options = { to: { type: 'string' }, data: { type: 'string' }, files: { type: 'string' } } as const

/** `null` for arguments that say no place. */
function placeIn(args: string[], from: Config): Place | null {
  try {
    const { to = from.databaseUrl, data, files } = parseArgs({ args, options }).values
    const filesUrl = files === undefined ? undefined : readConfig({ FILES_URL: files }).filesUrl
    if (!to) return filesUrl && !data ? { dataDir: from.dataDir, filesUrl } : null
    const { databaseUrl } = readConfig({ DATABASE_URL: /^(postgres(ql)?|socket):/.test(to) ? to : '' })
    if (!databaseUrl) return data ? null : { dataDir: resolve(to), filesUrl }
    return data
      ? { databaseUrl, dataDir: resolve(data), filesUrl }
      : { databaseUrl, dataDir: from.dataDir, filesUrl: filesUrl ?? from.filesUrl }
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

runProgram(async () => {
  const from = readConfig(process.env)
  const to = placeIn(process.argv.slice(2), from)
  if (!to || process.argv.length === 2) {
    print(say('move_usage'))
    return 2
  }
  const { loaded, former } = await moveBusiness(from, to)
  if (loaded) print(say('move_rows', tellRows(loaded)))
  if (to.databaseUrl !== from.databaseUrl || to.dataDir !== from.dataDir)
    print(say(to.databaseUrl ? 'move_to_server' : 'move_to_folder', { folder: to.dataDir }))
  if (to.filesUrl !== from.filesUrl) print(say(to.filesUrl ? 'move_files_to_bucket' : 'move_files_to_folder'))
  if (former) print(say('move_kept', { folder: former }))
  if (from.databaseUrl && from.databaseUrl !== to.databaseUrl) print(say('move_source_stays'))
  return 0
})
