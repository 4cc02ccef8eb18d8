import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aType } from '../support/content'
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
})
