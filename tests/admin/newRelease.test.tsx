import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../src/admin/startup/reloadOnce'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
const hour = 60 * 60_000

/** A page of a build, with its entry. */
const html = (entry: string) =>
  new Response(`<!doctype html><script type="module" src="${entry}"></script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })

afterEach(() => {
  document.querySelector('script[src]')?.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens a page of this build; the server answers with the HTML of `current()`. */
async function stay(path: string, current: () => Response) {
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: '/assets/index-old.js' }),
  )
  const asked = vi.fn(async () => current())
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await admin.open(path, { as: admin.api().owner.token })
  return asked
}

/** Time goes by, and what was asked meanwhile is answered. */
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a tab that stays open', () => {
  it('notices a newer release, takes neither an error nor another answer than a page for one, offers to load it, and says so once', async () => {
    let answer = () => html('/assets/index-old.js')
    const asked = await stay('/support', () => answer())
    await heading('Hỗ trợ')
    expect(asked).not.toHaveBeenCalled()
    for (const none of [answer, () => new Response('away', { status: 502 }), () => Response.json({})]) {
      answer = none
      const before = asked.mock.calls.length
      await wait(hour)
      expect(asked.mock.calls.length).toBeGreaterThan(before)
      // A message would stand on the page by now.
      await act(() => new Promise((done) => setTimeout(done, 100)))
      expect(screen.queryByText('Đã có phiên bản mới.')).toBeNull()
    }
    answer = () => html('/assets/index-new.js')
    await wait(hour)
    vi.useRealTimers()
    await screen.findByText('Đã có phiên bản mới.')
    const reload = vi.spyOn(page, 'reload').mockReturnValue()
    await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }))
    expect(reload).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }))
    expect(screen.queryByText('Đã có phiên bản mới.')).toBeNull()
  })

  it('never loads it over what is not saved: the browser asks first', async () => {
    await stay('/settings/redirect/create', () => html('/assets/index-new.js'))
    const field = await screen.findByRole('textbox', { name: /Địa chỉ cũ|Từ|nguồn/i })
    fireEvent.change(field, { target: { value: '/cu' } })
    await wait(hour)
    vi.useRealTimers()
    await screen.findByText('Đã có phiên bản mới.')
    const leaving = new Event('beforeunload', { cancelable: true })
    vi.spyOn(page, 'reload').mockImplementation(() => void window.dispatchEvent(leaving))
    await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }))
    expect(leaving.defaultPrevented).toBe(true)
  })
})
