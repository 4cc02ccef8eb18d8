import { FormPage } from './pages/FormPage'
import { expect, test } from './support/test'
import { resources, say, words } from './support/words'

const { menus } = resources
const { tree } = words.vi

interface Item {
  text: string
  children: Item[]
}
const outline = (items: readonly Item[], depth = 0): string[] =>
  items.flatMap(({ text, children }) => ['-'.repeat(depth) + text, ...outline(children, depth + 1)])

test('a menu is sorted by pointer, keys and buttons, and stands so after a save and a reload', async ({
  page,
  api,
}) => {
  const link = (text: string) => ({ text, url: '/' })
  const items = ['Một', 'Hai', 'Ba', 'Bốn'].map(link)
  const { id } = await api.post('/menus', { key: `thu-${Date.now()}`, title: 'Menu để thử', items })
  const form = new FormPage(page)
  await form.open(`/appearance/menu/${id}`)
  const grid = page.getByRole('treegrid', { name: menus.fields.items })
  const row = (name: string) => grid.getByRole('row').filter({ hasText: name })
  const handle = (name: string) => row(name).getByRole('button', { name: say(tree.handle, { name }) })
  const shown = () =>
    grid
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map(
          (each) =>
            '-'.repeat(Number(each.getAttribute('aria-level')) - 1) +
            each.querySelector('[data-open]')?.textContent,
        ),
      )
  await expect.poll(shown).toEqual(['Một', 'Hai', 'Ba', 'Bốn'])

  await test.step('dragged under the first one: up, and one level in', async () => {
    await row('Bốn').hover()
    const from = await handle('Bốn').boundingBox()
    const to = await handle('Hai').boundingBox()
    if (!from || !to) throw new Error('the handles are not in sight')
    const x = from.x + from.width / 2
    await page.mouse.move(x, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(x + 8, from.y, { steps: 4 })
    await page.mouse.move(x + 26, to.y + to.height / 2, { steps: 12 })
    await page.mouse.up()
    await expect.poll(shown).toEqual(['Một', '-Bốn', 'Hai', 'Ba'])
    const place = { name: 'Bốn', place: 1, total: 1, level: 2, parent: 'Một' }
    await expect(page.getByRole('status').filter({ hasText: say(tree.at_in, place) })).toHaveCount(1)
  })

  await test.step('moved by keys: the focus stays with the row', async () => {
    await row('Ba').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(shown).toEqual(['Một', '-Bốn', '-Ba', 'Hai'])
    await expect(row('Ba')).toBeFocused()
  })

  await test.step('moved by the buttons at the handle', async () => {
    await row('Hai').hover()
    await handle('Hai').click()
    await page.getByRole('menuitem', { name: tree.step.up }).click()
    await expect.poll(shown).toEqual(['Hai', 'Một', '-Bốn', '-Ba'])
    await expect(handle('Hai')).toBeFocused()
  })

  await form.save.click()
  await form.told(menus.notifications.updated)
  await page.reload()
  await expect.poll(shown).toEqual(['Hai', 'Một', '-Bốn', '-Ba'])
  const [saved] = await api.get(`/menus?search=id:${id}&include=body`)
  expect(outline(saved.items)).toEqual(['Hai', 'Một', '-Bốn', '-Ba'])
  await api.call('DELETE', `/menus/${id}`)
})
