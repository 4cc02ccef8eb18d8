import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpClient } from '../../src/admin/providers/http/http'
import { storeTokens } from '../../src/admin/providers/http/tokens'
import { locales } from '../../src/admin/providers/i18nProvider'
import { createStore } from '../../src/admin/store'
import { breakpoints } from '../../src/admin/theme/tokens'
import { faviconSize } from '../../src/domain/favicon'
import { formatMoney } from '../../src/domain/money'
import { redirectSchema } from '../../src/domain/redirectSchema'
import { knownSettings } from '../../src/domain/settings'
import { validate } from '../../src/domain/validation'

beforeEach(() => localStorage.clear())

describe('what holds until somebody chooses otherwise', () => {
  it('is Vietnamese, from left to right, beside English and Japanese', () => {
    expect(locales.map(({ locale }) => locale)).toEqual(['vi', 'en', 'ja'])
    const store = createStore()
    expect(store.getItem('locale')).toBe('vi')
    expect(store.getItem('direction', 'ltr')).toBe('ltr')
  })

  it('is money in VND', () => {
    expect(knownSettings.money_unit.usual).toBe('VND')
    expect(formatMoney(1_234)).toMatch(/^1\.234\s₫|^1\.234\sVND/)
  })

  it('is a permanent redirect', () => {
    const { value } = validate(redirectSchema, { source: '/cu', destination: '/moi', code: '' })
    expect(value?.code).toBe(301)
  })
})

describe('what is kept in the browser', () => {
  it('stands under the names that the site reads too', () => {
    storeTokens({ token_type: 'Bearer', access_token: 'a', refresh_token: 'r', expires_in: 60 })
    const store = createStore()
    store.setItem('locale', 'en')
    store.setItem('direction', 'rtl')
    const kept = Object.keys(localStorage)
    for (const key of ['access_token', 'refresh_token', 'expires_in', 'current_language', 'direction'])
      expect(kept).toContain(key)
  })
})

describe('numbers that were agreed', () => {
  it('a call may take 320 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const fetch = async () => new Response('{}')
    await createHttpClient({ fetch, locale: () => 'vi', onSignedOut: () => undefined })('/types')
    expect(timeout).toHaveBeenCalledWith(320_000)
    timeout.mockRestore()
  })

  it('a phone ends at 768 pixels, a desktop begins at 1440', () => {
    expect([breakpoints.sm, breakpoints.lg]).toEqual([768, 1440])
  })

  it('the icon of the site is 180 pixels wide and high', () => {
    expect(faviconSize).toBe(180)
  })
})
