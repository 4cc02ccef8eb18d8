import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { withAdmin } from './harness'

const admin = withAdmin()

describe('a table', () => {
  it.each(['/languages/manager', '/users/role', '/settings/redirect'])(
    'at %s is the same before and after its rows arrive',
    async (path) => {
      const api = admin.api()
      const as = api.owner.token
      await api.call('POST', '/languages', { as, body: { key: 'vi' } })
      await api.call('POST', '/redirects', {
        as,
        body: { source: `/cu${path}`, destination: '/moi', code: 301 },
      })
      await admin.open(path, { as })
      const table = await waitFor(() => {
        const found = document.querySelector('table')
        expect(found?.querySelector('tbody tr')?.getAttribute('aria-hidden')).toBe('true')
        return found
      })
      screen.getByRole('status', { name: 'Đang tải danh sách…' })
      await waitFor(() => expect(document.querySelector('tbody tr:not([aria-hidden])')).toBeTruthy())
      expect(document.querySelector('table')).toBe(table)
    },
  )

  it('keeps the focus where it is when its rows are read again', async () => {
    const api = admin.api()
    const as = api.owner.token
    const type = await aType(api, { title: 'Trước' })
    const { client } = await admin.open('/post-type/manager', { as })
    const link = await screen.findByRole('link', { name: 'Trước' })
    act(() => link.focus())
    await api.call('PATCH', `/types/${type.id}`, { as, body: { title: 'Sau' } })
    await act(() => client.invalidateQueries({ queryKey: ['types'] }))
    await screen.findByRole('link', { name: 'Sau' })
    expect(document.activeElement).toBe(link)
    expect(link.textContent).toBe('Sau')
  })

  it('says its order after the total where none of its heads is marked with it', async () => {
    const api = admin.api()
    const as = api.owner.token
    for (const title of ['Đầu trang', 'Chân trang'])
      await api.call('POST', '/menus', { as, body: { title, key: title === 'Đầu trang' ? 'dau' : 'chan' } })
    await admin.open('/appearance/menu', { as })
    const total = async () =>
      within(await screen.findByRole('navigation', { name: 'Phân trang' })).getByText(/mục/)
    await waitFor(async () => expect((await total()).textContent).toBe('2 mục · Cũ nhất trước'))
    expect(document.querySelector('[aria-sort$=ing]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Mã menu' }))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Mã menu' }).getAttribute('aria-sort')).toBe(
        'ascending',
      ),
    )
    await waitFor(async () => expect((await total()).textContent).toBe('2 mục'))
  })

  it('marks the head of its order also where nothing else can be chosen', async () => {
    const api = admin.api()
    const type = await aType(api, { title: 'Có bình luận' })
    const post = await api.call('POST', '/posts', { as: api.owner.token, body: aPost(type.id) })
    await api.call('POST', '/comments/user', {
      as: api.owner.token,
      body: { message: 'Ngon', post_id: post.body.data.id },
    })
    await admin.open('/comment/manager', { as: api.owner.token })
    const head = await screen.findByRole('columnheader', { name: 'Ngày viết' })
    expect(head.getAttribute('aria-sort')).toBe('descending')
    expect(within(head).queryByRole('button')).toBeNull()
  })
})
