import { describe, expect, it } from 'vitest'
import { createTurns } from '../../src/api/auth/turns'
import { ApiError } from '../../src/api/http/errors'

/** Work that runs until the test releases it, and counts how much of it is running. */
function works() {
  const open: (() => void)[] = []
  let running = 0
  let most = 0
  const work = async (): Promise<string> => {
    running++
    most = Math.max(most, running)
    await new Promise<void>((resolve) => open.push(resolve))
    running--
    return 'done'
  }
  const finish = async <T>(all: Promise<T>): Promise<T> => {
    let isDone = false
    void all.finally(() => {
      isDone = true
    })
    while (!isDone) {
      open.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
    return all
  }
  return { work, finish, most: () => most }
}

describe('hashing takes turns', () => {
  it('two at once and no more, in the order they came', async () => {
    const inQueue = createTurns({ atOnce: 2, mayWait: 10 })
    const { work, finish, most } = works()
    const done: number[] = []
    const all = Promise.all(
      [0, 1, 2, 3, 4].map((n) =>
        inQueue(work).then((word) => {
          done.push(n)
          return word
        }),
      ),
    )
    expect(await finish(all)).toEqual(['done', 'done', 'done', 'done', 'done'])
    expect(most()).toBe(2)
    expect(done).toEqual([0, 1, 2, 3, 4])
  })

  it('and whoever finds the line full is told when to come back', async () => {
    const inQueue = createTurns({ atOnce: 1, mayWait: 1 })
    const { work, finish } = works()
    const heard = [inQueue(work), inQueue(work)]
    const refusal: unknown = await inQueue(work).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ status: 429, details: { headers: { 'Retry-After': '3' } } })
    expect(await finish(Promise.all(heard))).toEqual(['done', 'done'])
  })

  it('and work that fails frees its place', async () => {
    const inQueue = createTurns({ atOnce: 1, mayWait: 1 })
    await expect(inQueue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inQueue(async () => 'next')).toBe('next')
  })

  it('and lets other requests have the thread between two of them', async () => {
    const inQueue = createTurns({ atOnce: 2, mayWait: 10 })
    const order: string[] = []
    const hashing = [1, 2, 3].map((n) => inQueue(async () => void order.push(`hash ${n}`)))
    setTimeout(() => order.push('request'))
    await Promise.all(hashing)
    expect(order.indexOf('request')).toBeLessThan(order.indexOf('hash 3'))
  })
})
