import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessDay, dayOf, momentOf, timeOf } from '../../src/domain/businessTime'
import { addDays, monthOf } from '../../src/domain/days'
import { aPost, aType } from '../support/content'
import { heading, withAdmin, written } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
/** Signed in by the clock of this machine, which the screens go by. */
let editor = ''
const owner = () => editor
const call = (method: string, path: string, body?: object, as = owner()) =>
  api().call(method, path, { as, body })

/** In the middle of next month: all of it lies ahead. */
const month = monthOf(addDays(`${monthOf(businessDay(new Date()))}-28`, 10))
const day = (date: number) => `${month}-${String(date).padStart(2, '0')}`

let type = 0
beforeAll(async () => {
  const made = await aType(api(), { title: 'Cẩm nang', features: ['approval'] })
  type = made.id
  api().now = new Date()
  const rights = ['list-posts', 'create-posts', 'update-posts', 'delete-posts', 'list-users'] as const
  editor = (await api().member(...rights)).token
})
beforeEach(async () => {
  for (const { id } of (await call('GET', '/posts?limit=100')).body.data) await call('DELETE', `/posts/${id}`)
})

const post = async (title: string, more: object = {}) => {
  const { status, body } = await call('POST', '/posts', aPost(type, { title, ...more }))
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data as { id: number }
}
const stored = async ({ id }: { id: number }) =>
  (await call('GET', `/posts?search=id:${id}`)).body.data[0] as { status: string; publish_at: string }
const cell = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)
const opened = async (query = '') => {
  const page = await open(`/posts/calendar/${type}?month=${month}${query}`, { as: owner() })
  await heading('Lịch đăng · Cẩm nang')
  return page
}

describe('the calendar', () => {
  it('shows posts on the day of the business’s clock, with their state for the ear, and gives a draft without a date one by that clock', async () => {
    await post('Nửa đêm', { publish_at: `${day(9)}T17:30:00Z` })
    const draft = await post('Ý tưởng', { status: 'draft' })
    const { place, wire } = await opened()
    const button = await screen.findByRole('button', { name: /^00:30 Nửa đêm\s*, Hẹn giờ$/ })
    expect(button.closest('[data-day]')?.getAttribute('data-day')).toBe(day(10))
    // Escape takes a carried post nowhere.
    button.focus()
    await user.keyboard(' {ArrowRight}{Escape}{Enter}')
    expect(written(wire)).toEqual([])
    await user.keyboard('{Escape}')

    const list = within(await screen.findByRole('region', { name: 'Bản nháp chưa có lịch' }))
    await user.click(await list.findByRole('button', { name: /^Ý tưởng/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Lên lịch…' }))
    const dialog = within(await screen.findByRole('dialog'))
    const [year, , date] = day(12).split('-')
    fireEvent.change(dialog.getByLabelText(/^Ngày/), {
      target: { value: `${date}/${month.slice(5)}/${year}` },
    })
    fireEvent.change(dialog.getByLabelText(/^Giờ/), { target: { value: '7h5' } })
    await user.click(dialog.getByRole('button', { name: 'Lên lịch' }))
    await waitFor(async () => expect((await stored(draft)).publish_at).not.toBeNull())
    const { status, publish_at } = await stored(draft)
    expect([status, dayOf(publish_at), timeOf(publish_at)]).toEqual(['draft', day(12), '07:05'])
    await waitFor(() => expect(list.queryByRole('button', { name: /^Ý tưởng/ })).toBeNull())
    await waitFor(() => expect(cell(day(12))?.textContent).toContain('Ý tưởng'))

    // One goes by days, weeks and months, and the address follows.
    cell(day(15))?.focus()
    await user.keyboard('{Home}')
    expect(new Date(String(document.activeElement?.getAttribute('data-day'))).getUTCDay()).toBe(1)
    await user.keyboard('{PageDown}')
    const next = monthOf(addDays(day(28), 10))
    await waitFor(() => expect(monthOf(String(document.activeElement?.getAttribute('data-day')))).toBe(next))
    expect(place()).toContain(`month=${next}`)
  })

  it('warns that a post which readers see would be hidden', async () => {
    const out = await post('Đang hiện')
    await call('PATCH', `/posts/${out.id}`, { publish_at: momentOf(businessDay(new Date()), '00:00') })
    await open(`/posts/calendar/${type}?view=list`, { as: owner() })
    await user.click(await screen.findByRole('button', { name: 'Dời lịch “Đang hiện”' }))
    const dialog = within(await screen.findByRole('dialog'))
    const ahead = addDays(businessDay(new Date()), 20).split('-').reverse().join('/')
    fireEvent.change(dialog.getByLabelText(/^Ngày/), { target: { value: ahead } })
    await dialog.findByText(/Bài sẽ ẩn đến thời điểm mới/)
  })

  it('is only looked at by those who may not change posts', async () => {
    await post('Bài hẹn', { publish_at: momentOf(day(10), '14:15') })
    const reader = await api().member('list-posts')
    await open(`/posts/calendar/${type}?month=${month}`, { as: reader.token })
    await user.click(await screen.findByRole('button', { name: /Bài hẹn/ }))
    await screen.findByRole('menuitem', { name: 'Mở bài' })
    expect(screen.queryByRole('menuitem', { name: 'Dời lịch…' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Bản nháp chưa có lịch' })).toBeNull()
  })
})

describe('a post whose moment comes while somebody looks', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    api().now = new Date()
  })

  const minutes = 60_000
  /** Some time from now; what waits that long is called when the moment comes. */
  const soon = async () => {
    const waiting: (() => void)[] = []
    for (const timer of ['setTimeout', 'setInterval'] as const) {
      const real = globalThis[timer]
      const hold = (run: () => void, time = 0) => {
        if (time > 20 * minutes) waiting.push(run)
        return real(run, time)
      }
      vi.spyOn(globalThis, timer).mockImplementation(hold as typeof real)
    }
    const at = new Date(Date.now() + 25 * minutes)
    api().now = new Date()
    const { id } = await post('Sắp ra', { publish_at: at.toISOString() })
    const comes = (moment: Date) => {
      api().now = new Date(moment.getTime() + 2_000)
      vi.useFakeTimers({ toFake: ['Date'], now: api().now })
      act(() => {
        for (const run of waiting.splice(0)) run()
      })
    }
    return { id, at, comes, day: dayOf(at.toISOString()) }
  }

  it('has a tab of those that wait in the list, and is out there, in its tabs and their counts by itself, on whichever tab', async () => {
    await post('Đã ra')
    const { at, comes, day } = await soon()
    const { wire } = await open(`/posts/all-posts/${type}`, { as: owner() })
    await screen.findByRole('tab', { name: 'Đã đăng (1)' })
    await user.click(screen.getByRole('tab', { name: 'Hẹn giờ (1)' }))
    await waitFor(() => expect(screen.queryByText('Đã ra')).toBeNull())
    await screen.findByText('Sắp ra')
    const [, month, date] = day.split('-')
    screen.getByText(`Hẹn ${date}/${month} ${timeOf(at.toISOString())}`)
    await user.click(screen.getByRole('tab', { name: 'Tất cả (2)' }))
    await screen.findByText('Đã ra')
    const asked = wire.sent.length
    comes(at)
    await screen.findByRole('tab', { name: 'Đã đăng (2)' })
    expect(screen.queryByRole('tab', { name: 'Hẹn giờ (1)' })).toBeNull()
    await waitFor(() => within(screen.getByText('Sắp ra').closest('tr') as HTMLElement).getByText('Đã đăng'))
    expect(wire.sent.slice(asked).filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('is told as out in the calendar, and no longer promised in its form', async () => {
    const { id, at, comes, day } = await soon()
    const { router } = await open(`/posts/calendar/${type}?month=${monthOf(day)}`, { as: owner() })
    await screen.findByRole('button', { name: /Sắp ra\s*, Hẹn giờ$/ })
    comes(at)
    await screen.findByRole('button', { name: /Sắp ra\s*, Đã đăng$/ })
    const next = new Date(Date.now() + 25 * minutes)
    await call('PATCH', `/posts/${id}`, { publish_at: next.toISOString() })
    await router.navigate(`/posts/all-posts/${type}/${id}`)
    await screen.findByText(/bài sẽ lên trang web lúc/)
    comes(next)
    await waitFor(() => expect(screen.queryByText(/bài sẽ lên trang web lúc/)).toBeNull())
  })
})

describe('the form of a post', () => {
  it('says “at once” where there is no moment, offers tomorrow morning for one, says when that is, and takes it back', async () => {
    const made = await post('Bài đăng ngay')
    const { wire } = await open(`/posts/all-posts/${type}/${made.id}`, { as: owner() })
    const once = await screen.findByRole<HTMLInputElement>('radio', { name: 'Đăng ngay' })
    expect(once.checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Hẹn giờ' }))
    const date = screen.getByLabelText<HTMLInputElement>(/^Ngày/)
    expect(date.value).toBe(addDays(businessDay(new Date()), 1).split('-').reverse().join('/'))
    fireEvent.change(date, { target: { value: day(12).split('-').reverse().join('/') } })
    await screen.findByText(/bài sẽ lên trang web lúc .* 09:00/)
    await user.click(screen.getByRole('button', { name: /^Lưu( nháp)?$/ }))
    await waitFor(() => expect(written(wire)).toEqual([{ publish_at: momentOf(day(12), '09:00') }]))
    await user.click(once)
    expect(once.checked).toBe(true)
    await user.click(await screen.findByRole('button', { name: /^Lưu( nháp)?$/ }))
    await waitFor(() => expect(written(wire).at(-1)).toEqual({ publish_at: null }))
  })

  it('of a new post tells a moment that has passed, at the field', async () => {
    await open(`/posts/add-new-post/${type}`, { as: owner() })
    await user.click(await screen.findByRole('radio', { name: 'Hẹn giờ' }))
    fireEvent.change(screen.getByLabelText(/^Ngày/), { target: { value: '01/02/2020' } })
    await screen.findByText(/Thời điểm này đã qua/)
    expect(screen.getByLabelText(/^Ngày/).getAttribute('aria-invalid')).toBe('true')
  })

  it('lets whoever approves choose a moment, and names the one that was proposed', async () => {
    const waiting = await post('Bài chờ', { status: 'pending', publish_at: momentOf(day(10), '08:00') })
    const { wire } = await open(`/posts/all-posts/${type}/${waiting.id}`, { as: owner() })
    await screen.findByRole('button', { name: /^Duyệt, đăng lúc .* 08:00$/ })
    await user.click(screen.getByRole('button', { name: 'Duyệt và hẹn giờ…' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(/^Giờ/), { target: { value: '10:30' } })
    await user.click(dialog.getByRole('button', { name: 'Duyệt và hẹn giờ' }))
    await waitFor(() =>
      expect(written(wire)).toEqual([{ status: 'published', publish_at: momentOf(day(10), '10:30') }]),
    )
  })
})

describe('the approved posts', () => {
  it('say who approved them, the latest first, which is no view that could be saved', async () => {
    const first = await post('Bài một', { status: 'pending' })
    const second = await post('Bài hai', { status: 'pending' })
    await post('Không qua duyệt')
    await call('PATCH', `/posts/${second.id}`, { status: 'published' })
    api().now = new Date(api().now.getTime() + 1_000)
    await call('PATCH', `/posts/${first.id}`, { status: 'published' })
    await open(`/posts/approved/${type}`, { as: owner() })
    await screen.findByText('Bài một')
    const links = screen.getAllByRole('link', { name: /^Bài (một|hai)$/ })
    expect(links.map(({ textContent }) => textContent)).toEqual(['Bài một', 'Bài hai'])
    expect(screen.queryByText('Không qua duyệt')).toBeNull()
    expect(screen.getAllByText('Thành viên 1').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Lưu chế độ xem' })).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: /Tìm theo tiêu đề/ }), 'hai')
    await screen.findByRole('button', { name: 'Lưu chế độ xem' })
  })
})

describe('the dashboard', () => {
  it('shows what comes out in the next days and one’s own scheduled posts, only if there are any', async () => {
    await post('Bài hôm nay')
    const { client } = await open('/', { as: owner() })
    await screen.findByRole('region', { name: 'Vừa cập nhật' })
    expect(screen.queryByRole('region', { name: 'Lên trang trong 7 ngày tới' })).toBeNull()
    await post('Bài mai', { publish_at: momentOf(addDays(businessDay(new Date()), 2), '08:00') })
    await act(() => client.invalidateQueries())
    for (const name of ['Lên trang trong 7 ngày tới', 'Bài hẹn giờ của bạn'])
      within(await screen.findByRole('region', { name })).getByText('Bài mai')
    expect(screen.getAllByRole('link', { name: 'Mở lịch' })[0]?.getAttribute('href')).toBe('/posts/calendar')
  })
})
