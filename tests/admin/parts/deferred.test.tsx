import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDeferred } from '../../../src/admin/components/form/draft/useDeferred'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aForm() {
  let given: ReturnType<typeof useDeferred> | undefined
  function Form() {
    given = useDeferred()
    return null
  }
  const { unmount } = render(<Form />)
  if (!given) throw new Error('not drawn')
  return { ...given, unmount }
}

it('a draft is stored once for many keys, when typing rests', () => {
  const { put } = aForm()
  const store = vi.fn()
  for (const text of ['m', 'mộ', 'một']) put(() => store(text))
  expect(store).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(store.mock.calls).toEqual([['một']])
})

it('and at once when the page or the form goes away', () => {
  const { put, unmount } = aForm()
  const store = vi.fn()
  put(() => store('một'))
  window.dispatchEvent(new Event('pagehide'))
  put(() => store('hai'))
  unmount()
  vi.advanceTimersByTime(1_000)
  expect(store.mock.calls).toEqual([['một'], ['hai']])
})

it('but never what was taken back meanwhile', () => {
  const { put, cancel, unmount } = aForm()
  const store = vi.fn()
  put(() => store('một'))
  cancel()
  unmount()
  vi.advanceTimersByTime(1_000)
  expect(store).not.toHaveBeenCalled()
})
