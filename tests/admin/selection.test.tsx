import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { warehouseOf } from '../support/stock'
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
  it('ends when the tab or the search changes, and when the list is opened anew; loses a row that leaves the list by itself', async () => {
    const { path } = await posts('Một', 'Hai', 'Chờ duyệt')
    const { router } = await open(path)
    await tick('Một')
    await screen.findByText('Đã chọn 1 mục')
    await user.click(await screen.findByRole('tab', { name: /^Chờ duyệt/ }))
    await noneSelected()
    await tick('Chờ duyệt')
    await press('Duyệt bài viết “Chờ duyệt”')
    await waitFor(() => expect(titles()).toEqual([]))
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

  it('says how much of it lies on another page, lets it go, and is named before it is deleted: up to five, and how many more', async () => {
    const names = ['H', 'G', 'F', 'E', 'D', 'C', 'B', 'A']
    for (const name of names) await warehouseOf(admin.api).place('/suppliers', `Xưởng ${name}`)
    localStorage.setItem('RaStorenep.suppliers.perPage', '7')
    await open('/warehouse/supplier')
    await tick('Xưởng A')
    await press('Trang 2')
    await screen.findByText('Đã chọn 1 mục, 1 mục không có trên trang này')
    await press('Xem 1 mục không có trên trang này')
    const elsewhere = within(await screen.findByRole('dialog', { name: '1 mục không có trên trang này' }))
    expect(elsewhere.getByRole<HTMLInputElement>('checkbox', { name: 'Xưởng A' }).checked).toBe(true)
    await user.click(elsewhere.getByRole('button', { name: 'Đóng' }))
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await closed()
    await tick('Xưởng H')
    const asked = async (count: number) => {
      await press('Xóa')
      const question = await screen.findByRole('dialog', { name: `Xóa ${count} nhà cung cấp?` })
      const items = within(question).getAllByRole('listitem')
      await user.keyboard('{Escape}')
      await closed()
      return items.map(({ textContent }) => textContent)
    }
    expect(await asked(2)).toEqual(['Xưởng A', 'Xưởng H'])
    // It can be let go of from there.
    await press('Xem 1 mục không có trên trang này')
    await user.click(await screen.findByRole('checkbox', { name: 'Xưởng A' }))
    await screen.findByText('Đã chọn 1 mục')
    await user.keyboard('{Escape}')
    await closed()
    await press('Trang 1')
    await screen.findByText('Xưởng A')
    await user.click(await screen.findByRole('checkbox', { name: 'Chọn tất cả' }))
    expect(await asked(8)).toEqual(['Xưởng H', 'Xưởng A', 'Xưởng B', 'Xưởng C', 'Xưởng D', 'và 3 mục khác'])
  })
})

describe('a bulk change', () => {
  it('is taken back to what each row was, and not over what somebody has saved since', async () => {
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

    await noneSelected()
    await tick('Đang hiện')
    await press('Ẩn')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ẩn' }))
    await waitFor(() => expect(written(wire)).toHaveLength(3))
    await screen.findByRole('button', { name: 'Hoàn tác' })
    const change = { status: 'draft', title: 'Sửa sau khi ẩn' }
    await admin.api().call('PATCH', `/posts/${made[0]?.id}`, { as: owner(), body: change })
    await press('Hoàn tác')
    await screen.findByText(/^Chưa hoàn tác được\. /)
    const { body: now } = await admin.api().call('GET', `/posts?search=id:${made[0]?.id}`, { as: owner() })
    expect(now.data[0]).toMatchObject(change)
  })
})

describe('the address of a list', () => {
  it('alone decides what is shown: what was filtered before is over', async () => {
    const path = '/settings/redirect'
    const made: number[] = []
    for (const [source, code] of [
      ['/mot', 301],
      ['/hai', 302],
    ]) {
      const body = { source, destination: '/moi', code }
      made.push((await admin.api().call('POST', '/redirects', { as: owner(), body })).body.data.id)
    }
    const filtered = `${path}?filter=${encodeURIComponent('{"code":301}')}`
    const { router, place } = await open(filtered)
    await waitFor(() => expect(titles()).toEqual(['/mot']))
    await router.navigate(path)
    await waitFor(() => expect(titles()).toEqual(['/hai', '/mot']))
    await router.navigate('/support')
    await screen.findByText('Hỗ trợ', { selector: 'h1' })
    await router.navigate(path)
    await waitFor(() => expect(titles()).toEqual(['/hai', '/mot']))
    // From a record it is come back to as it was.
    await router.navigate(filtered)
    await waitFor(() => expect(titles()).toEqual(['/mot']))
    await router.navigate(`${path}/${made[0]}`)
    await user.click(await screen.findByRole('link', { name: 'Quay lại' }))
    await waitFor(() => expect(place()).toBe(filtered))
  })
})
