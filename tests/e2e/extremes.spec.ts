import { overflow, wear } from './support/look'
import { settled, visit } from './support/settled'
import { expect, test } from './support/test'

test('names as long as they may be fit too, where nothing in them can be broken', async ({ page, api }) => {
  const name = 'Dài'.repeat(66)
  const widget = {
    key: `dai_${'x'.repeat(60)}`,
    title: name,
    type: 'dai',
    group_name: name.slice(0, 100),
    settings: { fields: [{ key: 'chu', title: name.slice(0, 90), style: 'text' }] },
    value: { chu: name },
  }
  const link = { text: name, url: `/${'a'.repeat(300)}`, children: [{ text: name, url: '/khong-co' }] }
  const made = await Promise.all([
    api.post('/widgets', widget),
    api.post('/widgets', { ...widget, key: 'dai_2', group_name: '' }),
    api.post('/agencies', { name, description: name }),
    api.post('/menus', { key: 'dai', title: name, items: [link] }),
  ])
  const [, second, agency, menu] = made
  await wear(page, {})
  const problems: string[] = []
  for (const path of [
    ...['/widgets/manager', `/widgets/manager/${second.id}`, '/widgets/dai'],
    ...['/agencies/manager', `/agencies/manager/${agency.id}`],
    ...['/appearance/menu', `/appearance/menu/${menu.id}`],
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await settled(page)
    problems.push(...(await overflow(page)).map((over) => `${path}, ${over}`))
  }
  for (const [at, { id }] of made.entries())
    await api.call('DELETE', `/${['widgets', 'widgets', 'agencies', 'menus'][at]}/${id}`)
  expect(problems).toEqual([])
})

test('what readers write, and about what, fits its page where nothing in it can be broken', async ({
  page,
  api,
}) => {
  const typeId = await api.articleType('Dài', ['images'])
  const post = await api.article(typeId, { title: 'Dài'.repeat(66) })
  const voice = { post_id: post.id, message: 'W'.repeat(5_000), content: 'W'.repeat(5_000), score: 1 }
  const [comment, rating] = [await api.post('/comments', voice), await api.post('/ratings', voice)]
  await wear(page, {})
  const problems: string[] = []
  for (const path of [`/comment/manager/${comment.id}`, `/rating/manager/${rating.id}`]) {
    await page.goto(path)
    await settled(page)
    problems.push(...(await overflow(page)).map((over) => `${path}, ${over}`))
  }
  await api.call('DELETE', `/posts/${post.id}`)
  expect(problems).toEqual([])
})

test('right to left: a phone number reads as it is dialled, and code begins on the left', async ({
  page,
}) => {
  await wear(page, { direction: 'rtl' })
  await page.goto('/users/client')
  await settled(page)
  const phone = page
    .locator('main bdi[dir=ltr]')
    .filter({ hasText: /^\d{4} \d{3} \d{3}$/ })
    .first()
  const places = await phone.evaluate((element) => {
    const text = element.firstChild as Text
    return [0, 5, 9].map((at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().x
    })
  })
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  await visit(page, '/settings/script')
  expect(
    await page
      .locator('textarea[name]')
      .first()
      .evaluate((area) => getComputedStyle(area).textAlign),
  ).toBe('start')
})
