import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import en from '../../i18n/en'
import ja from '../../i18n/ja'
import vi from '../../i18n/vi'
import { mixedLists } from '../../src/admin/providers/data/mixedLists'
import { createI18nProvider } from '../../src/admin/providers/i18nProvider'

type Tree = Record<string, unknown>
const languages = ['vi', 'en', 'ja'] as const

/** Every sentence by its dotted key. */
const flatten = (tree: unknown, path = ''): Record<string, string> =>
  typeof tree === 'string'
    ? { [path]: tree }
    : Object.assign(
        {},
        ...Object.entries(tree as Tree).map(([key, value]) => flatten(value, path ? `${path}.${key}` : key)),
      )

const placeholders = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()

const blocksOf = (language: string) =>
  readdirSync(new URL(`../../i18n/${language}`, import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .sort()

/** Every block file, also those that only the API or the server reads. */
const load = async (language: string): Promise<Record<string, string>> => {
  const blocks = await Promise.all(
    blocksOf(language).map(async (file) => [file, await import(`../../i18n/${language}/${file}`)]),
  )
  return flatten(Object.fromEntries(blocks))
}

describe('the messages of the three languages', () => {
  let vietnamese: Record<string, string>
  beforeAll(async () => {
    vietnamese = await load('vi')
  })

  it('stand in the same files', () => {
    for (const language of languages) expect(blocksOf(language)).toEqual(blocksOf('vi'))
  })

  it.each(['en', 'ja'])('have the same keys in %s', async (language) => {
    expect(Object.keys(await load(language)).sort()).toEqual(Object.keys(vietnamese).sort())
  })

  it.each(languages)('leave nothing empty in %s', async (language) => {
    const empty = Object.entries(await load(language)).filter(([, sentence]) => !sentence)
    expect(empty).toEqual([])
  })

  it.each(['en', 'ja'])('name the same placeholders in %s', async (language) => {
    // A plural needs its count only where it says it; one language may have to say it where another need not.
    const strict = (sentence: string) => placeholders(sentence).filter((name) => name !== 'smart_count')
    const plural = (key: string) => vietnamese[key]?.includes('||||')
    for (const [key, sentence] of Object.entries(await load(language)))
      if (!plural(key)) expect([key, ...strict(sentence)]).toEqual([key, ...strict(vietnamese[key] ?? '')])
  })

  it('say nothing in Vietnamese that is only the English copied', async () => {
    const english = await load('en')
    const mayEqual =
      /app_name|title$|product|email|\.null$|page\.(edit|list|show)|\.name$|slug|zalo|facebook|youtube|tiktok|instagram|linkedin|site_logo|hotline|choices\.money_unit\.EUR|seo|\.video$/i
    const copied = Object.entries(vietnamese).filter(
      ([key, sentence]) =>
        english[key] === sentence &&
        /[a-z]{4}/i.test(sentence.replace(/%\{\w+\}/g, '')) &&
        !mayEqual.test(key),
    )
    expect(copied).toEqual([])
  })
})

describe('the translations of the admin', () => {
  it.each(['vi', 'en', 'ja'])('say one and several differently in %s', async (locale) => {
    const { translate } = await createI18nProvider(locale)
    const say = (smart_count: number) => translate('resources.posts.notifications.deleted', { smart_count })
    expect(say(3)).toContain('3')
    expect(say(1)).not.toMatch(/\d|\|/)
    expect(say(1)).not.toBe(say(3))
  })
})

describe('names of resources', () => {
  it.each([
    ['vi', vi],
    ['en', en],
    ['ja', ja],
  ])('have a singular and a plural in %s', (_language, messages) => {
    const named = Object.entries(messages.resources as Record<string, { name?: string }>)
    for (const [resource, block] of named.filter(([name]) => !Object.hasOwn(mixedLists, name)))
      expect([resource, block.name?.split('||||').length]).toEqual([resource, 2])
  })
})

describe('Vietnamese', () => {
  it('says one thing with one word, and says it as people at work do', async () => {
    const unspoken =
      /tay nắm|Canh (giữa|trái|phải|đều)|Con người|Không ai tự|bây giờ|Cho hiển thị|Làm nhanh|Cần bạn xem|\bChép|mật khẩu mặc định|đã có người dùng|quay lại làm việc|Danh sách ảnh|Cập nhật lúc|^Mã$/
    const found = Object.entries(await load('vi'))
      // The name of a text style: code.
      .filter(([key]) => !key.endsWith('tiptap.code'))
      .filter(([, sentence]) => unspoken.test(sentence))
    expect(found).toEqual([])
  })
})
