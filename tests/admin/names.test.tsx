import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
const owner = () => admin.api().owner.token

describe('what has no words of its own', () => {
  it('is named all the same: columns of handles and buttons', async () => {
    await admin.api().call('POST', '/languages', { as: owner(), body: { key: 'vi' } })
    await admin.open('/languages/manager', { as: owner() })
    await heading('Ngôn ngữ')
    await waitFor(() => expect(document.querySelector('tbody tr:not([aria-hidden])')).toBeTruthy())
    const unnamed = [...document.querySelectorAll('th')].filter(
      (cell) => !cell.textContent && !cell.querySelector('[aria-label]'),
    )
    expect(unnamed).toEqual([])
  })

  it('a person without a picture is the first letter of the given name, in the bar as in lists', async () => {
    await admin.open('/users/list', { as: owner() })
    await waitFor(() => expect(document.querySelector('tbody [data-round]')).toBeTruthy())
    const inList = document.querySelector('tbody [data-round]')
    const inBar = document.querySelector('header [data-round]')
    expect(inBar?.className).toBe(inList?.className)
    expect(inBar?.textContent).toMatch(/^\p{Lu}$/u)
  })
})

describe('the preview of a search result', () => {
  it('names no machine, and the counter says in words when the end may be cut off', async () => {
    const { id } = await aType(admin.api(), { features: ['seo'] })
    const { body } = await admin.api().call('POST', '/posts', {
      as: owner(),
      body: aPost(id, { seo: { title: 'x'.repeat(61) } }),
    })
    await admin.open(`/posts/all-posts/${id}/${body.data.id}`, { as: owner() })
    const preview = await screen.findByRole('group', { name: 'Xem trước kết quả tìm kiếm' })
    expect(preview.textContent).not.toContain(location.host)
    expect(preview.textContent).toContain('Trang web của bạn')
    const section = preview.closest('.MuiCard-root')
    await userEvent.click(within(section as HTMLElement).getByRole('button', { name: /^Sửa: Tìm kiếm/ }))
    await screen.findByText(/^61\/60 ký tự nên dùng · phần thừa sẽ bị cắt/)
    expect(screen.getByText(/^0\/160 ký tự nên dùng/)).toBeTruthy()
  })
})
