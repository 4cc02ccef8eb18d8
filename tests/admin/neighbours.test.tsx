import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const ids: Record<string, number> = {}
const list = '/settings/redirect'
const link = (name: string) => screen.findByRole('link', { name })
const way = (to: 'trước' | 'sau') => link(`Mục ${to} trong danh sách`)
/** The next one may stand there already, hidden: what is looked at counts. */
const isOpen = (source: string) =>
  waitFor(() => expect(document.querySelector('main > :not([hidden]) h1')?.textContent).toBe(source))
const noWay = (to: 'trước' | 'sau') => screen.queryByRole('link', { name: `Mục ${to} trong danh sách` })

beforeAll(async () => {
  const { call, owner } = admin.api()
  for (const source of ['/bon', '/ba', '/hai', '/mot']) {
    const body = { source, destination: '/dich' }
    ids[source] = (await call('POST', '/redirects', { as: owner.token, body })).body.data.id
  }
})

/** The list with two rows a page. */
async function openList() {
  localStorage.setItem('RaStorenep.redirects.perPage', '2')
  const opened = await admin.open(list, { as: admin.api().owner.token })
  await link('/mot')
  return opened
}

describe('from one record of a list to the next', () => {
  it('goes on past the page of the list, fetching one page at a time; is not offered to who came from elsewhere', async () => {
    const { router, wire } = await openList()
    await user.click(await link('/hai'))
    await isOpen('/hai')
    expect(await screen.findByText('2 / 4')).toBeTruthy()
    await user.click(await way('trước'))
    await isOpen('/mot')
    expect(await screen.findByText('1 / 4')).toBeTruthy()
    expect(noWay('trước')).toBeNull()
    // The focus stays on the way, so that Enter goes on.
    ;(await way('sau')).focus()
    await user.keyboard('{Enter}')
    await isOpen('/hai')
    await waitFor(async () => expect(document.activeElement).toBe(await way('sau')))
    await user.keyboard('{Enter}')
    await isOpen('/ba')
    expect(await screen.findByText('3 / 4')).toBeTruthy()
    const pages = wire.sent
      .map(({ path }) => new URLSearchParams(path.split('?')[1]))
      .filter((query) => query.get('limit') === '2')
    expect(pages.map((query) => query.get('page'))).toEqual(['1', '2'])
    expect(wire.sent.filter(({ path }) => /^\/redirects\?.*limit=(?!2&|1&|50)/.test(path))).toEqual([])
    await user.click(await way('sau'))
    await isOpen('/bon')
    await waitFor(() => expect(noWay('sau')).toBeNull())

    await router.navigate(list)
    await link('/mot')
    await router.navigate(`${list}/${ids['/hai']}`)
    await isOpen('/hai')
    await screen.findByRole('button', { name: 'Thao tác khác' })
    expect(noWay('sau')).toBeNull()
  })

  it('asks first when something is not saved', async () => {
    await openList()
    // It begins at any page, and goes back before it.
    await user.click(screen.getByRole('button', { name: 'Trang 2' }))
    await user.click(await link('/ba'))
    await screen.findByText('3 / 4')
    const source = await screen.findByRole('textbox', { name: 'Địa chỉ cũ' })
    fireEvent.change(source, { target: { value: '/ba-sua' } })
    await user.click(await way('trước'))
    const question = within(await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' }))
    await user.click(question.getByRole('button', { name: 'Ở lại' }))
    expect(await way('trước')).toBeTruthy()
    await user.click(await way('trước'))
    const again = within(await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' }))
    await user.click(again.getByRole('button', { name: 'Bỏ thay đổi' }))
    await isOpen('/hai')
  })
})
