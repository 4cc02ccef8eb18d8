import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, listOf } from '../providers/fakeApi'
import { openCounted } from './countedApp'

const profile = {
  id: 1,
  name: 'An',
  avatar: '',
  permissions: {
    data: [
      { id: 1, name: 'list-types' },
      { id: 2, name: 'update-types' },
    ],
  },
}
const type = {
  id: 7,
  title: 'Cẩm nang',
  slug: 'cam-nang',
  style: 'article',
  icon: '',
  features: [],
  sort: 0,
  version: 1,
  post_count: 0,
}

/** What waits for the browser to be idle. */
let idle: (() => void)[] = []
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('a record whose link a pointer rested on is opened at the very location that it was rendered at: what follows the route is not drawn again', async () => {
  const { drawn, draw, quiet } = await openCounted('/post-type/manager', ({ path }) => {
    if (path.endsWith('/profile')) return json(200, { data: profile })
    if (path.endsWith('/types/7')) return json(200, { data: type })
    return path.endsWith('/types') ? listOf([type]) : listOf([])
  })
  draw()
  const link = await screen.findByRole('link', { name: type.title })
  await quiet()
  await userEvent.hover(link)
  await waitFor(() => expect(idle).toHaveLength(1), { timeout: 20_000 })
  for (const work of idle.splice(0)) work()
  const ready = await waitFor(() => {
    const found = document.querySelector('main > [hidden] [name=title]')
    expect(found).toHaveProperty('value', type.title)
    return found
  })
  // What follows the route is drawn again by every other location, that of another state included.
  const followers = ['layout.breadcrumb', 'components.form.all_saved', 'components.form.leave'] as const
  const counts = () => followers.map((key) => drawn[key] ?? 0)
  const before = counts()
  expect(Math.min(...before)).toBeGreaterThan(0)
  await userEvent.click(link)
  await waitFor(() => expect(document.querySelector('main > :not([hidden]) [name=title]')).toBe(ready))
  await quiet()
  // Once, for what only effects find out, such as whether there is anything to save.
  expect(counts()).toEqual(before.map((count) => count + 1))
})
