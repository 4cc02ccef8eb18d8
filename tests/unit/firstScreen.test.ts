// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A page that has just been loaded: what has been drawn is remembered by the module. */
async function aPage() {
  vi.resetModules()
  return await import('../../src/admin/startup/progress')
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('what is of use only later waits until the first screen is there and the browser idle', async () => {
  const { afterFirstScreen, finishLoading } = await aPage()
  const done: string[] = []
  afterFirstScreen(() => done.push('the editor'))
  afterFirstScreen(() => done.push('drafts'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done).toEqual([])
  finishLoading()
  expect(done).toEqual([])
  await vi.runAllTimersAsync()
  expect(done).toEqual(['the editor', 'drafts'])
})

it('and is done at once from then on, and once', async () => {
  const { afterFirstScreen, finishLoading } = await aPage()
  const done: string[] = []
  afterFirstScreen(() => done.push('first'))
  finishLoading()
  await vi.runAllTimersAsync()
  finishLoading()
  await vi.runAllTimersAsync()
  afterFirstScreen(() => done.push('later'))
  expect(done).toEqual(['first', 'later'])
})
