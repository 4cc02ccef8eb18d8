import first from 'messages:vi/first'
import rest from 'messages:vi/rest'
import { expect, test, vi } from 'vitest'
import words from '../../../i18n/vi'
import { createI18nProvider } from '../../../src/admin/providers/i18nProvider'
import { screens } from '../../../src/admin/screens'
import { loadAllWords } from '../../../src/admin/startup/messages'

test('each word is in one part, and the titles of all screens are in the first: menu and palette name them', () => {
  const count = (tree: unknown): number =>
    typeof tree === 'string' ? 1 : Object.values(tree as object).reduce((sum, each) => sum + count(each), 0)
  expect(Object.keys(first).filter((key) => key in rest)).toEqual([])
  expect(Object.keys(first).length + Object.keys(rest).length).toBe(count(words))
  expect(screens.map(({ title }) => title).filter((title) => !(title in first))).toEqual([])
})

test('words that a page asks for while the language is still being loaded are there when it is drawn', async () => {
  const creating = createI18nProvider('vi')
  await loadAllWords()
  const { translate } = await creating
  expect(translate('products.from_quantity', { quantity: 5, price: '155.000 ₫' })).toContain('155.000 ₫')
})

test('a page brings all words in the language of the screen; the first list needs the first ones alone', async () => {
  vi.resetModules()
  const { createI18nProvider } = await import('../../../src/admin/providers/i18nProvider')
  const { redirects } = await import('../../../src/admin/resources/redirects')
  const { posts } = await import('../../../src/admin/resources/posts')
  const provider = await createI18nProvider('vi')
  const has = (key: string) => provider.translate(key, { _: '' }) !== ''
  await posts.list.code.preload()
  expect(has('resources.redirects.fields.source')).toBe(false)
  // Whoever asks meanwhile waits as well.
  await Promise.all([
    redirects.list.code.preload(),
    redirects.list.code.preload().then(() => expect(has('resources.redirects.empty.message')).toBe(true)),
  ])
  const vietnamese = provider.translate('resources.redirects.fields.source')
  await provider.changeLocale('en')
  expect(has('resources.redirects.fields.source')).toBe(true)
  expect(provider.translate('resources.redirects.fields.source')).not.toBe(vietnamese)
})

test('a key that is not among the first words is told, and its words come after all', async () => {
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
  const { loadAllWords } = await import('../../../src/admin/startup/messages')
  const provider = await createI18nProvider('vi')
  await Promise.all([provider.changeLocale('en'), provider.changeLocale('vi')])
  expect(provider.getLocale()).toBe('vi')
  localStorage.setItem('current_language', 'ja')
  await Promise.all([provider.changeLocale('ja'), loadAllWords()])
  expect(provider.getLocale()).toBe('ja')
  expect(provider.translate('resources.seos.fields.image')).toMatch(/[ぁ-んァ-ン一-龯]/)
  localStorage.clear()
})
