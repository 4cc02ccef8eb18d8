import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { chooseAction } from './actions'
import { heading, withAdmin, written } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const make = async (path: string, body: unknown) => {
  const answer = await admin.api().call('POST', path, { as: owner(), body })
  expect(answer.status).toBeLessThan(300)
  return answer.body.data
}
const save = async () => user.click(await screen.findByText(/^Lưu( nháp)?$/, { selector: 'button' }))

describe('a record is duplicated', () => {
  it('a published post as a draft under another name and address, with all that is in it', async () => {
    const type = await aType(admin.api(), { features: ['content', 'images'] })
    const content = [{ title: 'Mở đầu', image: '', content: '<p>Trà sen</p>' }]
    const post = await make('/posts', aPost(type.id, { title: 'Trà sen', slug: 'tra-sen', content }))
    const { place, wire } = await admin.open(`/posts/all-posts/${type.id}/${post.id}`, { as: owner() })
    await heading('Trà sen')
    await chooseAction('Nhân bản')
    await heading('Thêm bài viết')
    expect(place()).toBe(`/posts/add-new-post/${type.id}?copy=${post.id}`)
    await screen.findByDisplayValue('Trà sen (bản sao)')
    await save()
    await heading('Trà sen (bản sao)')
    expect(written(wire)).toMatchObject([
      { title: 'Trà sen (bản sao)', slug: 'tra-sen-ban-sao', status: 'draft', content, images: post.images },
    ])
  })

  it('a role with its permissions; a redirect without its source, which may exist only once', async () => {
    const role = await make('/roles', {
      name: 'Người viết',
      description: 'Viết',
      permissions: ['list-posts'],
    })
    const opened = await admin.open(`/users/role/create?copy=${role.id}`, { as: owner() })
    await screen.findByDisplayValue('Người viết (bản sao)')
    await save()
    await waitFor(() => expect(written(opened.wire)).toHaveLength(1))
    expect(written(opened.wire)[0]).toMatchObject({ permissions: ['list-posts'] })

    const redirect = await make('/redirects', { source: '/cu', destination: '/moi' })
    await admin.open(`/settings/redirect/create?copy=${redirect.id}`, { as: owner() })
    await screen.findByDisplayValue('/moi')
    expect(screen.getByRole('textbox', { name: /^Địa chỉ cũ/ })).toHaveProperty('value', '')
  })

  it('by who may create; others are offered nothing that they may not do', async () => {
    const seo = await make('/seos', { url: '/', title: 'Chỉ đọc', image: '/files/a.webp' })
    const reader = await admin.api().member('list-seos')
    await admin.open(`/seo/manager/${seo.id}`, { as: reader.token })
    await heading('Chỉ đọc')
    await screen.findByText('Bạn xem được nhưng không sửa được nội dung này.')
    expect(screen.queryByRole('button', { name: 'Thao tác khác' })).toBeNull()
  })
})
