import { violations } from './support/axe'
import { wear } from './support/look'
import { settled, visit } from './support/settled'
import { expect, test } from './support/test'

for (const look of [{ theme: 'light', width: 1440 }] as const) {
  test(`${look.theme}, ${look.width} px: nothing serious on board, page and papers, and nothing sticks out`, async ({
    page,
    api,
  }) => {
    const [{ id, type_id }] = await api.get('/orders?limit=1')
    await wear(page, look)
    await page.setViewportSize({ width: look.width, height: 900 })
    await page.goto('/support')
    await settled(page)
    const list = `/posts/product/order/${type_id}`
    for (const path of [`${list}?view=board`, `${list}/${id}`, `${list}/create`, `${list}/print?ids=${id}`]) {
      await visit(page, path)
      await settled(page)
      expect(await violations(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(look.width)
    }
  })
}

test('papers are as large as the paper, one order to a sheet', async ({ page, api }) => {
  const found = await api.get('/orders?limit=5')
  const ids = found.map(({ id }: { id: number }) => id)
  await page.goto(`/posts/product/order/${found[0].type_id}/print?ids=${ids}`)
  await expect(page.getByRole('article')).toHaveCount(5)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(5)
  // A5, in points.
  expect(pdf).toMatch(/\/MediaBox \[0 0 4(19|20)[.\d]* 59[45]/)
})
