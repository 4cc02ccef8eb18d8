import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { heading, withAdmin, written } from './harness'

const admin = withAdmin()
// Checking pointer events reads all styles of the page: slow in jsdom, and tested in a browser.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const owner = () => admin.api().owner.token
const all = ['categories', 'images', 'content', 'related', 'seo', 'approval']

async function aTypeOfPosts(more: object = {}) {
  const type = await aType(admin.api(), { title: 'Tin của tiệm', features: all, ...more })
  const add = async (title: string, post: object = {}) => {
    const body = aPost(type.id, { title, ...post })
    const answer = await admin.api().call('POST', '/posts', { as: owner(), body })
    expect(answer.status).toBe(201)
    return answer.body.data
  }
  return { type, add, path: `/posts/all-posts/${type.id}`, newPath: `/posts/add-new-post/${type.id}` }
}

const statusOf = async (id: number) =>
  (await admin.api().call('GET', `/posts?search=id:${id}`, { as: owner() })).body.data[0].status
const tab = (name: string) => screen.findByRole('tab', { name })
const textOf = ({ textContent }: Element) => textContent
const titles = () => [...document.querySelectorAll('a.row-link')].map(({ textContent }) => textContent)
const rowOf = (title: string) =>
  screen.getByText(title, { selector: 'a.row-link' }).closest('tr') as HTMLElement
/** By label or name: a search by role looks at every element of a long form, again with each change of it. */
const box = (label: RegExp | string) => screen.findByLabelText(label, { selector: 'input, textarea' })
const titleBox = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('main [name=title]')
    if (!found) throw new Error('the form is not there yet')
    return found
  })
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const save = () => press(/^Lưu( nháp)?$/)
describe('the list of posts', () => {
  it('has true counts on its tabs, pictures in the size of a row; a post is approved where it stands, and that is taken back', async () => {
    const { add, path } = await aTypeOfPosts()
    await add('Bài đã đăng', { image: '/files/media/a.jpg' })
    await add('Bài ẩn', { status: 'hidden', image: 'https://nep.vn/a.jpg' })
    const { id } = await add('Bài chờ', { status: 'pending' })
    await admin.open(path, { as: owner() })
    await heading('Tin của tiệm')
    await waitFor(() => expect(titles()).toEqual(['Bài chờ', 'Bài ẩn', 'Bài đã đăng']))
    for (const name of ['Tất cả (3)', 'Đã đăng (1)', 'Ẩn (1)', 'Bản nháp (0)', 'Chờ duyệt (1)'])
      expect(await tab(name)).toBeTruthy()
    const picture = (title: string) => rowOf(title).querySelector('img')
    const ours = picture('Bài đã đăng')
    expect(ours?.sizes).toBe('48px')
    expect(ours?.srcset).toContain('/files/media/a-96.webp 96w')
    // Where the versions are missing, and from elsewhere, the picture itself is shown.
    const theirs = picture('Bài ẩn')
    expect([theirs?.getAttribute('src'), theirs?.srcset]).toEqual(['https://nep.vn/a.jpg', ''])
    if (ours) fireEvent.error(ours)
    await waitFor(() => expect(picture('Bài đã đăng')?.getAttribute('src')).toBe('/files/media/a.jpg'))
    expect(picture('Bài đã đăng')?.srcset).toBe('')
    const [button] = await screen.findAllByRole('button', { name: 'Duyệt bài viết “Bài chờ”' })
    if (button) await user.click(button)
    await screen.findByText('Đã duyệt bài viết “Bài chờ”.')
    expect(await tab('Đã đăng (2)')).toBeTruthy()
    expect(await tab('Chờ duyệt (0)')).toBeTruthy()
    await press('Hoàn tác')
    await screen.findByText('Đã hoàn tác.')
    expect(await tab('Chờ duyệt (1)')).toBeTruthy()
    expect(await statusOf(id)).toBe('pending')
  })

  it('narrows to a category and everything under it', async () => {
    const { type, add, path } = await aTypeOfPosts()
    const above = await aCategory(admin.api(), type.id, { title: 'Vùng trồng' })
    const under = await aCategory(admin.api(), type.id, { title: 'Cầu Đất', parent_id: above.id })
    await add('Ở trên', { category_id: above.id })
    await add('Ở dưới', { category_id: under.id })
    await add('Ở ngoài')
    await admin.open(path, { as: owner() })
    await waitFor(() => expect(titles()).toHaveLength(3))
    // Beside the tabs there is no room for the filters.
    expect(screen.queryByRole('button', { name: 'Danh mục chính' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Bộ lọc', expanded: false }))
    await user.click(await screen.findByRole('button', { name: 'Danh mục chính' }))
    await user.click(await screen.findByRole('combobox', { name: 'Danh mục chính' }))
    await user.paste('vung trong')
    await user.click(await screen.findByRole('option', { name: 'Vùng trồng' }))
    await waitFor(() => expect(titles()).toEqual(['Ở dưới', 'Ở trên']))
    expect(await tab('Tất cả (2)')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Danh mục chính: Vùng trồng' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Bộ lọc (1)', expanded: true }))
    expect(screen.queryByRole('button', { name: 'Danh mục chính: Vùng trồng' })).toBeNull()

    // What narrows a list is in sight when it is opened.
    await admin.open(`${path}?filter=${encodeURIComponent(JSON.stringify({ category_id: [above.id] }))}`, {
      as: owner(),
    })
    await user.click(await screen.findByRole('button', { name: 'Bỏ lọc Danh mục chính' }))
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Danh mục chính' }))
  })

  it('publishes many after asking; what may not be published yet stays selected, with the reason, and is refused in its cell too', async () => {
    const { type, add, path } = await aTypeOfPosts()
    const parent = await aCategory(admin.api(), type.id, { title: 'Cha' })
    const child = await aCategory(admin.api(), type.id, { title: 'Con', parent_id: parent.id })
    await add('Đủ ảnh', { status: 'draft' })
    const unfit = await add('Thiếu ảnh', { status: 'draft', image: '', images: [] })
    const { wire } = await admin.open(path, { as: owner() })
    await waitFor(() => expect(titles()).toHaveLength(2))
    for (const name of ['Đủ ảnh', 'Thiếu ảnh'])
      await user.click(screen.getByRole('checkbox', { name: `Chọn dòng này: ${name}` }))
    await user.click(await screen.findByRole('button', { name: 'Đăng' }))
    const question = await screen.findByRole('dialog', { name: 'Đăng 2 bài viết đã chọn?' })
    expect(within(question).getAllByRole('listitem').map(textOf)).toEqual(['Đủ ảnh', 'Thiếu ảnh'])
    await user.click(within(question).getByRole('button', { name: 'Đăng' }))
    await screen.findByText('1 bài viết chưa đăng được')
    const link = await screen.findByRole('link', { name: '“Thiếu ảnh”' })
    expect(link.getAttribute('href')).toBe(`${path}/${unfit.id}`)
    expect(link.closest('li')?.textContent).toMatch(/^Hãy chọn .*ảnh.*\. “Thiếu ảnh”$/)
    expect(screen.queryByText(/thử lại sau/)).toBeNull()
    await screen.findByText('Đã cập nhật bài viết.')
    expect(await tab('Đã đăng (1)')).toBeTruthy()
    expect(screen.getByText('Đã chọn 1 mục')).toBeTruthy()

    const cell = (name: string) => within(rowOf('Thiếu ảnh')).findByRole('button', { name })
    await user.click(await cell('Chưa có danh mục Sửa: Danh mục chính'))
    await user.click(await screen.findByRole('combobox', { name: 'Danh mục chính' }))
    await user.paste('con')
    await user.click(await screen.findByRole('option', { name: 'Con' }))
    await cell('Con Sửa: Danh mục chính')
    expect(written(wire).at(-1)).toEqual({ category_id: child.id, parent_category_id: parent.id })
    await user.click(await cell('Bản nháp Sửa: Trạng thái'))
    await user.click(await screen.findByRole('option', { name: 'Đã đăng' }))
    await screen.findByText('Hãy chọn ít nhất một ảnh')
  })

  it('files many at once: groups come and go by name, a category brings its parent, and Undo takes it back', async () => {
    const { type, add, path } = await aTypeOfPosts({ features: [...all, 'article_groups', 'trademarks'] })
    const parent = await aCategory(admin.api(), type.id, { title: 'Cha' })
    const child = await aCategory(admin.api(), type.id, { title: 'Con', parent_id: parent.id })
    const [left, right] = [
      await aGroup(admin.api(), type.id, { title: 'Trái' }),
      await aGroup(admin.api(), type.id),
    ]
    const [one, two] = [
      await add('Một', { group_ids: [left.id] }),
      await add('Hai', { group_ids: [right.id] }),
    ]
    const { wire } = await admin.open(path, { as: owner() })
    const edit = async (field: string) => {
      for (const name of ['Một', 'Hai'])
        await user.click(await screen.findByRole('checkbox', { name: `Chọn dòng này: ${name}` }))
      await user.click(await screen.findByRole('button', { name: 'Sửa…' }))
      await user.click(await screen.findByRole('menuitem', { name: field }))
      return within(await screen.findByRole('dialog'))
    }
    const pick = async (dialog: ReturnType<typeof within>, label: string, option: string | RegExp) => {
      await user.click(dialog.getByRole('combobox', { name: label }))
      await user.click(await screen.findByRole('option', { name: option }))
    }
    const category = await edit('Danh mục chính')
    await pick(category, 'Danh mục chính', /Con$/)
    await user.click(category.getByRole('button', { name: 'Áp dụng' }))
    await waitFor(() => expect(screen.getAllByText('Con')).toHaveLength(2))
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await waitFor(() => expect(screen.queryAllByText('Con')).toEqual([]))

    const groups = await edit('Nhóm')
    // Nothing is sent before something is chosen.
    expect(groups.getByRole('button', { name: 'Áp dụng' })).toHaveProperty('disabled', true)
    await pick(groups, 'Nhóm', 'Trái')
    await user.keyboard('{Escape}')
    await user.click(groups.getByRole('button', { name: 'Áp dụng' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const ids = expect.arrayContaining([one.id, two.id])
    const sent = written(wire)
    expect([sent[0], sent.at(-1)]).toEqual([
      { action: 'update', ids, data: { category_id: child.id, parent_category_id: parent.id } },
      { action: 'update', ids, change: { name: 'groups', asked: { add: [left.id] } } },
    ])
  }, 120_000)
})

describe('writing a post', () => {
  it('needs only a title for a draft, and pictures for anything else; the slug follows the title until another is written', async () => {
    const { path, newPath } = await aTypeOfPosts()
    const { place, wire } = await admin.open(newPath, { as: owner() })
    const title = await titleBox()
    fill(title, '抹茶')
    await screen.findByText('抹茶', { selector: 'bdi' })
    fill(title, 'Trà đá')
    await screen.findByText('tra-da', { selector: 'bdi' })
    await press('Sửa: Đường dẫn')
    const slug = await box(/^Đường dẫn/)
    expect(document.activeElement).toBe(slug)
    fill(slug, 'tra')
    fill(title, 'Trà đá Hà Nội')
    expect(slug).toHaveProperty('value', 'tra')
    await press('Đăng')
    const image = await screen.findByRole('group', { name: 'Ảnh đại diện' })
    expect(within(image).getByText('Hãy chọn ảnh đại diện')).toBeTruthy()
    const images = screen.getByRole('group', { name: 'Bộ ảnh' })
    expect(within(images).getByText('Hãy chọn ít nhất một ảnh')).toBeTruthy()
    // What was refused is a draft still, and is saved as one.
    expect(screen.getByRole('combobox', { name: /Trạng thái/ }).textContent).toBe('Bản nháp')
    await save()
    await screen.findByText('Đã thêm bài viết.')
    await heading('Trà đá Hà Nội')
    expect(place()).toMatch(new RegExp(`^${path}/\\d+$`))
    expect(written(wire)).toMatchObject([{ status: 'draft', slug: 'tra' }])
  })

  it('publishes a draft by its main button; its key keeps it a draft, and a new title its address', async () => {
    const { add, path } = await aTypeOfPosts()
    const post = await add('Viết xong', { status: 'draft', slug: 'ten-cu' })
    const { wire } = await admin.open(`${path}/${post.id}`, { as: owner() })
    fill(await titleBox(), 'Tên mới')
    await screen.findByText('ten-cu', { selector: 'bdi' })
    const preview = await screen.findByRole('group', { name: 'Xem trước kết quả tìm kiếm' })
    expect(within(preview).getByText('Tên mới')).toBeTruthy()
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Đã lưu bài viết.')
    await heading('Tên mới')
    const publish = screen.getByRole('button', { name: 'Đăng' })
    publish.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(written(wire)).toEqual([{ title: 'Tên mới' }, { status: 'published' }]))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Lưu'))
    expect(screen.queryByRole('button', { name: 'Đăng' })).toBeNull()
    expect(screen.queryByText(/^Bản nháp chỉ cần/)).toBeNull()
  })

  it('shows the parts that the type has, and its own fields; who may only write hands in a draft or asks for approval', async () => {
    const { newPath } = await aTypeOfPosts({
      features: ['seo', 'approval'],
      fields: [{ key: 'nguon', title: 'Nguồn tin' }],
    })
    const { token } = await admin.api().member('list-posts', 'create-posts', 'list-types')
    await admin.open(newPath, { as: token })
    await titleBox()
    await user.click(screen.getByRole('combobox', { name: /Trạng thái/ }))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Bản nháp', 'Chờ duyệt'])
    await user.keyboard('{Escape}')
    const buttons = screen.getAllByRole('button', { name: /^(Lưu|Gửi|Đăng)/ })
    expect(buttons.map(textOf)).toEqual(['Lưu nháp', 'Gửi duyệt'])
    await box(/^Nguồn tin/)
    await screen.findByText('Tìm kiếm và chia sẻ', { selector: 'h2' })
    expect([...document.querySelectorAll('h2')].map(textOf)).toEqual([
      'Thông tin chính',
      'Mô tả ngắn',
      'Thông tin thêm',
      'Tìm kiếm và chia sẻ',
      'Đăng bài viết',
      'Hình ảnh',
      'Thông tin bài viết',
    ])
  })

  it('keeps sections, keyword links and fields of the type, and makes a category that is not there yet where one is chosen', async () => {
    const { type, newPath } = await aTypeOfPosts({ fields: [{ key: 'nguon', title: 'Nguồn tin' }] })
    await aCategory(admin.api(), type.id, { title: 'Cà phê' })
    const { wire } = await admin.open(newPath, { as: owner() })
    const input = await screen.findByRole('combobox', { name: 'Danh mục chính' })
    // A category that exists is found without its accents.
    await user.click(input)
    await user.paste('ca phe')
    await screen.findByRole('option', { name: 'Cà phê' })
    expect(screen.queryByRole('option', { name: /^Tạo danh mục/ })).toBeNull()
    fill(input, 'Trà sữa')
    await user.click(await screen.findByRole('option', { name: 'Tạo danh mục “Trà sữa”' }))
    await waitFor(() => expect(input).toHaveProperty('value', 'Trà sữa'))
    expect(written(wire)).toMatchObject([
      { type_id: type.id, title: 'Trà sữa', slug: 'tra-sua', parent_id: null, sort: 1 },
    ])
    fill(await titleBox(), 'Đủ phần')
    fill(await box(/^Nguồn tin/), 'Báo Tuổi Trẻ')
    for (const title of ['Mở đầu', 'Kết']) {
      await user.click(screen.getByRole('button', { name: 'Thêm phần nội dung' }))
      const inputs = await screen.findAllByRole('textbox', { name: 'Tiêu đề phần' })
      const last = inputs.at(-1)
      if (last) fill(last, title)
    }
    // The empty section that a new post begins with is not stored.
    expect(screen.getByRole('button', { name: 'Kéo để đổi chỗ “Phần 3: Kết”' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sửa: Tìm kiếm và chia sẻ' }))
    await user.click(screen.getByRole('button', { name: 'Thêm liên kết' }))
    const [, keyword] = screen.getAllByRole('textbox', { name: 'Từ khóa' })
    if (keyword) fill(keyword, 'cà phê')
    fill(await box(/^Địa chỉ/), 'javascript:alert(1)')
    await save()
    await screen.findByText('Liên kết phải bắt đầu bằng https://, http://, mailto:, tel: hoặc /')
    fill(await box(/^Địa chỉ/), '/ca-phe')
    await save()
    await screen.findByText('Đã thêm bài viết.')
    const { body } = await admin
      .api()
      .call('GET', `/posts?search=type_id:${type.id}&include=body`, { as: owner() })
    expect(body.data[0]).toMatchObject({
      content: [{ title: 'Mở đầu' }, { title: 'Kết' }],
      seo: { links: [{ name: 'cà phê', url: '/ca-phe' }] },
      custom: { nguon: 'Báo Tuổi Trẻ' },
    })
  })
})

describe('editing a post', () => {
  it('approves a waiting post alone, and takes it back: what is typed is neither sent nor lost, also when it fails', async () => {
    const { add, path } = await aTypeOfPosts()
    const post = await add('Chờ duyệt lâu', { status: 'pending' })
    const { wire } = await admin.open(`${path}/${post.id}`, { as: owner() })
    await screen.findByText('Bài viết này đang chờ duyệt.')
    fill(await box(/^Mô tả ngắn/), 'Đang viết dở')
    await screen.findByText(/Những thay đổi bạn chưa lưu vẫn giữ nguyên/)
    wire.answer = (method) => (method === 'PATCH' ? new Response(null, { status: 500 }) : undefined)
    await press('Duyệt')
    await screen.findByText('Chưa duyệt được bài viết. Vui lòng thử lại sau.')
    wire.answer = undefined
    wire.sent.length = 0
    await press('Duyệt')
    await screen.findByText('Đã duyệt bài viết “Chờ duyệt lâu”.')
    await waitFor(() => expect(screen.queryByText('Bài viết này đang chờ duyệt.')).toBeNull())
    expect(written(wire)).toEqual([{ status: 'published' }])
    expect(await box(/^Mô tả ngắn/)).toHaveProperty('value', 'Đang viết dở')
    // The text above has a button of that name, too.
    const undo = screen.getAllByRole('button', { name: 'Hoàn tác' }).at(-1)
    if (undo) await user.click(undo)
    await screen.findByText('Đã hoàn tác.')
    await screen.findByText('Bài viết này đang chờ duyệt.')
    await user.click(await screen.findByText('Lưu', { selector: 'button' }))
    await screen.findByText('Đã lưu bài viết.')
    expect(written(wire).at(-1)).toEqual({ description: 'Đang viết dở' })
    expect(await statusOf(post.id)).toBe('pending')
  })
})
