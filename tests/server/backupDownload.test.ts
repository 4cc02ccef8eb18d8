import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createHandler } from '../../src/server/handler'
import { openShelf } from '../../src/server/keep/shelf'
import { diskStorage } from '../../src/server/storage'
import { startApi } from '../support/api'
import { emptyFolder } from '../support/folder'
import { serve } from '../support/serve'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const megabyte = 1024 * 1024
const all = 2_000

it('an archive is read as fast as it is taken, whatever its size, and no further once nobody takes it', async () => {
  let read = 0
  const cancel = vi.fn()
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(megabyte))
      if (++read === all) controller.close()
    },
    cancel,
  })
  const backups = { list: async () => [], open: async () => ({ size: all * megabyte, stream }) }
  const test = await startApi({ backups })
  onTestFinished(test.close)
  const handle = createHandler(
    {
      api: test.api,
      storage: diskStorage(await emptyFolder()),
      focusOf: async () => ({ x: 50, y: 50 }),
      log: silent,
      trustedProxies: 0,
      isHealthy: async () => true,
      facts: async () => ({}),
    },
    () => undefined,
  )
  const answer = await fetch(`${await serve(handle)}/api/v1/backups/big.tar/file`, {
    headers: { authorization: `Bearer ${test.owner.token}` },
  })
  expect(answer.headers.get('content-length')).toBe(String(all * megabyte))
  const reader = answer.body?.getReader()
  await reader?.read()
  // What lies in between holds a little of it.
  let before = 0
  while (read > before) {
    before = read
    await pause(200)
  }
  expect(read).toBeLessThan(100)
  await reader?.cancel()
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled(), 10_000)
  expect(read).toBeLessThan(200)
})

it('archives are all that is given away of where they lie', async () => {
  const folder = await emptyFolder()
  const archive = 'nep-20261121-090000.tar'
  for (const name of [archive, `${archive}.json`, 'nep.lock']) await writeFile(join(folder, name), '{}')
  const { find, open } = openShelf(folder)
  expect((await find(archive))?.size).toBe(2)
  for (const name of [`${archive}.json`, 'nep.lock', `./${archive}`])
    expect([await find(name), await open(name)], name).toEqual([null, null])
})
