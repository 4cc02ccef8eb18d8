import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearTokens, storeTokens, watchOtherTabs } from '../../../src/admin/providers/http/tokens'

const tokenOf = (person: number, serial = 0) =>
  `h.${btoa(JSON.stringify({ sub: String(person), serial })).replace(/=+$/, '')}.s`
const tokensOf = (person: number, serial = 0) => ({
  token_type: 'Bearer' as const,
  access_token: tokenOf(person, serial),
  refresh_token: 'r',
  expires_in: 60,
})

/** What another tab does to the shared storage. */
function elsewhere(person: number | null, serial = 0) {
  if (person === null) localStorage.removeItem('access_token')
  else localStorage.setItem('access_token', `Bearer ${tokenOf(person, serial)}`)
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
}

describe('what happens in other tabs', () => {
  const heard = vi.fn<(what: 'left' | 'entered') => void>()
  let stop: () => void

  beforeEach(() => {
    heard.mockClear()
    storeTokens(tokensOf(1))
    stop = watchOtherTabs(heard)
  })
  afterEach(() => {
    stop()
    clearTokens()
  })

  it('is heard when somebody signs out there, once', () => {
    elsewhere(null)
    window.dispatchEvent(new StorageEvent('storage', { key: 'refresh_token' }))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard.mock.calls).toEqual([['left']])
  })

  it('is not heard when the same person gets fresh tokens, nor of what this tab does itself', () => {
    elsewhere(1, 2)
    storeTokens(tokensOf(2))
    document.dispatchEvent(new Event('visibilitychange'))
    clearTokens()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).not.toHaveBeenCalled()
  })

  it('is seen by a tab that slept when it is looked at again', () => {
    localStorage.removeItem('access_token')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard.mock.calls).toEqual([['left']])
  })

  it('ends the page when somebody else signs in: nothing more is sent in their name', async () => {
    // A page of its own: once over, it stays so until it is loaded anew. All other tests share the module.
    stop()
    const own = '../../../src/admin/providers/http/tokens?own'
    const mine: typeof import('../../../src/admin/providers/http/tokens') = await import(
      /* @vite-ignore */ own
    )
    const end = mine.watchOtherTabs(heard)
    elsewhere(2)
    expect(heard.mock.calls).toContainEqual(['entered'])
    expect([mine.accessToken(), mine.refreshAuthorization(), mine.isSignedIn()]).toEqual([null, null, false])
    // A refresh or a failure that was on its way is not theirs either.
    mine.storeTokens(tokensOf(1))
    mine.clearTokens()
    expect(localStorage.getItem('access_token')).toBe(`Bearer ${tokenOf(2)}`)
    end()
  })
})
