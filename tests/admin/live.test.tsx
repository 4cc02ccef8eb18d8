import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { aType } from '../support/content'
import { anAddress } from '../support/stock'
import { withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const send = async (method: string, path: string, body?: object) =>
  (await admin.api().call(method, path, { as: owner(), body })).body?.data
const open = (path: string, as = owner()) => admin.open(path, { as, isLive: true })

let serial = 0
const redirect = () => send('POST', '/redirects', { source: `/cu-${++serial}`, destination: '/dich' })
const list = '/settings/redirect'

afterEach(() => vi.restoreAllMocks())

/** What was written right before a page opens is told to it as well. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 2_000))

/** Lists that the page asked for. */
const asked = (wire: { sent: { method: string; path: string }[] }, path: string) =>
  wire.sent.filter(({ method, path: at }) => method === 'GET' && at.startsWith(path)).length
const hearing = (wire: { answered: { path: string }[]; sent: { path: string }[] }) =>
  waitFor(() => expect(asked(wire as never, '/live')).toBeGreaterThan(0))

describe('a list', () => {
  it('tells how many rows came, and shows them when asked; the rows that are there change at once and stay in place', async () => {
    const first = await redirect()
    const { wire } = await open(list)
    await screen.findByText(first.source)
    await hearing(wire)
    const [second, third] = [await redirect(), await redirect()]
    await send('PATCH', `/redirects/${first.id}`, { source: '/doi-ten', version: first.version })
    const news = await screen.findByRole('button', { name: /^2 .*mới · Hiện$/ })
    await screen.findByText('/doi-ten')
    expect(screen.queryByText(second.source)).toBeNull()
    await user.click(news)
    await screen.findByText(third.source)
    expect(screen.getByText(second.source)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: /· Hiện$/ })).toBeNull())
  })

  it('says that it has changed when rows have gone', async () => {
    const [one, other] = [await redirect(), await redirect()]
    const { wire } = await open(list)
    await screen.findByText(one.source)
    await hearing(wire)
    await send('DELETE', `/redirects/${one.id}`)
    await user.click(await screen.findByRole('button', { name: 'Danh sách đã thay đổi · Hiện' }))
    await waitFor(() => expect(screen.queryByText(one.source)).toBeNull())
    expect(screen.getByText(other.source)).toBeTruthy()
  })

  it('is not asked for again because of one’s own call', async () => {
    const { id, source } = await redirect()
    const { wire, dataProvider } = await open(list)
    await screen.findByText(source)
    await hearing(wire)
    await pause()
    const [record] = (await dataProvider.getMany('redirects', { ids: [id] })).data
    const before = asked(wire, '/redirects')
    await dataProvider.update('redirects', { id, data: { source: '/tu-doi' }, previousData: record as never })
    const other = await redirect()
    await screen.findByRole('button', { name: /mới · Hiện$/ })
    expect(other.id).toBeGreaterThan(id)
    expect(asked(wire, '/redirects') - before).toBe(1)
  })

  it('knows one’s own call by its answer, also when the news of it comes first', async () => {
    const { id, source, version } = await redirect()
    const { wire, dataProvider } = await open(list)
    await screen.findByText(source)
    await hearing(wire)
    await pause()
    const [record] = (await dataProvider.getMany('redirects', { ids: [id] })).data
    wire.answer = async (method, path) => {
      if (method !== 'PATCH') return undefined
      const body = JSON.stringify({ source: '/tin-truoc', version })
      const headers = { Authorization: `Bearer ${owner()}`, 'Content-Type': 'application/json' }
      const answer = await admin
        .api()
        .api.fetch(new Request(`http://nep.test/api/v1${path}`, { method, headers, body }))
      await pause()
      return answer
    }
    const before = asked(wire, '/redirects')
    await dataProvider.update('redirects', {
      id,
      data: { source: '/tin-truoc' },
      previousData: record as never,
    })
    await pause()
    expect(asked(wire, '/redirects') - before).toBe(0)
  })

  it('waits on a page that nobody sees, and is read when somebody comes back', async () => {
    const { source } = await redirect()
    const { wire } = await open(list)
    await screen.findByText(source)
    await hearing(wire)
    await pause()
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const before = asked(wire, '/redirects')
    const later = await redirect()
    await pause()
    expect(asked(wire, '/redirects')).toBe(before)
    look.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    fireEvent(window, new Event('visibilitychange'))
    await screen.findByText(later.source)
  })
})

describe('an open record', () => {
  it('follows while nobody types in it; else the form says that there is a newer one', async () => {
    const { id, version } = await send('POST', '/suppliers', { name: 'Cty Trà', ...(await anAddress()) })
    const { wire } = await open(`/warehouse/supplier/${id}`)
    const name = await screen.findByRole('textbox', { name: /^Tên/ })
    await hearing(wire)
    const saved = await send('PATCH', `/suppliers/${id}`, { name: 'Cty Trà Bắc', version })
    await waitFor(() => expect(name).toHaveProperty('value', 'Cty Trà Bắc'))
    fireEvent.change(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: 'a@b.vn' } })
    await send('PATCH', `/suppliers/${id}`, { name: 'Cty Trà Nam', version: saved.version })
    await user.click(await screen.findByRole('button', { name: 'Gộp với bản của tôi' }))
    await waitFor(() => expect(name).toHaveProperty('value', 'Cty Trà Nam'))
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'a@b.vn')
  })
})

describe('the bell', () => {
  const feedback = async () => {
    const [row] = await rowsOf<{ id: number }>(
      admin.api().db,
      sql`insert into feedback (name, content, created_at) values ('An', 'Còn trà sen không?', ${admin.api().now.toISOString()}) returning id`,
    )
    return row?.id
  }

  it('says what has come, counts it in the title of the tab too, and forgets the number once one looked', async () => {
    const { wire } = await open('/dashboard')
    await hearing(wire)
    const id = await feedback()
    await screen.findByText('An vừa gửi phản hồi: Còn trà sen không?')
    const bell = await screen.findByRole('button', { name: 'Vừa đến: 1 mục chưa xem' })
    expect(document.title).toMatch(/^\(1\) /)
    await user.click(bell)
    const menu = within(await screen.findByRole('menu', { name: 'Vừa đến' }))
    expect((await menu.findByRole('menuitem', { name: /Phản hồi của An/ })).getAttribute('href')).toBe(
      `/inbox?open=feedback-${id}`,
    )
    await waitFor(() => expect(document.title).not.toMatch(/^\(/))
    expect((await admin.api().call('GET', '/arrivals', { as: owner() })).body.meta.count).toBe(0)
  })

  it('is not there for who may read nothing of it', async () => {
    const { token } = await admin.api().member('list-users')
    await open('/dashboard', token)
    await screen.findByRole('button', { name: /^Tài khoản của/ })
    expect(screen.queryByRole('button', { name: /^Vừa đến/ })).toBeNull()
  })

  it('rings and shows a notice of the system only for who wants that', async () => {
    const shown = vi.fn()
    const ask = vi.fn(async () => 'granted')
    vi.stubGlobal('Notification', Object.assign(shown, { permission: 'granted', requestPermission: ask }))
    await aType(admin.api())
    const { wire, router } = await open('/profile')
    await hearing(wire)
    await user.click(await screen.findByRole('switch', { name: 'Hiện thông báo trên màn hình' }))
    expect(ask).toHaveBeenCalledOnce()
    await router.navigate('/dashboard')
    await feedback()
    await screen.findByText(/vừa gửi phản hồi/)
    expect(shown).not.toHaveBeenCalled()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await feedback()
    await waitFor(() => expect(shown).toHaveBeenCalledOnce())
    vi.unstubAllGlobals()
  })
})
