import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aPost, aType } from '../support/content'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()
let typeId = 0
let postId = 0

beforeAll(async () => {
  typeId = (await aType(api(), { title: 'Chuyện nhà' })).id
  await aType(api(), { title: 'Gốm sứ', style: 'product', features: ['categories', 'approval'] })
  const make = (title: string) =>
    api().call('POST', '/posts', { as: api().owner.token, body: aPost(typeId, { title }) })
  postId = (await make('Đèn lồng Hội An')).body.data.id
  await make('Bàn trà gỗ sồi')
})

const asOwner = (path = '/support') => open(path, { as: api().owner.token })
const input = () => screen.findByRole('combobox', { name: 'Tìm và làm' })
const press = (keys: string) => userEvent.keyboard(keys)
const wait = (time: number) => new Promise((done) => setTimeout(done, time))
const find = async (typed = '') => {
  await press('{Control>}k{/Control}')
  const field = await input()
  if (typed) await userEvent.paste(typed)
  return field
}
const option = (name: string | RegExp) => screen.findByRole('option', { name })
const sent = (wire: { sent: { path: string }[] }) =>
  wire.sent.filter(({ path }) => path.startsWith('/search'))

describe('the palette', () => {
  it('opens by its button and by Ctrl+K, also while one types, and Esc leads back to where one was; goes to screens and does what the page offers, without accents too', async () => {
    const { place } = await asOwner(`/posts/all-posts/${typeId}`)
    const box = await screen.findByRole('searchbox')
    await userEvent.click(box)
    const field = await find()
    expect(document.activeElement).toBe(field)
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(box)
    fireEvent.click(screen.getByRole('button', { name: 'Tìm kiếm' }))
    await press('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await screen.findByRole('link', { name: 'Đèn lồng Hội An' })
    // The pages of a type are called as its style does.
    await find('gom su')
    await option(/^Tất cả sản phẩm/)
    await option(/^Nhập sản phẩm từ tệp/)
    expect(screen.queryByRole('option', { name: /bài viết.*Gốm sứ/ })).toBeNull()
    await press('{Escape}')
    await find('xuat')
    expect((await option('Xuất tệp')).textContent).toBe('Xuất tệp')
    await press('{Escape}')
    await find('loai bai')
    fireEvent.click(await option(/^Loại bài viết/))
    await heading('Loại bài viết')
    expect(place()).toBe('/post-type/manager')
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await find('in trang')
    await option('In trang này')
    await press('{Enter}')
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    print.mockRestore()
  })

  it('asks once for what is typed at one go, says how many there are, and keeps them until there is something new; a record is found by three letters without accents, and opened by keyboard alone', async () => {
    const { place, wire } = await asOwner()
    await heading('Hỗ trợ')
    const field = await find()
    await userEvent.type(field, 'den')
    const hit = await option(/^Đèn lồng Hội An/)
    expect(hit.textContent).toContain('Chuyện nhà')
    expect(sent(wire).length).toBeLessThan('den'.length)
    await within(screen.getByRole('dialog')).findByText(/^\d+ kết quả$/)
    await userEvent.type(field, ' l')
    expect(screen.getByRole('option', { name: /^Đèn lồng/ })).toBeTruthy()
    await waitFor(() => expect(sent(wire).at(-1)?.path).toBe('/search?q=den+l'))
    const found = await option(/^Đèn lồng/)
    while (document.querySelector('.Mui-focused[role=option]') !== found) await press('{ArrowDown}')
    await press('{Enter}')
    await heading('Đèn lồng Hội An')
    expect(place()).toBe(`/posts/all-posts/${typeId}/${postId}`)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that there is nothing, asks for no more than can be searched, and says that it could not look; of Vietnamese and Japanese nothing is chosen by the Enter that ends a composition, nor closed by its Escape', async () => {
    const { place, wire } = await asOwner()
    await heading('Hỗ trợ')
    const field = await find('zqx '.repeat(100))
    await screen.findByText(/Không tìm thấy gì/)
    await waitFor(() => expect(sent(wire)).toHaveLength(1))
    expect(screen.queryByText('Chưa tìm được nội dung. Gõ tiếp để thử lại.')).toBeNull()
    wire.answer = (_, path) => (path.startsWith('/search') ? new Response('{}', { status: 503 }) : undefined)
    const write = (value: string) => fireEvent.change(field, { target: { value } })
    write('zzqxy')
    await screen.findByText('Chưa tìm được nội dung. Gõ tiếp để thử lại.')
    wire.answer = undefined
    write('den')
    await option(/^Đèn lồng/)

    write('loai bai')
    await option(/^Loại bài viết/)
    const still = async () => {
      await wait(20)
      expect(place()).toBe('/support')
      expect(screen.getByRole('dialog')).toBeTruthy()
    }
    fireEvent.compositionStart(field)
    for (const key of ['Enter', 'Escape', 'ArrowDown'])
      fireEvent.keyDown(field, { key, isComposing: true, keyCode: 229 })
    await still()
    // Safari ends the composition before it sends the key.
    fireEvent.compositionEnd(field)
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 })
    await still()
    await wait(120)
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    await heading('Loại bài viết')
  })

  it('offers nobody what they may not open', async () => {
    const { token } = await api().member('manage-redirects')
    const { wire } = await open('/support', { as: token })
    await heading('Hỗ trợ')
    await find()
    const titles = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(titles.some((title) => title?.startsWith('Chuyển hướng'))).toBe(true)
    expect(titles.filter((title) => /bài viết|Thành viên|Vai trò|Ngôn ngữG/i.test(title ?? ''))).toEqual([])
    await userEvent.type(await input(), 'den')
    await screen.findByText(/Không tìm thấy gì/)
    expect(wire.refused).toEqual([])
  })
})

describe('the pages that were open lately', () => {
  it('are offered first to the account that had them open, without what is gone', async () => {
    const as = api().owner.token
    const { id } = (await api().call('POST', '/posts', { as, body: aPost(typeId, { title: 'Sắp xóa' }) }))
      .body.data
    const path = `/posts/all-posts/${typeId}/${id}`
    const { router } = await asOwner(path)
    await heading('Sắp xóa')
    await wait(1_100)
    await api().call('DELETE', `/posts/${id}`, { as })
    const recent = () => localStorage.getItem(`RaStorenep.recent.${api().owner.id}`) ?? ''
    expect(recent()).toContain(path)
    await router.navigate('/support')
    await heading('Hỗ trợ')
    await find()
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Sắp xóa')
    await press('{Escape}')
    await router.navigate(`/posts/all-posts/${typeId}/99999999`)
    await heading('Bài viết này không còn')
    await wait(1_100)
    expect(recent()).not.toContain('không còn')
    cleanup()
    // Asked anew: what was there a moment ago is still in memory.
    const left = recent()
    await asOwner(path)
    localStorage.setItem(`RaStorenep.recent.${api().owner.id}`, left)
    await heading('Bài viết này không còn')
    await waitFor(() => expect(recent()).not.toContain(path), { timeout: 3_000 })
  })
})

describe('what a screen offers is done from the palette', () => {
  it('what stands in the menu of a record, and taking it back', async () => {
    const { id } = (
      await api().call('POST', '/redirects', {
        as: api().owner.token,
        body: { source: '/cu', destination: '/moi', code: 301 },
      })
    ).body.data
    await asOwner(`/settings/redirect/${id}`)
    await screen.findByRole('button', { name: 'Thao tác khác' })
    await find('xoa')
    fireEvent.click(await option('Xóa'))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Xóa' }))
    await screen.findByRole('button', { name: 'Hoàn tác' })
    await find('hoan tac')
    fireEvent.click(await option('Hoàn tác'))
    await screen.findByText('Đã hoàn tác.')
    const { body } = await api().call('GET', '/redirects', { as: api().owner.token })
    expect(body.data).toMatchObject([{ id }])
  })
})
