import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openShell } from './shell'

beforeEach(() => {
  localStorage.clear()
  for (const name of ['lang', 'dir', 'data-theme']) document.documentElement.removeAttribute(name)
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      // A desktop of 1440 with a light theme.
      matches: /min-width:\s*(768|1440)px/.test(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('the frame of every page', () => {
  it('says where one is, in the title and the trail', async () => {
    await openShell('/support', ['list-posts'])
    await heading('Hỗ trợ')
    expect(document.title).toBe('Hỗ trợ · Nếp')
    const trail = within(screen.getByRole('navigation', { name: 'Đường dẫn trang' }))
    expect(trail.getByRole('link', { name: 'Trang chủ' }).getAttribute('href')).toBe('/')
    // The heading below it says the rest.
    expect(trail.queryByText('Hỗ trợ')).toBeNull()
  })

  it('greets on the dashboard alone, by name and by the hour, also somebody who stays all day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9) })
    await openShell('/', ['list-posts'])
    await screen.findByText('Chào buổi sáng, Nguyễn Thị Lan', { selector: 'h1' })
    expect(screen.getAllByText(/^Chào buổi/)).toHaveLength(1)
    const menu = within(screen.getByRole('navigation', { name: 'Menu chính' }))
    await userEvent.click(await menu.findByRole('button', { name: 'Tin tức' }))
    await userEvent.click(menu.getByRole('link', { name: 'Tất cả bài viết' }))
    await heading('Tin tức')
    expect(screen.queryByText(/^Chào buổi/)).toBeNull()
    vi.setSystemTime(new Date(2026, 10, 21, 14))
    await userEvent.click(menu.getByRole('link', { name: 'Tổng quan' }))
    await screen.findByText('Chào buổi chiều, Nguyễn Thị Lan', { selector: 'h1' })
  })

  it('counts what is done in the menu: opening a group, closing it, choosing an entry', async () => {
    await openShell('/support', ['list-posts'])
    const count = (): number => {
      const key = Object.keys(localStorage).find((each) => each.endsWith('nep.menu')) ?? ''
      return JSON.parse(localStorage.getItem(key) ?? '{"clickCount":0}').clickCount
    }
    const group = await screen.findByRole('button', { name: 'Tin tức' })
    await userEvent.click(group)
    expect(count()).toBe(1)
    await userEvent.click(group)
    expect(count()).toBe(2)
    await userEvent.click(group)
    await userEvent.click(screen.getByRole('link', { name: 'Tất cả bài viết' }))
    expect(count()).toBe(4)
  })

  it('begins at its top, wherever the one before was scrolled to; on the way back the browser knows where it was', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const { router } = await openShell('/support', ['list-posts'])
    await heading('Hỗ trợ')
    expect(scroll).not.toHaveBeenCalled()
    const menu = within(screen.getByRole('navigation', { name: 'Menu chính' }))
    await userEvent.click(await menu.findByRole('link', { name: 'Tổng quan' }))
    await heading(/^Chào buổi/)
    expect(scroll.mock.calls).toEqual([[0, 0]])
    await act(() => router.navigate(-1))
    await heading('Hỗ trợ')
    expect(scroll).toHaveBeenCalledTimes(1)
    scroll.mockRestore()
  })

  it('apologises with 404 and the way home', async () => {
    await openShell('/nowhere/at/all', ['list-posts'])
    await heading('Không tìm thấy trang')
    expect(screen.getByText('404')).toBeTruthy()
    expect(screen.getByText(/đã có lỗi xảy ra/)).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/')
  })

  it('lets one skip the menu', async () => {
    await openShell('/support', ['list-posts'])
    await heading('Hỗ trợ')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Bỏ qua menu, đến nội dung')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('offers account, password, sessions, support and the way out', async () => {
    const { router } = await openShell('/support', ['list-posts'])
    await userEvent.click(await screen.findByRole('button', { name: 'Tài khoản của Nguyễn Thị Lan' }))
    const items = await screen.findAllByRole('menuitem')
    const menu = screen.getByRole('menu')
    expect(menu.textContent).toContain('Nguyễn Thị Lan')
    expect(menu.textContent).toContain('lan@nep.vn')
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Tài khoản', '/profile'],
      ['Đổi mật khẩu', '/profile/password'],
      ['Phiên đăng nhập', '/profile/sessions'],
      ['Khóa API', '/profile/keys'],
      ['Hỗ trợ', '/support'],
      ['Đăng xuất', null],
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Đăng xuất' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await heading('Đăng nhập')
    expect(localStorage.getItem('access_token')).toBeNull()
  })
})

describe('what is remembered', () => {
  it('theme and direction, under their own keys, and past signing out', async () => {
    await openShell('/support', ['list-posts'])
    await userEvent.click(await screen.findByRole('button', { name: /^Tài khoản của/ }))
    const dark = await screen.findByRole('menuitemcheckbox', { name: 'Giao diện tối' })
    expect(dark.getAttribute('aria-checked')).toBe('false')
    await userEvent.click(dark)
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    const rtl = () => screen.getByRole('menuitemcheckbox', { name: 'Bố cục từ phải sang trái' })
    await userEvent.click(rtl())
    expect(localStorage.getItem('direction')).toBe('rtl')
    expect(document.documentElement.dir).toBe('rtl')
    await waitFor(() => expect(rtl().getAttribute('aria-checked')).toBe('true'))
  })

  it('the language, which changes at once', async () => {
    await openShell('/support', ['list-posts'])
    await userEvent.click(await screen.findByRole('button', { name: /^Tài khoản của/ }))
    expect(
      (await screen.findByRole('menuitemradio', { name: 'Tiếng Việt' })).getAttribute('aria-checked'),
    ).toBe('true')
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
    await heading('Support')
    expect(localStorage.getItem('current_language')).toBe('en')
    expect(document.documentElement.lang).toBe('en')
    expect(document.title).toBe('Support · Nếp')
  })

  it('the state of the menu', async () => {
    await openShell('/support', ['list-posts'])
    const toggle = await screen.findByRole('button', { name: 'Thu gọn menu' })
    expect(screen.getByRole('navigation', { name: 'Menu chính' }).className).toBe('menu-default')
    await userEvent.click(toggle)
    expect(screen.getByRole('navigation', { name: 'Menu chính' }).className).toBe('menu-default menu-narrow')
    expect(JSON.parse(localStorage.getItem('RaStorenep.menu') ?? '')).toMatchObject({
      classNames: 'menu-default menu-narrow',
      clickCount: 1,
      selectedHasSubItems: false,
    })
    expect(screen.getByRole('button', { name: 'Mở rộng menu' })).toBeTruthy()
  })
})
