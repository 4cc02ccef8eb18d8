import { Api } from './support/api'
import { everyText, overflow, type Theme, unsaid, untranslated, wear } from './support/look'
import { everyScreen } from './support/screens'
import { settled, visit } from './support/settled'
import { firstOwner } from './support/site'
import { expect, stateOf, test } from './support/test'
import type { Language } from './support/words'

test.describe.configure({ mode: 'parallel' })

const looks: { language: Language; theme: Theme; direction?: 'rtl' }[] = [
  { language: 'vi', theme: 'light' },
  { language: 'vi', theme: 'dark' },
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'ja', theme: 'light' },
  { language: 'ja', theme: 'dark' },
  { language: 'en', theme: 'light', direction: 'rtl' },
]

for (const look of looks) {
  const name = Object.values(look).join(', ')
  test(`${name}: every screen fits at 1440, 768 and 360 px and has no missing message`, async ({
    page,
    api,
  }) => {
    test.setTimeout(300_000)
    const problems: string[] = []
    await wear(page, look)
    await page.goto('/support')
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('dir', look.direction ?? 'ltr')
    await expect(page.locator('html')).toHaveAttribute('lang', look.language)
    for (const path of await everyScreen(api)) {
      await visit(page, path)
      problems.push(...unsaid(await everyText(page)).map((text) => `${path}: ${text}`))
      problems.push(...(await overflow(page)).map((over) => `${path} ${over}`))
    }
    expect(problems).toEqual([])
  })
}

test('in English and Japanese nothing of the interface is left in Vietnamese', async ({
  browser,
  newOffice,
  faults,
}) => {
  test.setTimeout(300_000)
  const api = await Api.signIn(newOffice.address, firstOwner)
  const known = await foreignBusiness(api)
  const problems: string[] = []
  for (const language of ['en', 'ja'] as const) {
    const storageState = stateOf(newOffice.address, api.tokens)
    const context = await browser.newContext({ baseURL: newOffice.address, locale: language, storageState })
    faults.watch(context)
    const page = await context.newPage()
    await wear(page, { language })
    await page.goto('/support')
    await settled(page)
    for (const path of await everyScreen(api)) {
      await visit(page, path)
      problems.push(
        ...untranslated(await everyText(page), known).map((text) => `${language} ${path}: ${text}`),
      )
    }
    await context.close()
  }
  expect(problems).toEqual([])
})

/** One of everything with names that are not Vietnamese; answers the Vietnamese that is data all the same. */
async function foreignBusiness(api: Api): Promise<string[]> {
  const { id } = await api.post('/types', {
    style: 'article',
    title: 'News',
    slug: 'news',
    features: ['categories', 'images', 'content', 'related', 'seo', 'approval'],
  })
  await api.post('/categories', { type_id: id, title: 'Places', slug: 'places' })
  for (const title of ['A place to go', 'A place to stay']) await api.article(id, { title, status: 'draft' })
  const named = [...(await api.get('/roles')), ...(await api.get('/users'))]
  const data = named.flatMap(({ name, description }) => [name, description])
  return ['Nếp', 'Tiếng Việt', ...data.filter(Boolean)]
}
