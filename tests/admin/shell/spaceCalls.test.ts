import { expect, it } from 'vitest'
import { spaceCalls } from '../../../src/admin/startup/spaceCalls'

it('calls go out one in each task, in their order, the first in this one', async () => {
  const out: string[] = []
  const call = (name: string) =>
    spaceCalls(async () => {
      out.push(name)
      // Microtasks end before the next task.
      await null
      out.push(`${name} done`)
      return name
    })
  const answers = ['a', 'b', 'c'].map(call)
  await answers[0]
  expect(out).toEqual(['a', 'a done'])
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c'])
  expect(out).toEqual(['a', 'a done', 'b', 'b done', 'c', 'c done'])
})

it('one that fails, or is broken off while it waits, holds up none', async () => {
  const broken = new AbortController()
  const answers = [
    spaceCalls(() => Promise.reject(new Error('Mất mạng'))),
    spaceCalls(async () => broken.signal.throwIfAborted()),
    spaceCalls(async () => 'Đã đến'),
  ]
  broken.abort(new Error('Thôi'))
  const [lost, off, come] = await Promise.allSettled(answers)
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'Mất mạng' } })
  expect(off).toMatchObject({ status: 'rejected', reason: { message: 'Thôi' } })
  expect(come).toMatchObject({ status: 'fulfilled', value: 'Đã đến' })
})
