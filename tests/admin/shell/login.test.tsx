import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Login } from '../../../src/admin/pages/login/Login'
import { mountLogin } from '../../../src/admin/pages/login/mount'
import { renderLogin } from '../../../src/admin/pages/login/prerender'
import type { Credentials, SignInResult } from '../../../src/admin/providers/auth/session'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const signIn = vi.fn<(credentials: Credentials) => Promise<SignInResult>>()
const onSignedIn = vi.fn()
const onActivity = vi.fn()

beforeEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  document.body.innerHTML = ''
  // What a test of another file has named the site, in the same window.
  document.head.querySelector('meta[name=application-name]')?.remove()
  document.documentElement.lang = 'vi'
})
afterEach(cleanup)

const show = () =>
  render(<Login language="vi" signIn={signIn} onSignedIn={onSignedIn} onActivity={onActivity} />)

const fillIn = async (email = 'lan@nep.vn', password = 'bí mật') => {
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Mật khẩu'), password)
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }))
}

describe('the login page', () => {
  it('signs in with what was typed', async () => {
    signIn.mockResolvedValue({ ok: true })
    show()
    await fillIn()
    expect(signIn).toHaveBeenCalledWith({ email: 'lan@nep.vn', password: 'bí mật' })
    expect(onSignedIn).toHaveBeenCalledOnce()
    expect(onActivity).toHaveBeenCalled()
  })

  it('names the site: as the page says, or as ours', async () => {
    show()
    screen.getByText('Trang quản trị Nếp')
    screen.getByText('Quên mật khẩu? Hãy hỏi quản trị viên.')
    cleanup()
    const meta = Object.assign(document.createElement('meta'), {
      name: 'application-name',
      content: 'Nếp Nhà',
    })
    document.head.append(meta)
    const root = document.body.appendChild(document.createElement('div'))
    const unmount = mountLogin(root, { signIn, onSignedIn, onActivity, reason: null })
    await screen.findByText('Nếp Nhà')
    // Titles end with the name of the product, here as everywhere.
    await waitFor(() => expect(document.title).toBe('Đăng nhập · Nếp'))
    unmount()
    meta.remove()
  })

  it('says beside the field what is missing, without asking the server', async () => {
    show()
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }))
    screen.getByText('Hãy nhập email')
    screen.getByText('Hãy nhập mật khẩu')
    expect(screen.getByLabelText('Email')).toBe(document.activeElement)
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    expect(signIn).not.toHaveBeenCalled()
  })

  it('shows the wrong-credentials message and lets one try again', async () => {
    signIn.mockResolvedValue({ ok: false, reason: 'wrong', message: '' })
    show()
    await fillIn()
    expect((await screen.findByRole('alert')).textContent).toContain('Email hoặc mật khẩu chưa đúng')
    expect(screen.getByRole('button', { name: 'Đăng nhập' })).toHaveProperty('disabled', false)
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('asks the captcha when the server wants one, and sends the answer with its token', async () => {
    signIn.mockResolvedValueOnce({
      ok: false,
      reason: 'wrong',
      message: 'Sai rồi',
      captcha: { question: 'Ba cộng bốn bằng bao nhiêu?', token: 't1' },
    })
    signIn.mockResolvedValueOnce({ ok: true })
    show()
    await fillIn()
    await user.click(await screen.findByRole('button', { name: 'Đăng nhập' }))
    expect(signIn).toHaveBeenCalledTimes(1)
    await user.type(screen.getByLabelText('Ba cộng bốn bằng bao nhiêu?'), '7')
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }))
    expect(signIn).toHaveBeenLastCalledWith({
      email: 'lan@nep.vn',
      password: 'bí mật',
      captcha: '7',
      captcha_token: 't1',
    })
  })

  it('asks for the answer when that is what is missing, and puts the cursor there', async () => {
    const asked = (token: string): SignInResult => ({
      ok: false,
      reason: 'wrong',
      message: 'Một số thông tin chưa hợp lệ, vui lòng kiểm tra lại',
      captcha: { question: `Ba cộng bốn bằng bao nhiêu? (${token})`, token },
      errors: { captcha: ['Câu trả lời xác minh chưa đúng'] },
    })
    signIn.mockResolvedValueOnce(asked('một')).mockResolvedValueOnce(asked('hai'))
    show()
    await fillIn()
    expect((await screen.findByRole('alert')).textContent).toBe('Vui lòng trả lời câu hỏi xác minh')
    const first = screen.getByLabelText(/một/)
    await waitFor(() => expect(first).toBe(document.activeElement))
    await user.type(first, '8{Enter}')
    const second = await screen.findByLabelText(/hai/)
    await waitFor(() => expect(second).toBe(document.activeElement))
    expect(second).toHaveProperty('value', '')
  })

  it('shows and hides the password', async () => {
    show()
    const field = screen.getByLabelText('Mật khẩu')
    // The eye means what the button does, as in every form: open to show, crossed out to hide.
    const isCrossed = () => document.querySelectorAll('.login-eye path').length === 2
    expect(isCrossed()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }))
    expect(isCrossed()).toBe(true)
    expect(field.getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Ẩn mật khẩu' }))
    expect(field.getAttribute('type')).toBe('password')
  })

  it('switches the language, keeps it, and keeps what was typed', async () => {
    show()
    await user.type(screen.getByLabelText('Email'), 'lan@nep.vn')
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(screen.getByRole('heading').textContent).toBe('Sign in')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'lan@nep.vn')
    expect(localStorage.getItem('current_language')).toBe('en')
    expect(document.documentElement.lang).toBe('en')
  })
})

describe('the prerendered form', () => {
  it('stands there in three languages and cannot be sent before it is alive', () => {
    document.body.innerHTML = renderLogin()
    expect([...document.querySelectorAll('h1')].map((title) => title.textContent)).toEqual([
      'Đăng nhập',
      'Sign in',
      'ログイン',
    ])
    const forms = [...document.querySelectorAll('form')]
    expect(forms.every((form) => form.method === 'post')).toBe(true)
    expect(
      [...document.querySelectorAll('[type=submit]')].every(
        (button) => 'disabled' in button && button.disabled,
      ),
    ).toBe(true)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is taken over in the language of the person, with what was typed meanwhile', async () => {
    localStorage.setItem('current_language', 'en')
    document.body.innerHTML = `<div id="root">${renderLogin()}</div>`
    const root = document.getElementById('root')
    const typed = document.querySelector<HTMLInputElement>('[data-form="en"] [name=email]')
    if (!root || !typed) throw new Error('no form')
    typed.value = 'early@nep.vn'
    signIn.mockResolvedValue({ ok: true })
    const errors = vi.spyOn(console, 'error')
    const unmount = mountLogin(root, { signIn, onSignedIn, onActivity, reason: 'expired' })
    expect((await screen.findByRole('status')).textContent).toMatch(/session has ended/)
    await user.type(await screen.findByLabelText('Password'), 'secret')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(signIn).toHaveBeenCalledWith({ email: 'early@nep.vn', password: 'secret' })
    expect(document.querySelectorAll('form')).toHaveLength(1)
    expect(errors).not.toHaveBeenCalled()
    unmount()
  })
})

describe('a forgotten password', () => {
  const answers = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
  const bodyOf = (call: number) => JSON.parse(String(answers.mock.calls[call]?.[1].body))
  const refuse = (status: number, body: object) => new Response(JSON.stringify(body), { status })

  beforeEach(() => {
    vi.stubGlobal('fetch', answers)
    document.head.append(Object.assign(document.createElement('meta'), { name: 'can-reset', content: '1' }))
    location.hash = ''
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    document.head.querySelector('meta[name=can-reset]')?.remove()
    sessionStorage.clear()
    location.hash = ''
  })

  it('is offered only where the server says that it can send a link', async () => {
    show()
    expect(screen.getByRole('link', { name: 'Quên mật khẩu?' }).getAttribute('href')).toBe('#forgot')
    cleanup()
    document.head.querySelector('meta[name=can-reset]')?.remove()
    location.hash = '#forgot'
    show()
    expect(screen.queryByRole('link')).toBeNull()
    screen.getByRole('heading', { name: 'Đăng nhập' })
  })

  it('asks for the address, answers a captcha, and says the same whoever it was', async () => {
    sessionStorage.setItem('email', 'lan@nep.vn')
    answers.mockResolvedValueOnce(
      refuse(422, {
        message: 'x',
        errors: { captcha: ['Hãy trả lời'] },
        captcha: { question: 'Một cộng hai?', token: 't' },
      }),
    )
    answers.mockResolvedValueOnce(new Response(null, { status: 204 }))
    show()
    await user.click(screen.getByRole('link', { name: 'Quên mật khẩu?' }))
    location.hash = '#forgot'
    const email = (await screen.findByLabelText('Email')) as HTMLInputElement
    await screen.findByRole('heading', { name: 'Quên mật khẩu' })
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('lan@nep.vn')
    expect(email).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Gửi đường dẫn' }))
    await user.type(await screen.findByLabelText('Một cộng hai?'), '3')
    await user.click(screen.getByRole('button', { name: 'Gửi đường dẫn' }))
    await screen.findByText(/một đường dẫn đã được gửi/)
    expect(bodyOf(1)).toEqual({ email: 'lan@nep.vn', captcha: '3', captcha_token: 't' })
    await user.click(screen.getByRole('button', { name: 'Về trang đăng nhập' }))
    await screen.findByRole('heading', { name: 'Đăng nhập' })
  })

  it('is set by the link, with what is wrong beside the field, and kept until it is right', async () => {
    location.hash = '#reset=abc-123'
    answers.mockResolvedValueOnce(
      refuse(422, { message: 'x', errors: { password: ['Ít nhất 5 ký tự nhé'] } }),
    )
    answers.mockResolvedValueOnce(refuse(422, { message: 'x', errors: { token: ['Đường dẫn đã hết hạn'] } }))
    answers.mockResolvedValueOnce(new Response(null, { status: 204 }))
    show()
    await user.type(await screen.findByLabelText('Mật khẩu mới'), '1234')
    const save = screen.getByRole('button', { name: 'Đặt mật khẩu' })
    await user.click(save)
    await screen.findByText('Ít nhất 5 ký tự nhé')
    await user.type(screen.getByLabelText('Mật khẩu mới'), '5')
    await user.click(save)
    await screen.findByText('Đường dẫn đã hết hạn')
    await user.click(save)
    await screen.findByText(/Đã đặt mật khẩu mới/)
    expect(bodyOf(2)).toEqual({ token: 'abc-123', password: '12345' })
  })
})

it('whose session has ended types the password alone', async () => {
  sessionStorage.setItem('email', 'lan@nep.vn')
  signIn.mockResolvedValue({ ok: true })
  show()
  expect(document.activeElement).toBe(screen.getByLabelText('Mật khẩu'))
  await user.keyboard('bí mật{Enter}')
  expect(signIn).toHaveBeenCalledWith({ email: 'lan@nep.vn', password: 'bí mật' })
  sessionStorage.clear()
})
