import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCategory, aPost, aType } from '../support/content'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
// Checking pointer events reads all styles of the page: slow in jsdom, and tested in a browser.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const isolated = (path: string) => `\u2066${path}\u2069`
let serial = 0

async function aPostAt(slug: string, more: object = {}) {
  const typeSlug = `tin-${++serial}-cu`
  const type = await aType(admin.api(), { slug: typeSlug, features: ['images'] })
  const body = aPost(type.id, { title: 'Mùa gặt', slug, ...more })
  const made = await admin.api().call('POST', '/posts', { as: owner(), body })
  const path = `/posts/all-posts/${type.id}/${made.body.data.id}`
  return { path, at: (name: string) => `/${typeSlug}/${name}` }
}

const changeSlug = async (slug: string) => {
  await user.click(await screen.findByRole('button', { name: /^Sửa: Đường dẫn/ }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Đường dẫn/ }), { target: { value: slug } })
}
const offer = () => screen.findByRole('checkbox', { name: /^Chuyển người đọc/ })
const save = async () => user.click(await screen.findByRole('button', { name: /^Lưu( nháp)?$/ }))
const sentTo = (sent: readonly { method: string; path: string }[]) =>
  sent
    .filter(({ method }) => method === 'PATCH')
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('redirect'))

describe('a form whose slug changes', () => {
  it('offers to lead readers on, and does it with the save', async () => {
    const { path, at } = await aPostAt('cu')
    const { wire } = await admin.open(path, { as: owner() })
    await heading('Mùa gặt')
    await changeSlug('moi')
    const box = await offer()
    expect(box).toHaveProperty('checked', true)
    expect(
      screen.getByText(`Chuyển người đọc từ ${isolated(at('cu'))} sang ${isolated(at('moi'))} (301)`),
    ).toBeTruthy()
    await save()
    await waitFor(() => expect(sentTo(wire.sent)).toEqual(['1']))
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Chuyển người đọc/ })).toBeNull())
  })

  it('leads nobody on when the box is empty, or the slug is as it was', async () => {
    const { path } = await aPostAt('cu')
    const { wire } = await admin.open(path, { as: owner() })
    await changeSlug('moi')
    await user.click(await offer())
    await save()
    await waitFor(() => expect(sentTo(wire.sent)).toEqual([null]))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Tiêu đề' }), { target: { value: 'Khác' } })
    await save()
    await waitFor(() => expect(sentTo(wire.sent)).toEqual([null, null]))
  })

  it('says what is in the way at the new address', async () => {
    const { path, at } = await aPostAt('cu')
    await admin
      .api()
      .call('POST', '/redirects', { as: owner(), body: { source: at('moi'), destination: at('cu') } })
    await admin.open(path, { as: owner() })
    await changeSlug('moi')
    await screen.findByText(/Khi lưu, chuyển hướng này được bỏ/)
    await user.click(await offer())
    await screen.findByText(/người đọc sẽ không tới được trang này/)
  })

  it('offers nothing for a draft, nor to who may not manage redirects', async () => {
    const draft = await aPostAt('cu', { status: 'draft' })
    await admin.open(draft.path, { as: owner() })
    await changeSlug('moi')
    expect(screen.queryByRole('checkbox', { name: /^Chuyển người đọc/ })).toBeNull()
    const published = await aPostAt('cu')
    const { token } = await admin.api().member('list-posts', 'update-posts')
    await admin.open(published.path, { as: token })
    await changeSlug('moi')
    expect(screen.queryByRole('checkbox', { name: /^Chuyển người đọc/ })).toBeNull()
  })

  it('may be that of a category', async () => {
    const type = await aType(admin.api(), { slug: `loai-${++serial}` })
    const category = await aCategory(admin.api(), type.id)
    await admin.open(`/posts/post-category/${type.id}/${category.id}`, { as: owner() })
    await changeSlug('moi-tinh')
    await offer()
  })
})

describe('the tester of redirects', () => {
  const ask = async (address: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Địa chỉ này dẫn tới đâu?' })
    const field = within(dialog).getByRole('textbox')
    fireEvent.change(field, { target: { value: address } })
    await user.type(field, '{Enter}')
    return dialog
  }

  it('shows each hop with its code, by keyboard, and says when there is none', async () => {
    const add = (source: string, destination: string, code: number) =>
      admin.api().call('POST', '/redirects', { as: owner(), body: { source, destination, code } })
    await add('/xa', '/giua', 301)
    await add('/giua', 'https://khac.vn/dich', 302)
    await admin.open('/settings/redirect', { as: owner() })
    await user.click(await screen.findByRole('button', { name: 'Thử địa chỉ' }))
    const dialog = await ask('https://nep.vn/xa/?utm=1#top')
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['/xaVĩnh viễn (301)/giua', '/giuaTạm thời (302)https://khac.vn/dich']),
    )
    within(dialog).getByText(
      `Người đọc sang trang khác: ${isolated('https://khac.vn/dich')}, sau 2 lần chuyển.`,
    )
    await ask('khong-co')
    await within(dialog).findByText(`Không có chuyển hướng nào từ ${isolated('/khong-co')}.`)
    await ask('javascript:alert(1)')
    await within(dialog).findByText(/Chỉ nhập đường dẫn trên trang/)
  })
})

describe('a chain that is shortened in the list', () => {
  it('becomes temporary with a temporary step on the way, and says so', async () => {
    const call = (method: string, path: string, body?: object) =>
      admin.api().call(method, path, { as: owner(), body })
    const { id } = (await call('POST', '/redirects', { source: '/r1', destination: '/r2', code: 301 })).body
      .data
    await call('POST', '/redirects', { source: '/r2', destination: '/r3', code: 302 })
    await admin.open('/settings/redirect', { as: owner() })
    const row = (await screen.findByRole('link', { name: '/r1' })).closest('tr')
    if (!row) throw new Error('no row')
    await user.click(within(row).getByRole('button', { name: 'Rút gọn' }))
    await screen.findByText(
      'Giờ chuyển thẳng tới /r3, và thành tạm thời (302) vì một bước trên đường đi là tạm thời.',
    )
    const { body } = await call('GET', `/redirects?search=id:${id}`)
    expect(body.data[0]).toMatchObject({ destination: '/r3', code: 302 })
  })
})
