import type { Page } from '@playwright/test'
import { dayOf, momentOf, timeOf } from '../../src/domain/businessTime'
import { monthOf } from '../../src/domain/days'
import { Shell } from './pages/Shell'
import type { Api } from './support/api'
import { settled } from './support/settled'
import { expect, test } from './support/test'

/** Next month: all of it lies ahead. */
const soon = new Date()
soon.setUTCDate(1)
soon.setUTCMonth(soon.getUTCMonth() + 1)
const month = monthOf(soon.toISOString().slice(0, 10))
const day = (date: number) => `${month}-${String(date).padStart(2, '0')}`

const cell = (page: Page, date: number) => page.locator(`[data-day="${day(date)}"]`)

/** The calendar of a type that has one scheduled post and one draft. */
async function aPlan(page: Page, api: Api) {
  const typeId = await api.articleType('Lịch của tôi', ['images'])
  const planned = await api.article(typeId, { title: 'Bài hẹn', publish_at: momentOf(day(10), '14:15') })
  const draft = await api.article(typeId, { title: 'Bài nháp', status: 'draft' })
  const shell = new Shell(page)
  await shell.open(`/posts/calendar/${typeId}?month=${month}`)
  await settled(page)
  const momentOfPost = async ({ id }: { id: number }) => {
    const [{ publish_at }] = await api.get(`/posts?search=id:${id}`)
    return publish_at ? `${dayOf(publish_at)} ${timeOf(publish_at)}` : null
  }
  return { shell, planned, draft, momentOfPost }
}

test('a post is moved to another day by keyboard alone, keeps its time, and is brought back', async ({
  page,
  api,
}) => {
  const { shell, planned, momentOfPost } = await aPlan(page, api)
  await cell(page, 10).focus()
  await page.keyboard.press('Enter')
  const post = page.getByRole('button', { name: /Bài hẹn/ })
  await expect(post).toBeFocused()
  await page.keyboard.press('Space')
  await expect(cell(page, 10)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 18)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell(page, 18).getByRole('button', { name: /Bài hẹn/ })).toBeVisible()
  await expect.poll(() => momentOfPost(planned)).toBe(`${day(18)} 14:15`)
  await shell.told('Bài hẹn')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 10).getByRole('button', { name: /Bài hẹn/ })).toBeVisible()
  await expect.poll(() => momentOfPost(planned)).toBe(`${day(10)} 14:15`)
})

test('a post is dragged to another day, and a draft into the calendar', async ({ page, api }) => {
  const { planned, draft, momentOfPost } = await aPlan(page, api)
  const drag = async (name: RegExp, date: number) => {
    const from = await page.getByRole('button', { name }).boundingBox()
    const to = await cell(page, date).boundingBox()
    if (!from || !to) throw new Error('nothing to drag, or nowhere to')
    await page.mouse.move(from.x + 20, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
    await expect(cell(page, date)).toHaveAttribute('data-over', 'true')
    await page.mouse.up()
  }
  await drag(/Bài hẹn/, 20)
  await expect(cell(page, 20).getByRole('button', { name: /Bài hẹn/ })).toBeVisible()
  await expect.poll(() => momentOfPost(planned)).toBe(`${day(20)} 14:15`)
  await drag(/Bài nháp/, 12)
  await expect(cell(page, 12).getByRole('button', { name: /Bài nháp/ })).toBeVisible()
  await expect.poll(() => momentOfPost(draft)).toMatch(day(12))
})
