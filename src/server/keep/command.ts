import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config'
import { reasonOf } from '../errors'
import { lockFolder } from '../lock'
import { StartError, say } from '../messages'
import { print } from '../program'
import type { BackupStep } from './backUp'
import { makeBackup } from './inChild'
import { isEmptyFolder, placeOf } from './place'
import { type Answer, askFor, requestsFolder } from './requests'

const tellStep = (step: BackupStep): boolean => print(say(`backup_step_${step}`))

/** How often to look, in ms. */
const lookEvery = 300

/** Makes a backup, or asks the server for it that has the embedded database open. */
export async function commandBackup(config: Config): Promise<number> {
  const { dataDir, databaseUrl } = config
  if (databaseUrl) return tell(await make(config))
  if (await isEmptyFolder(join(dataDir, 'db'))) throw new StartError('nothing_here', { folder: dataDir })
  try {
    const unlock = await lockFolder(dataDir)
    try {
      return tell(await make(config))
    } finally {
      unlock()
    }
  } catch (error) {
    if (!(error instanceof StartError && error.key === 'folder_in_use')) throw error
    print(say('backup_asked', error.params))
    return tell(await ask(config))
  }
}

const make = (config: Config): Promise<Answer> =>
  makeBackup({
    place: placeOf(config),
    shelf: config.backupDir,
    hold: (work) => work(),
    step: tellStep,
  }).catch((error) => ({ failed: reasonOf(error) }))

async function ask(config: Config): Promise<Answer> {
  const request = await askFor(requestsFolder(config))
  let told: BackupStep | undefined
  try {
    for (let looks = 1; ; looks++) {
      const answer = await request.answer()
      if (answer) return answer
      const step = await request.step()
      if (step && step !== told) tellStep(step)
      told = step ?? told
      await pause(lookEvery)
      if (looks % 20 === 0 && (await isFree(config.dataDir)) && !(await request.answer()))
        return { failed: say('backup_alone') }
    }
  } finally {
    await request.forget()
  }
}

/** Whether the process is gone that had the folder. */
const isFree = (dataDir: string): Promise<boolean> =>
  lockFolder(dataDir).then(
    (unlock) => {
      unlock()
      return true
    },
    () => false,
  )

function tell({ file = '', size = 0, missing, failed }: Answer): number {
  if (failed) {
    print(say('backup_failed', { reason: failed }))
    return 1
  }
  print(say('backup_made', { file, size: (size / 1e6).toFixed(1) }))
  if (missing) print(say('backup_missing', { count: missing }))
  return 0
}
