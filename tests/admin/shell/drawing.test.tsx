import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { loadAllWords } from '../../../src/admin/startup/messages'
import { allPermissions } from '../../../src/domain/permissions'
import { postSample } from '../../support/postSample'
import { json, listOf } from '../providers/fakeApi'
import { openCounted } from './countedApp'

afterEach(cleanup)

const titles = {
  attention: 'dashboard.attention.title',
  recent: 'dashboard.recent.title',
  drafts: 'dashboard.drafts.title',
  media: 'dashboard.media.title',
}
const profile = {
  id: 1,
  name: 'An',
  avatar: '',
  permissions: { data: allPermissions.map((name, id) => ({ id, name })) },
}
const picture = { id: 1, name: 'a.webp', kind: 'image', url: '/files/a.webp' }

/** Opens the dashboard; counts how often each of its panels is drawn. */
async function openDashboard() {
  const posts = { current: [{ ...postSample, status: 'published' }] }
  await loadAllWords()
  const { draw, translate, ...opened } = await openCounted('/dashboard', ({ path }) => {
    if (path.endsWith('/profile')) return json(200, { data: profile })
    if (path.endsWith('/inbox')) return json(200, { data: [], meta: { counts: {} } })
    if (path.endsWith('/shop'))
      return json(200, { data: { sales: null, best: [], low: null, expiring: null } })
    if (path.endsWith('/posts')) return listOf(posts.current)
    return listOf(path.endsWith('/media') ? [picture] : [])
  })
  // What is on the page whenever something has been put on it.
  const steps: string[][] = []
  const watcher = new MutationObserver(() => {
    const shown = Object.values(titles).filter((key) => screen.queryByText(translate(key)))
    if (shown.length > (steps.at(-1) ?? []).length) steps.push(shown)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  draw()
  // The first time all of the code is loaded.
  for (const last of [titles.media, titles.recent])
    await screen.findByText(translate(last), {}, { timeout: 60_000 })
  await opened.quiet()
  watcher.disconnect()
  return { ...opened, posts, steps }
}

describe('the first list', () => {
  it('draws the rows in sight first, then asks for saved views, and draws the rest', async () => {
    const asked: string[] = []
    const type = {
      id: 7,
      version: 1,
      style: 'article',
      title: 'Tin tức',
      slug: 'tin-tuc',
      features: [],
      sort: 1,
    }
    const posts = Array.from({ length: 25 }, (_, id) => ({ ...postSample, id: id + 1, type_id: 7 }))
    await loadAllWords()
    const { draw, quiet } = await openCounted('/posts/all-posts/7', ({ path, query }) => {
      asked.push(path.slice(path.lastIndexOf('/') + 1))
      if (path.endsWith('/profile')) return json(200, { data: profile })
      if (path.endsWith('/inbox')) return json(200, { data: [], meta: { counts: {} } })
      if (path.endsWith('/types')) return listOf([type])
      return listOf(path.endsWith('/posts') && query.get('limit') === '25' ? posts : [])
    })
    const steps: [rows: number, hasAsked: boolean][] = []
    const watcher = new MutationObserver(() => {
      const rows = document.querySelectorAll('tbody tr a').length
      if (rows !== (steps.at(-1)?.[0] ?? 0)) steps.push([rows, asked.includes('views')])
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    draw()
    await waitFor(() => expect(steps.at(-1)?.[0]).toBe(25), { timeout: 60_000 })
    await quiet()
    watcher.disconnect()
    expect(steps[0]).toEqual([16, false])
    expect(asked).toContain('views')
  })
})

describe('the dashboard', () => {
  it('draws what is further down after what is in sight', async () => {
    const { steps } = await openDashboard()
    // In one column what waits in the shop comes before what is recent: nothing moves down when it is there.
    const { attention, drafts, media } = titles
    expect(steps).toEqual([[attention], [attention, drafts, media], Object.values(titles)])
  })

  it('draws nothing anew when the same is answered again, and what has changed otherwise', async () => {
    const { client, drawn, posts, quiet } = await openDashboard()
    // By now also what was put off has been drawn.
    await client.refetchQueries({ queryKey: ['posts'] })
    await quiet()
    const before = { ...drawn }
    await client.refetchQueries({ queryKey: ['posts'] })
    await quiet()
    expect(drawn[titles.recent]).toBe(before[titles.recent])

    posts.current = [{ ...postSample, status: 'published', title: 'Another' }]
    await client.refetchQueries({ queryKey: ['posts'] })
    expect((await screen.findAllByText('Another')).length).toBeGreaterThan(0)
    expect(drawn[titles.recent]).toBeGreaterThan(before[titles.recent] ?? 0)
    expect(drawn[titles.media]).toBe(before[titles.media])
  })
})
