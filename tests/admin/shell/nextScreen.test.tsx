import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { raKeys } from '../../../src/admin/providers/cache/raKeys'
import { aPost, aType } from '../../support/content'
import { heading, withAdmin } from '../harness'

const admin = withAdmin()

/** Elements that React has made, in the page or not. */
let made: Element[] = []
const titles = () => made.filter((element) => element.matches('[name=title]')).length
/** What waits for the browser to be idle. */
let idle: (() => void)[] = []

beforeEach(() => {
  made = []
  idle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    made.push(element)
    return element
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const rest = async () => {
  await waitFor(() => expect(idle).not.toEqual([]), { timeout: 20_000 })
  for (const work of idle.splice(0)) work()
}

/** It renders in slices, between which other things go on: the last of them is over when none has followed. */
const end = async () => {
  for (let count = -1; count !== made.length; ) {
    count = made.length
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
}

const shownTitle = () => document.querySelector('main > :not([hidden]) [name=title]')
const hidden = () => document.querySelectorAll('main > [hidden]')

describe('a screen whose link a pointer rests on', () => {
  it('is rendered when the browser is idle, but neither shown, sent nor kept; opened, it is there as it is', async () => {
    const as = admin.api().owner.token
    await aType(admin.api(), { title: 'Cẩm nang' })
    await aType(admin.api(), { title: 'Ghi chép' })
    const { wire } = await admin.open('/post-type/manager', { as })
    const { sent } = wire
    const link = await screen.findByRole('link', { name: 'Cẩm nang' })
    await userEvent.hover(link)
    await waitFor(() => expect(idle).toHaveLength(1), { timeout: 20_000 })
    const [before, address, name] = [sent.length, location.href, document.title]
    expect(titles()).toBe(0)
    await rest()
    await waitFor(() => {
      // Where this file runs first, other code is loaded in the first idle moment.
      for (const work of idle.splice(0)) work()
      expect(titles()).toBeGreaterThan(0)
    })
    await end()
    expect(hidden()).toHaveLength(1)
    expect(shownTitle()).toBeNull()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect([sent.length, location.href, document.title]).toEqual([before, address, name])

    const ready = hidden()[0]?.querySelector('[name=title]')
    const count = titles()
    await userEvent.click(link)
    await heading('Cẩm nang')
    await waitFor(() => expect(shownTitle()).toHaveProperty('value', 'Cẩm nang'))
    expect(shownTitle()).toBe(ready)
    expect([titles(), hidden().length]).toEqual([count, 0])
    await waitFor(() => expect(document.title).toContain('Cẩm nang'))
  })

  it('makes room for that of the next link, and once opened shows what has changed meanwhile', async () => {
    const as = admin.api().owner.token
    await aType(admin.api(), { title: 'Tin ngắn' })
    await aType(admin.api(), { title: 'Tin dài' })
    const { client } = await admin.open('/post-type/manager', { as })
    await userEvent.hover(await screen.findByRole('link', { name: 'Tin dài' }))
    await rest()
    await waitFor(() => expect(hidden()).toHaveLength(1))
    await end()
    const link = screen.getByRole('link', { name: 'Tin ngắn' })
    await userEvent.hover(link)
    await rest()
    await end()
    expect([...document.querySelectorAll('[name=title]')]).toHaveLength(1)
    expect(hidden()[0]?.querySelector('[name=title]')).toHaveProperty('value', 'Tin ngắn')

    // As after a change in the list.
    client.setQueriesData<object>(
      { queryKey: raKeys.records('types') },
      (type) => type && { ...type, title: 'Tin vắn', version: 2 },
    )
    await userEvent.click(link)
    await waitFor(() => expect(shownTitle()).toHaveProperty('value', 'Tin vắn'))
    // It is a form like any other.
    await userEvent.type(shownTitle() as Element, ' 2')
    expect(await screen.findByRole('button', { name: 'Lưu' })).toHaveProperty('disabled', false)
  })

  it('is forgotten after a minute, whose clock it shows, and rendered anew when its link is pointed at again', async () => {
    const as = admin.api().owner.token
    await aType(admin.api(), { title: 'Để lâu' })
    await admin.open('/post-type/manager', { as })
    const link = await screen.findByRole('link', { name: 'Để lâu' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await userEvent.hover(link)
    await rest()
    await waitFor(() => expect(hidden()[0]?.querySelector('[name=title]')).toBeTruthy())
    vi.advanceTimersByTime(60_000)
    await waitFor(() => expect(hidden()).toHaveLength(0))

    await userEvent.unhover(link)
    await userEvent.hover(link)
    await rest()
    await waitFor(() => expect(hidden()).toHaveLength(1))
  })

  it('does not give its name to the page that is open, which may be loading still', async () => {
    const { api } = admin.api()
    const answer = api.fetch.bind(api)
    vi.spyOn(api, 'fetch').mockImplementation((request) =>
      /\/users\/|\/users\?/.test(request.url) ? new Promise<never>(() => undefined) : answer(request),
    )
    const as = admin.api().owner.token
    await admin.open('/users/list/1', { as })
    await userEvent.hover(await screen.findByRole('link', { name: 'Tổng quan' }))
    await rest()
    await waitFor(() => expect(hidden()[0]?.querySelector('h1')).toBeTruthy())
    await end()
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(Object.keys(localStorage).filter((key) => /recent/.test(key))).toEqual([])
  })

  it('is fetched only where the pointer rests: of the links that it passes nothing is asked for', async () => {
    const as = admin.api().owner.token
    const type = await aType(admin.api(), { title: 'Tin lướt' })
    const ids: number[] = []
    for (const title of ['Lướt qua', 'Lướt nữa', 'Dừng lại']) {
      const body = aPost(type.id, { title, status: 'pending' })
      ids.push((await admin.api().call('POST', '/posts', { as, body })).body.data.id)
    }
    const { wire } = await admin.open(`/posts/all-posts/${type.id}`, { as })
    const last = await screen.findByRole('link', { name: 'Dừng lại' })
    const passed = ['Lướt qua', 'Lướt nữa'].map((name) => screen.getByRole('link', { name }))
    // At one go, however long it takes to find them here.
    for (const link of [...passed, last]) fireEvent.pointerEnter(link)
    const asked = () => wire.sent.flatMap(({ path }) => /search=id%3A(\d+)/.exec(path)?.[1] ?? []).map(Number)
    await waitFor(() => expect(asked()).toContain(ids[2]), { timeout: 20_000 })
    expect(asked()).toEqual(ids.slice(2))
  })

  it('is not rendered ahead when it was opened before the browser was idle', async () => {
    const as = admin.api().owner.token
    await aType(admin.api(), { title: 'Mở ngay' })
    await admin.open('/post-type/manager', { as })
    const link = await screen.findByRole('link', { name: 'Mở ngay' })
    await userEvent.hover(link)
    await waitFor(() => expect(idle).not.toEqual([]), { timeout: 20_000 })
    await userEvent.click(link)
    await waitFor(() => expect(shownTitle()).toHaveProperty('value', 'Mở ngay'))
    await end()
    const count = titles()
    for (const work of idle.splice(0)) work()
    await end()
    expect(titles()).toBe(count)
  })
})
