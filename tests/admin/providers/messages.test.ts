import { expect, test, vi } from 'vitest'
import { createI18nProvider } from '../../../src/admin/providers/i18nProvider'
import { completeMessages } from '../../../src/admin/providers/messages'

test('words that a page asks for while the language is still being loaded are there when it is drawn', async () => {
  const creating = createI18nProvider('vi')
  await completeMessages()
  const { translate } = await creating
  expect(translate('products.from_quantity', { quantity: 5, price: '155.000 ₫' })).toContain('155.000 ₫')
})

test('a page brings the words of its subject in the language of the screen, and no others', async () => {
  vi.resetModules()
  const { createI18nProvider } = await import('../../../src/admin/providers/i18nProvider')
  const { redirects } = await import('../../../src/admin/resources/redirects')
  const provider = await createI18nProvider('vi')
  const has = (key: string) => provider.translate(key, { _: '' }) !== ''
  expect(has('resources.redirects.fields.source')).toBe(false)
  // Whoever asks meanwhile waits as well.
  await Promise.all([
    redirects.list.code.load(),
    redirects.list.code.load().then(() => expect(has('resources.redirects.empty.message')).toBe(true)),
  ])
  expect(has('resources.redirects.fields.source')).toBe(true)
  expect(has('resources.ratings.empty.message')).toBe(false)

  const vietnamese = provider.translate('resources.redirects.fields.source')
  await provider.changeLocale('en')
  expect(has('resources.redirects.fields.source')).toBe(true)
  expect(provider.translate('resources.redirects.fields.source')).not.toBe(vietnamese)
})

test('words about what the API answers come before it is drawn', async () => {
  vi.resetModules()
  const { createI18nProvider } = await import('../../../src/admin/providers/i18nProvider')
  const { loadWordsAbout } = await import('../../../src/admin/providers/messages')
  const provider = await createI18nProvider('vi')
  await loadWordsAbout(['seos', 'posts', 'seos'])
  expect(provider.translate('resources.seos.fields.image', { _: '' })).not.toBe('')
})

test('a key that no code has asked for is told, and its words come after all', async () => {
  vi.resetModules()
  const { createI18nProvider } = await import('../../../src/admin/providers/i18nProvider')
  const provider = await createI18nProvider('vi')
  const told = vi.spyOn(console, 'error').mockReturnValue()
  expect(provider.translate('resources.ratings.empty.message')).toBe('resources.ratings.empty.message')
  expect(told).toHaveBeenCalledOnce()
  await vi.waitFor(() =>
    expect(provider.translate('resources.ratings.empty.message', { _: '' })).toMatch(/\s/),
  )
  expect(provider.translate('postal_code')).toBe('postal_code')
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})

test('of two languages that are asked for, the last stays, whichever comes last; so do words that are on their way', async () => {
  vi.resetModules()
  const { createI18nProvider } = await import('../../../src/admin/providers/i18nProvider')
  const { loadWordsAbout } = await import('../../../src/admin/providers/messages')
  const provider = await createI18nProvider('vi')
  await Promise.all([provider.changeLocale('en'), provider.changeLocale('vi')])
  expect(provider.getLocale()).toBe('vi')
  localStorage.setItem('current_language', 'ja')
  await Promise.all([provider.changeLocale('ja'), loadWordsAbout(['seos'])])
  expect(provider.getLocale()).toBe('ja')
  expect(provider.translate('resources.seos.fields.image')).toMatch(/[ぁ-んァ-ン一-龯]/)
  localStorage.clear()
})
