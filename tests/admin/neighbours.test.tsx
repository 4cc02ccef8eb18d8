import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
let typeId = 0
const ids: Record<string, number> = {}
const list = () => `/posts/all-posts/${typeId}`
const link = (name: string) => screen.findByRole('link', { name })
const way = (to: 'trước' | 'sau') => link(`Mục ${to} trong danh sách`)
/** The next one may stand there already, hidden: what is looked at counts. */
const isOpen = (title: string) =>
  waitFor(() => expect(document.querySelector('main > :not([hidden]) h1')?.textContent).toBe(title))
const noWay = (to: 'trước' | 'sau') => screen.queryByRole('link', { name: `Mục ${to} trong danh sách` })

beforeAll(async () => {
  const { call, owner } = admin.api()
  typeId = (await aType(admin.api(), { title: 'Chuyện nhà' })).id
  for (const title of ['Bài bốn', 'Bài ba', 'Bài hai', 'Bài một'])
    ids[title] = (
      await call('POST', '/posts', { as: owner.token, body: aPost(typeId, { title }) })
    ).body.data.id
})

/** The list with two rows a page. */
async function openList() {
  localStorage.setItem('RaStorenep.posts.perPage', '2')
  const opened = await admin.open(list(), { as: admin.api().owner.token })
  await link('Bài một')
  return opened
}

describe('from one record of a list to the next', () => {
  it('goes on past the page of the list, fetching one page at a time', async () => {
    const { wire } = await openList()
    await user.click(await link('Bài hai'))
    await isOpen('Bài hai')
    expect(await screen.findByText('2 / 4')).toBeTruthy()
    await user.click(await way('trước'))
    await isOpen('Bài một')
    expect(await screen.findByText('1 / 4')).toBeTruthy()
    expect(noWay('trước')).toBeNull()
    // The focus stays on the way, so that Enter goes on.
    ;(await way('sau')).focus()
    await user.keyboard('{Enter}')
    await isOpen('Bài hai')
    await waitFor(async () => expect(document.activeElement).toBe(await way('sau')))
    await user.keyboard('{Enter}')
    await isOpen('Bài ba')
    expect(await screen.findByText('3 / 4')).toBeTruthy()
    const pages = wire.sent
      .map(({ path }) => new URLSearchParams(path.split('?')[1]))
      .filter((query) => query.get('limit') === '2')
    expect(pages.map((query) => query.get('page'))).toEqual(['1', '2'])
    expect(wire.sent.filter(({ path }) => /^\/posts\?.*limit=(?!2&|1&|50)/.test(path))).toEqual([])
    await user.click(await way('sau'))
    await isOpen('Bài bốn')
    await waitFor(() => expect(noWay('sau')).toBeNull())
  })

  it('asks first when something is not saved', async () => {
    await openList()
    // It begins at any page, and goes back before it.
    await user.click(screen.getByRole('button', { name: 'Trang 2' }))
    await user.click(await link('Bài ba'))
    await screen.findByText('3 / 4')
    const title = await screen.findByRole('textbox', { name: /^Tiêu đề/ })
    fireEvent.change(title, { target: { value: 'Bài ba, sửa' } })
    await user.click(await way('trước'))
    const question = within(await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' }))
    await user.click(question.getByRole('button', { name: 'Ở lại' }))
    expect(await way('trước')).toBeTruthy()
    await user.click(await way('trước'))
    const again = within(await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' }))
    await user.click(again.getByRole('button', { name: 'Bỏ thay đổi' }))
    await isOpen('Bài hai')
  })

  it('is not offered to who came from elsewhere', async () => {
    const { router } = await openList()
    await router.navigate(`${list()}/${ids['Bài hai']}`)
    await isOpen('Bài hai')
    await screen.findByRole('button', { name: 'Thao tác khác' })
    expect(noWay('sau')).toBeNull()
  })
})
