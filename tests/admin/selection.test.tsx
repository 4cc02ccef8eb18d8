import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { withAdmin, written } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token

/** A type with as many posts, newest first in its list. */
async function posts(...titles: string[]) {
  const { id } = await aType(admin.api(), { features: ['approval', 'images'] })
  const made: { id: number; version: number }[] = []
  for (const title of titles) {
    const body = aPost(id, { title, status: title.startsWith('Chờ') ? 'pending' : 'published' })
    made.push((await admin.api().call('POST', '/posts', { as: owner(), body })).body.data)
  }
  return { path: `/posts/all-posts/${id}`, made }
}
const open = (path: string) => admin.open(path, { as: owner() })
const tick = async (title: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Chọn dòng này: ${title}` }))
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const noneSelected = () => waitFor(() => expect(screen.queryByText(/^Đã chọn/)).toBeNull())
const titles = () => [...document.querySelectorAll('a.row-link')].map(({ textContent }) => textContent)

describe('a selection', () => {
  it('ends when the tab or the search changes, and when the list is opened anew', async () => {
    const { path } = await posts('Một', 'Hai', 'Chờ duyệt')
    const { router } = await open(path)
    await tick('Một')
    await screen.findByText('Đã chọn 1 mục')
    await user.click(await screen.findByRole('tab', { name: /^Chờ duyệt/ }))
    await noneSelected()
    await user.click(await screen.findByRole('tab', { name: /^Tất cả/ }))
    await tick('Một')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Hai' } })
    await waitFor(() => expect(titles()).toEqual(['Hai']))
    await noneSelected()
    await tick('Hai')
    await router.navigate('/support')
    await router.navigate(path)
    await screen.findByText('Một')
    await noneSelected()
    await tick('Hai')
    await open(path)
    await screen.findByText('Một')
    await noneSelected()
  })

  it('says how much of it lies on another page, and lets it go', async () => {
    const { path } = await posts('Bài 1', 'Bài 2', 'Bài 3')
    localStorage.setItem('RaStorenep.posts.perPage', '2')
    await open(path)
    await tick('Bài 3')
    await press('Trang 2')
    await screen.findByText('Đã chọn 1 mục, 1 mục không có trên trang này')
    await press('Xem 1 mục không có trên trang này')
    const elsewhere = within(await screen.findByRole('dialog', { name: '1 mục không có trên trang này' }))
    expect(elsewhere.getByRole<HTMLInputElement>('checkbox', { name: 'Bài 3' }).checked).toBe(true)
    await user.click(elsewhere.getByRole('button', { name: 'Đóng' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await tick('Bài 1')
    await press('Xóa')
    const question = await screen.findByRole('dialog', { name: 'Xóa 2 bài viết?' })
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bài 3', 'Bài 1'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // It can be let go of from there.
    await press('Xem 1 mục không có trên trang này')
    await user.click(await screen.findByRole('checkbox', { name: 'Bài 3' }))
    await screen.findByText('Đã chọn 1 mục')
  })

  it('loses a row that leaves the list by itself', async () => {
    const { path } = await posts('Chờ một', 'Chờ hai')
    await open(`${path}?filter=${encodeURIComponent('{"status":"pending"}')}`)
    await tick('Chờ một')
    await press('Duyệt bài viết “Chờ một”')
    await waitFor(() => expect(titles()).toEqual(['Chờ hai']))
    await noneSelected()
  })

  it('is named before it is deleted: up to five, and how many more', async () => {
    const { path } = await posts('A', 'B', 'C', 'D', 'E', 'F', 'G')
    await open(path)
    await user.click(await screen.findByRole('checkbox', { name: 'Chọn tất cả' }))
    await press('Xóa')
    const question = await screen.findByRole('dialog', { name: 'Xóa 7 bài viết?' })
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['G', 'F', 'E', 'D', 'C', 'và 2 mục khác'])
  })
})

describe('a bulk change', () => {
  it('is taken back to what each row was', async () => {
    const { path, made } = await posts('Đang hiện', 'Chờ duyệt')
    const { wire } = await open(path)
    await tick('Đang hiện')
    await tick('Chờ duyệt')
    await press('Ẩn')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ẩn' }))
    await press('Hoàn tác')
    await screen.findByText('Đã hoàn tác.')
    const { body } = await admin
      .api()
      .call('GET', `/posts?search=id:${made.map(({ id }) => id)}&searchFields=id:in`, { as: owner() })
    expect(
      Object.fromEntries(body.data.map((row: { title: string; status: string }) => [row.title, row.status])),
    ).toEqual({
      'Đang hiện': 'published',
      'Chờ duyệt': 'pending',
    })
    // One call for all rows, and one that undoes it.
    expect(written(wire)).toHaveLength(2)
  })

  it('is not taken back over what somebody has saved since', async () => {
    const { path, made } = await posts('Có người sửa')
    await open(path)
    await tick('Có người sửa')
    await press('Ẩn')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ẩn' }))
    await screen.findByRole('button', { name: 'Hoàn tác' })
    const body = { status: 'draft', title: 'Sửa sau khi ẩn' }
    await admin.api().call('PATCH', `/posts/${made[0]?.id}`, { as: owner(), body })
    await press('Hoàn tác')
    await screen.findByText(/^Chưa hoàn tác được\. /)
    const { body: now } = await admin.api().call('GET', `/posts?search=id:${made[0]?.id}`, { as: owner() })
    expect(now.data[0]).toMatchObject({ status: 'draft', title: 'Sửa sau khi ẩn' })
  })
})

describe('the address of a list', () => {
  it('alone decides what is shown: what was filtered before is over', async () => {
    const { path, made } = await posts('Đã đăng', 'Chờ duyệt')
    const filtered = `${path}?filter=${encodeURIComponent('{"status":"published"}')}`
    const { router, place } = await open(filtered)
    await waitFor(() => expect(titles()).toEqual(['Đã đăng']))
    await router.navigate(path)
    await waitFor(() => expect(titles()).toEqual(['Chờ duyệt', 'Đã đăng']))
    await router.navigate('/support')
    await screen.findByText('Hỗ trợ', { selector: 'h1' })
    await router.navigate(path)
    await waitFor(() => expect(titles()).toEqual(['Chờ duyệt', 'Đã đăng']))
    // From a record it is come back to as it was.
    await router.navigate(filtered)
    await waitFor(() => expect(titles()).toEqual(['Đã đăng']))
    await router.navigate(`${path}/${made[0]?.id}`)
    await user.click(await screen.findByRole('link', { name: 'Quay lại' }))
    await waitFor(() => expect(place()).toBe(filtered))
  })
})
