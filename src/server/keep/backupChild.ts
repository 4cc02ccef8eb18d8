/** A process of its own, so that the server goes on answering. It ends with the process that wants the backup. */
import { once } from 'node:events'
import { reasonOf } from '../errors'
import { type BackupMade, backUp } from './backUp'
import type { FromChild, ToChild } from './inChild'

const say = (message: FromChild) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()))
  })

const told = async (): Promise<ToChild> => (await once(process, 'message'))[0]

process.on('disconnect', () => process.exit())

async function run(): Promise<BackupMade> {
  const first = await told()
  if (!('order' in first)) throw new Error('no order')
  return backUp(first.order, {
    step: (step) => void say({ step }),
    async hold(work) {
      const held = told()
      await say({ hold: true })
      await held
      await work()
      await say({ hold: false })
    },
  })
}

run().then(
  async (made) => {
    await say({ made })
    process.disconnect()
  },
  async (error) => {
    await say({ failed: reasonOf(error) })
    process.disconnect()
  },
)
