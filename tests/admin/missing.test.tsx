import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { screens } from '../../src/admin/screens'
import { onDemand } from '../../src/admin/startup/onDemand'
import { page } from '../../src/admin/startup/reloadOnce'
import { aCategory, aPost, aType } from '../support/content'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
const owner = () => admin.api().owner.token
const open = (path: string) => admin.open(path, { as: owner() })
const gone = 99_999_999

afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a record that is not there', () => {
  /** Goes through another page: what stands there afterwards is of the address. */
  const through = (router: Awaited<ReturnType<typeof open>>['router']) => async (address: string) => {
    await router.navigate('/support')
    await heading('Hỗ trợ')
    await router.navigate(address)
  }

  it('says so, with the way to the others; is neither found under another type', async () => {
    const [mine, other] = [await aType(admin.api()), await aType(admin.api())]
    const as = owner()
    const { body } = await admin.api().call('POST', '/posts', { as, body: aPost(mine.id) })
    const category = await aCategory(admin.api(), mine.id)
    const goTo = through((await open('/support')).router)
    for (const [address, title, list] of [
      // A role is read out of the list of all.
      [`/users/role/${gone}`, 'Vai trò này không còn', '/users/role'],
      [`/posts/all-posts/${mine.id}/${gone}`, 'Bài viết này không còn', `/posts/all-posts/${mine.id}`],
      [
        `/posts/all-posts/${other.id}/${body.data.id}`,
        'Bài viết này không còn',
        `/posts/all-posts/${other.id}`,
      ],
      [
        `/posts/post-category/${other.id}/${category.id}`,
        'Danh mục này không còn',
        `/posts/post-category/${other.id}`,
      ],
    ] as const) {
      await goTo(address)
      await heading(title)
      const back = await screen.findByRole('link', { name: 'Về danh sách' })
      expect(back.getAttribute('href'), address).toBe(list)
      expect(screen.queryByRole('button', { name: 'Thử lại' }), address).toBeNull()
      expect(document.querySelectorAll('h1'), address).toHaveLength(1)
    }
  })

  it('of an unknown type, or at what is no address, is a page that leads home, and nothing is asked for it', async () => {
    const { id } = await aType(admin.api())
    const { wire, router } = await open('/support')
    const goTo = through(router)
    for (const address of [
      `/posts/all-posts/${gone}`,
      `/posts/post-category/${gone}/create`,
      '/feedback/manager/create',
      `/posts/all-posts/${id}/create`,
      // Articles are not sold.
      `/posts/product/order/${id}/create`,
      `/posts/all-posts/${id}/notanumber`,
    ]) {
      await goTo(address)
      await heading('Không tìm thấy trang')
      expect(screen.getByText('404')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href'), address).toBe('/')
    }
    expect(wire.sent.map(({ path }) => path).filter((path) => /create\b|notanumber|NaN/.test(path))).toEqual(
      [],
    )
  })

  it('is told from one that may not be read, and from a network that is down', async () => {
    const { wire, router } = await open('/support')
    wire.answer = (_method, path) =>
      path.startsWith('/users/')
        ? Response.json({ message: 'Không', code: 'forbidden' }, { status: 403 })
        : undefined
    await router.navigate(`/users/list/${gone}`)
    await heading('Bạn chưa có quyền xem trang này')
    wire.answer = (_method, path) =>
      path.startsWith('/users/') ? new Response(null, { status: 502 }) : undefined
    await router.navigate(`/users/list/${admin.api().owner.id}`)
    const retry = await screen.findByRole('button', { name: 'Thử lại' })
    wire.answer = undefined
    await userEvent.click(retry)
    await screen.findByRole('textbox', { name: /^Họ và tên/ })
  })
})

describe('without a network', () => {
  it('a bar says so, for as long', async () => {
    await open('/support')
    await heading('Hỗ trợ')
    act(() => onlineManager.setOnline(false))
    await screen.findByText(/^Mất kết nối mạng\. /)
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(screen.queryByText(/^Mất kết nối mạng\. /)).toBeNull())
  })
})

describe('a page that crashes', () => {
  it('says what was kept of what was being written, which is there again afterwards', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const screenOf = screens.find(({ path }) => path === '/settings/redirect/create')
    if (!screenOf) throw new Error('no such screen')
    const { page } = screenOf
    const real = page.code
    const { default: Form } = await real.load()
    function Breaking() {
      const [isBroken, setBroken] = useState(false)
      if (isBroken) throw new Error('broken')
      return (
        <>
          <Form />
          <button type="button" onClick={() => setBroken(true)}>
            break
          </button>
        </>
      )
    }
    page.code = onDemand(async () => ({ default: Breaking }))
    const source = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Địa chỉ cũ' })
    await open('/settings/redirect/create')
    await userEvent.type(await source(), '/bai-cu')
    await userEvent.click(screen.getByRole('button', { name: 'break' }))
    await heading('Trang này gặp lỗi')
    await screen.findByText(/Nội dung bạn nhập ở đây đến lúc \d\d:\d\d vẫn được giữ/)
    page.code = real
    const kept = Object.entries(sessionStorage)
    await open('/settings/redirect/create')
    for (const [key, value] of kept) expect(sessionStorage.getItem(key)).toBe(value)
    await waitFor(async () => expect((await source()).value).toBe('/bai-cu'))
  })

  it('promises nothing where nothing was being written', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const support = screens.find(({ path }) => path === '/support')
    if (!support) throw new Error('no such screen')
    const { page } = support
    const real = page.code
    page.code = onDemand(async () => ({
      default: () => {
        throw new Error('broken')
      },
    }))
    await open('/support')
    await heading('Trang này gặp lỗi')
    expect(screen.queryByText(/vẫn được giữ/)).toBeNull()
    page.code = real
  })
})

describe('a page whose code cannot be fetched', () => {
  /** The languages page, whose code fails to load until the test allows it. */
  const failing = () => {
    const languages = screens.find(({ path }) => path === '/languages/manager')
    if (!languages) throw new Error('no such screen')
    const { page } = languages
    const real = page.code
    const state = { fails: true, tries: 0 }
    const load = vi.fn(async () => {
      state.tries += 1
      if (state.fails) throw new TypeError('Failed to fetch dynamically imported module')
      return real.load()
    })
    page.code = onDemand(load)
    return { state, restore: () => Object.assign(page, { code: real }) }
  }

  it('opens by itself once the network is back', async () => {
    const { state, restore } = failing()
    const reload = vi.spyOn(page, 'reload').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    const { router } = await open('/support')
    await heading('Hỗ trợ')
    act(() => onlineManager.setOnline(false))
    await router.navigate('/languages/manager')
    await heading('Mất kết nối mạng')
    state.fails = false
    act(() => onlineManager.setOnline(true))
    await heading('Ngôn ngữ')
    expect(reload).not.toHaveBeenCalled()
    restore()
  })

  it('waits while the server is away, and opens by itself once it is back', async () => {
    const { state, restore } = failing()
    const reload = vi.spyOn(page, 'reload').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    const answers = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    answers.mockResolvedValueOnce(new Response('', { status: 502 })).mockResolvedValue(new Response('page'))
    const { router } = await open('/support')
    await heading('Hỗ trợ')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await router.navigate('/languages/manager')
    await heading('Chưa kết nối được máy chủ')
    state.fails = false
    // It asks again and again.
    for (const times of [2, 3]) {
      await act(() => vi.advanceTimersByTimeAsync(3_000))
      await waitFor(() => expect(answers).toHaveBeenCalledTimes(times))
    }
    vi.useRealTimers()
    await heading('Ngôn ngữ')
    expect(answers).toHaveBeenCalledTimes(3)
    expect(reload).not.toHaveBeenCalled()
    answers.mockRestore()
    restore()
  })

  it('is loaded anew, once, when a newer release has taken its place', async () => {
    const { restore } = failing()
    const reload = vi.spyOn(page, 'reload').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    const answers = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('page'))
    const { router } = await open('/support')
    await heading('Hỗ trợ')
    await router.navigate('/languages/manager')
    await heading('Đã có phiên bản mới')
    expect(reload).toHaveBeenCalledTimes(1)
    await open('/languages/manager')
    await heading('Đã có phiên bản mới')
    expect(reload).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }))
    expect(reload).toHaveBeenCalledTimes(2)
    answers.mockRestore()
    restore()
  })
})
