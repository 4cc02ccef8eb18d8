import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCategory, aPost, aType } from '../support/content'
import { withAdmin } from './harness'

const admin = withAdmin()
// Checking pointer events reads all styles of the page: slow in jsdom, and tested in a browser.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const isolated = (path: string) => `\u2066${path}\u2069`
let serial = 0

async function aPostAt(slug: string, more: object = {}) {
  const typeSlug = `tin-${++serial}-cu`
  const type = await aType(admin.api(), { slug: typeSlug, features: ['categories'] })
  const body = aPost(type.id, { title: 'Mùa gặt', slug, ...more })
  const made = await admin.api().call('POST', '/posts', { as: owner(), body })
  const path = `/posts/all-posts/${type.id}/${made.body.data.id}`
  return { path, at: (name: string) => `/${typeSlug}/${name}` }
}

const open = async (path: string, as = owner()) => {
  const opened = await admin.open(path, { as })
  fireEvent.click(await screen.findByRole('button', { name: /^Sửa: Đường dẫn/ }))
  return opened
}
const changeSlug = async (slug: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Đường dẫn/ }), { target: { value: slug } })
const offer = () => screen.findByRole('checkbox', { name: /^Chuyển người đọc/ })
const save = async () => fireEvent.click(await screen.findByText(/^Lưu( nháp)?$/, { selector: 'button' }))
const sentTo = (sent: readonly { method: string; path: string }[]) =>
  sent
    .filter(({ method }) => method === 'PATCH')
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('redirect'))

describe('a form whose slug changes', () => {
  it('offers to lead readers on, says what is in the way at the new address, does it with the save, and leads nobody on when the box is empty, or the slug is as it was', async () => {
    const { path, at } = await aPostAt('cu')
    await admin
      .api()
      .call('POST', '/redirects', { as: owner(), body: { source: at('vuong'), destination: at('cu') } })
    const { wire } = await open(path)
    await changeSlug('vuong')
    await screen.findByText(/Khi lưu, chuyển hướng này được bỏ/)
    fireEvent.click(await offer())
    await screen.findByText(/người đọc sẽ không tới được trang này/)

    fireEvent.click(await offer())
    await changeSlug('moi')
    expect(await offer()).toHaveProperty('checked', true)
    await screen.findByText(`Chuyển người đọc từ ${isolated(at('cu'))} sang ${isolated(at('moi'))} (301)`)
    await save()
    await waitFor(() => expect(sentTo(wire.sent)).toEqual(['1']))
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Chuyển người đọc/ })).toBeNull())

    await changeSlug('moi-nua')
    fireEvent.click(await offer())
    await save()
    await waitFor(() => expect(sentTo(wire.sent)).toEqual(['1', null]))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Tiêu đề' }), { target: { value: 'Khác' } })
    await save()
    await waitFor(() => expect(sentTo(wire.sent)).toEqual(['1', null, null]))
  })

  it('offers nothing for a draft, nor to who may not manage redirects', async () => {
    const draft = await aPostAt('cu', { status: 'draft' })
    await open(draft.path)
    await changeSlug('moi')
    expect(screen.queryByRole('checkbox', { name: /^Chuyển người đọc/ })).toBeNull()
    const published = await aPostAt('cu')
    const { token } = await admin.api().member('list-posts', 'update-posts')
    await open(published.path, token)
    await changeSlug('moi')
    expect(screen.queryByRole('checkbox', { name: /^Chuyển người đọc/ })).toBeNull()
  })

  it('may be that of a category', async () => {
    const type = await aType(admin.api(), { slug: `loai-${++serial}` })
    const category = await aCategory(admin.api(), type.id)
    await open(`/posts/post-category/${type.id}/${category.id}`)
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

  it('shows each hop with its code, by keyboard, and says when there is none; a chain that is shortened in the list becomes temporary with a temporary step on the way, and says so', async () => {
    const call = (method: string, path: string, body?: object) =>
      admin.api().call(method, path, { as: owner(), body })
    const add = (source: string, destination: string, code: number) =>
      call('POST', '/redirects', { source, destination, code })
    const { id } = (await add('/r1', '/r2', 301)).body.data
    await add('/r2', '/r3', 302)
    await add('/xa', '/giua', 301)
    await add('/giua', 'https://khac.vn/dich', 302)
    await admin.open('/settings/redirect', { as: owner() })
    fireEvent.click(await screen.findByRole('button', { name: 'Thử địa chỉ' }))
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
    fireEvent.click(within(dialog).getByRole('button', { name: 'Đóng' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const row = (await screen.findByRole('link', { name: '/r1' })).closest('tr')
    if (!row) throw new Error('no row')
    fireEvent.click(within(row).getByRole('button', { name: 'Rút gọn' }))
    await screen.findByText(
      'Giờ chuyển thẳng tới /r3, và thành tạm thời (302) vì một bước trên đường đi là tạm thời.',
    )
    const { body } = await call('GET', `/redirects?search=id:${id}`)
    expect(body.data[0]).toMatchObject({ destination: '/r3', code: 302 })
  })
})
