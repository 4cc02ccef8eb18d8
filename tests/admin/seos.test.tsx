import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { withAdmin, written } from './harness'

const { api, open } = withAdmin()
const owner = () => api().owner.token
const call = (method: string, path: string, body?: object) => api().call(method, path, { as: owner(), body })
const preview = (name: string) => screen.findByRole('group', { name })

let post = { id: 0, type: 0 }
beforeAll(async () => {
  const type = (await aType(api(), { features: ['seo'] })).id
  const { body } = await call('POST', '/posts', aPost(type, { title: 'Bài chưa viết SEO' }))
  await call(
    'POST',
    '/posts',
    aPost(type, { title: 'Bài dài', seo: { title: 'ă'.repeat(72), description: 'x' } }),
  )
  post = { id: body.data.id, type }
  await call('POST', '/seos', { url: '/san-pham', title: 'Cà phê và trà', image: '/files/a.webp' })
})

describe('an SEO entry', () => {
  it('shows what a search engine and a sharing site will show, naming no machine, and what is too long; of no address, and of one that has an entry already, it is refused beside the field', async () => {
    await call('POST', '/seos', { url: '/da-co', title: 'Đã có', image: '/a.webp' })
    const [entry] = (await call('GET', '/seos?search=url:/san-pham')).body.data
    const { wire } = await open(`/seo/manager/${entry.id}`, { as: owner() })
    const search = within(await preview('Xem trước kết quả tìm kiếm'))
    search.getByText('Cà phê và trà')
    search.getByText('Trang web của bạn › san-pham')
    for (const group of screen.getAllByRole('group', { name: /^Xem trước/ }))
      expect(group.textContent).not.toContain(location.host)
    expect(screen.getByText(/^0\/160 ký tự nên dùng/)).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: /^Tiêu đề/ }), { target: { value: 'ê'.repeat(61) } })
    await screen.findByText('61/60 ký tự nên dùng · phần thừa sẽ bị cắt')
    search.getByText(`${'ê'.repeat(60)}…`)
    within(await preview('Xem trước khi chia sẻ')).getByText('ê'.repeat(61))
    const field = screen.getByRole('textbox', { name: /^Địa chỉ/ })
    fireEvent.change(field, { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(field, { target: { value: 'da-co/' } })
    fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Địa chỉ này đã có mục SEO')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(field, { target: { value: 'https://khac.vn/tr%C3%A0' } })
    await search.findByText('khac.vn › trà')
    // The length is a hint, and stops nobody.
    fireEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã lưu mục SEO.')
    expect(written(wire)).toHaveLength(2)
  })

  it('is found among those to mend', async () => {
    await call('POST', '/seos', { url: '/du', title: 'Đủ cả', image: '/a.webp', description: 'Có mô tả' })
    await open(`/seo/manager?filter=${encodeURIComponent('{"seo":"none"}')}`, { as: owner() })
    await screen.findByRole('row', { name: /Đã có/ })
    expect(screen.queryByRole('row', { name: /Đủ cả/ })).toBeNull()
    screen.getByRole('button', { name: 'Cần sửa: Chưa có mô tả' })
  })
})

describe('posts that search engines show badly', () => {
  it('are a list of what to mend, each leading to its SEO fields, open', async () => {
    const { place, router } = await open('/seo/manager', { as: owner() })
    fireEvent.click(await screen.findByRole('tab', { name: 'Bài cần sửa SEO' }))
    const link = await screen.findByRole('link', { name: 'Bài chưa viết SEO' })
    fireEvent.click(screen.getByRole('button', { name: 'Quá dài' }))
    await screen.findByText('72/60')
    expect(screen.queryByRole('link', { name: 'Bài chưa viết SEO' })).toBeNull()
    expect(link.getAttribute('href')).toBe(`/posts/all-posts/${post.type}/${post.id}#seo`)
    await router.navigate(`/posts/all-posts/${post.type}/${post.id}#seo`)
    const field = await screen.findByRole('textbox', { name: /^Tiêu đề trên trang tìm kiếm/ })
    expect(place()).toContain(`/posts/all-posts/${post.type}/${post.id}`)
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('are not offered to who may not list posts', async () => {
    const { token } = await api().member('list-seos')
    await open('/seo/manager', { as: token })
    await screen.findByRole('row', { name: /Cà phê|Đã có/ })
    expect(screen.queryByRole('tab', { name: 'Bài cần sửa SEO' })).toBeNull()
  })
})
