import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillPath } from '../../../src/admin/components/matchScreen'
import type { Screen } from '../../../src/admin/components/screen'
import { resources } from '../../../src/admin/registry'
import { rehearse } from '../../../src/admin/rehearsal'
import { screens } from '../../../src/admin/screens'

/** Elements that React created while rendering; none of them is inserted into the page. */
let made: Element[] = []

beforeEach(() => {
  made = []
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    made.push(element)
    return element
  })
})
afterEach(() => vi.restoreAllMocks())

const drawn = (selector: string) => made.filter((element) => element.matches(selector))
const saying = (text: string) =>
  made.filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent === text)
const values = () => drawn('input[name], textarea[name]').map((field) => (field as HTMLInputElement).value)

const texts = (selector: string) => drawn(selector).map(({ textContent }) => textContent)

const addressOf = ({ path }: Screen) =>
  fillPath(path, { typeID: 7, groupID: 7, id: 3, type: 'sample', part: 'changes' })
const sampleOf = (resource = '') => resources[resource]?.options?.sample
const nameOf = (resource = ''): string => {
  const sample = sampleOf(resource)
  return (
    sample?.title ?? sample?.name ?? sample?.source ?? sample?.author_name ?? sample?.message ?? sample?.code
  )
}

/** What the screen must have rendered: the sample's rows, its form, an empty form, or else its heading. */
function expectDrawn({ path, resource }: Screen): void {
  // Papers stand alone; a page that asks for what is no record waits for it here.
  const isBare = path.endsWith('/print') || (path.endsWith('/:id') && !sampleOf(resource))
  if (isBare) expect(drawn('button, a').length).toBeGreaterThan(0)
  // A page to read has no inputs: it says the name.
  else if (/\/:id(\/edit|\/:part)?$/.test(path))
    expect([...values(), ...texts('h1')].join('\n')).toContain(nameOf(resource))
  else if (/\/create$|\/add-new-|\/new\/(?!import)/.test(path)) expect(values().length).toBeGreaterThan(1)
  // An import begins with a file, not with rows.
  else if (sampleOf(resource) && !path.endsWith('/import'))
    expect(saying(nameOf(resource)).length).toBeGreaterThanOrEqual(3)
  else expect(drawn('h1').length).toBeGreaterThan(0)
}

describe('the rehearsal', () => {
  it.each(screens.map((screen) => [addressOf(screen), screen] as const))(
    'of %s ends, fails nowhere and draws all of it: unseen, and nothing is sent, stored or renamed',
    async (path, screen) => {
      const failed = vi.fn()
      const sent = vi.spyOn(globalThis, 'fetch')
      const [title, body] = [document.title, document.body.innerHTML]
      const stop = await rehearse(path, failed)
      await vi.waitFor(() => expectDrawn(screen), 10_000)
      await new Promise((resolve) => setTimeout(resolve, 100))
      stop()
      expect(failed).not.toHaveBeenCalled()
      expect(sent).not.toHaveBeenCalled()
      expect(localStorage.length).toBe(0)
      expect([document.title, document.body.innerHTML]).toEqual([title, body])
    },
  )

  it('of an address that leads nowhere is nothing', async () => {
    await expect(rehearse('/nowhere')).resolves.toBeTypeOf('function')
    expect(made).toEqual([])
  })
})
