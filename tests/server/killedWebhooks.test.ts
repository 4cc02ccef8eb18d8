import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { newDatabase, onServer } from '../support/database'
import { dataFolder, emptyFolder } from '../support/folder'
import { forkProgram } from '../support/programs'
import { receiver } from '../support/receiver'
import type { WebhookChildTold } from '../support/webhookChild'

async function survivesKills(env: Record<string, string>): Promise<void> {
  let killAt = 0
  let kill = () => {}
  const at = await receiver((response, _, nth) => {
    // In the middle of a delivery: it has arrived, and nobody has noted that.
    if (nth === killAt) kill()
    else response.writeHead(204).end()
  })
  const committed = new Set<number>()
  const live = async (count: number, dieAfter?: number): Promise<number[] | undefined> => {
    let all: number[] | undefined
    killAt = dieAfter ? at.received.length + dieAfter : 0
    const child = await forkProgram('webhooks', [at.url, String(count)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    kill = () => void child.kill('SIGKILL')
    onTestFinished(kill)
    child.on('message', (told: WebhookChildTold) => {
      if (told.committed) committed.add(told.committed)
      all = told.all ?? all
    })
    const [code, signal] = await once(child, 'exit')
    expect([code, signal]).toEqual(dieAfter ? [null, 'SIGKILL'] : [0, null])
    return all
  }
  await live(30, 1)
  await live(30, 7)
  const all = (await live(9)) ?? []
  const heard = at.received.map(({ body }) => Number(JSON.parse(body).data.id))
  // What was committed is told, what was taken back is not; a delivery that was broken off came again with its id.
  expect([...new Set(heard)].sort((a, b) => a - b)).toEqual(all)
  expect([...committed].filter((id) => !all.includes(id))).toEqual([])
  expect(new Set(at.received.map(({ headers }) => headers['webhook-id'])).size).toBe(all.length)
  expect(heard.length).toBeLessThanOrEqual(all.length + 2)
}

it('a process that is killed between a change and its delivery, or in the middle of one, loses nothing: embedded', async () => {
  await survivesKills({ DATA_DIR: await dataFolder() })
})

it.runIf(onServer)('the same on a server', async () => {
  const { url, drop } = await newDatabase()
  onTestFinished(drop)
  await survivesKills({ DATA_DIR: await emptyFolder(), DATABASE_URL: url })
})
