import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DataTable } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BulkChangeButton, BulkDeleteButton } from '../../../src/admin/components/list/BulkButtons'
import { FilterTabs } from '../../../src/admin/components/list/FilterTabs'
import NumberRange from '../../../src/admin/components/list/filters/NumberRange'
import { ListShell } from '../../../src/admin/components/list/ListShell'
import { ListTable } from '../../../src/admin/components/list/ListTable'
import { RowLink } from '../../../src/admin/components/list/RowLink'
import { SearchBox } from '../../../src/admin/components/list/SearchBox'
import { postStatuses } from '../../../src/domain/post'
import type { Post } from '../../../src/domain/postSchema'
import { json, listOf } from '../providers/fakeApi'
import { type Answers, renderAdmin } from './renderAdmin'

const Column = DataTable.Col<Post>
const List = () => (
  <ListShell
    resource="posts"
    filter={{ type_id: 7 }}
    filters={
      <>
        <FilterTabs source="status" values={postStatuses} label={(value) => value} />
        <SearchBox />
      </>
    }
  >
    <ListTable<Post>
      bulk={
        <>
          <BulkChangeButton label="Xuất bản" data={{ status: 'published' }} />
          <BulkDeleteButton />
        </>
      }
    >
      <Column
        source="title"
        render={(post) => <RowLink to={`/posts/all-posts/7/${post.id}`}>{post.title}</RowLink>}
      />
      <Column source="status" />
    </ListTable>
  </ListShell>
)

const post = (id: number, status = 'draft') => ({ id, version: 1, type_id: 7, title: `Bài số ${id}`, status })
const open = (answers: Answers) => renderAdmin({ routes: { '/list': <List /> }, at: '/list', answers })
const lists = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ method, path }) => method === 'GET' && path === '/api/v1/posts')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a list', () => {
  it('shows its rows as links, with tabs and their counts', async () => {
    const view = await open(() => listOf([post(2), post(1)], 1, 25, 2, { status: { draft: 2 } }))
    const link = await screen.findByRole('link', { name: 'Bài số 2' })
    expect(link.getAttribute('href')).toBe('/posts/all-posts/7/2')
    expect(screen.getByRole('tab', { name: 'draft (2)' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Tất cả (2)' })).toBeTruthy()
    expect(lists(view)[0]?.query.get('search')).toBe('type_id:7')
    await userEvent.click(screen.getByRole('tab', { name: 'hidden (0)' }))
    await waitFor(() => expect(lists(view).at(-1)?.query.get('state')).toBe('hidden'))
  })

  it('searches while typing, once per pause', async () => {
    const view = await open(({ query }) => listOf(query.get('search')?.includes('title') ? [] : [post(1)]))
    await userEvent.type(await screen.findByRole('searchbox'), 'cà phê')
    expect(await screen.findByText('Không có mục nào khớp với bộ lọc.')).toBeTruthy()
    expect(lists(view).map(({ query }) => query.get('search'))).toEqual([
      'type_id:7',
      'title:cà phê;type_id:7',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Xóa bộ lọc' }))
    expect(await screen.findByText('Bài số 1')).toBeTruthy()
    await waitFor(() => expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe(''))
  })

  it('makes one step of the history of a search, however many pauses its typing had', async () => {
    const view = await open(() => listOf([post(1)]))
    for (const [typed, searched, step] of [
      ['cà', 'cà', 'PUSH'],
      [' phê', 'cà phê', 'REPLACE'],
      [' sữa', 'cà phê sữa', 'REPLACE'],
    ] as const) {
      await userEvent.type(await screen.findByRole('searchbox'), typed)
      await waitFor(() => expect(lists(view).at(-1)?.query.get('search')).toBe(`title:${searched};type_id:7`))
      expect(view.router.state.historyAction).toBe(step)
    }
  })

  it('walks the pages and says when a total is only a lower bound', async () => {
    const view = await open(async ({ query }) => {
      const body = await listOf([post(1)], Number(query.get('page')), 25, 1_001).json()
      return json(200, {
        ...body,
        meta: { pagination: { ...body.meta.pagination, total_is_capped: true } },
      })
    })
    expect(await screen.findByText('1.000+ mục')).toBeTruthy()
    const pages = screen.getByRole('navigation', { name: 'Phân trang' })
    const names = within(pages)
      .getAllByRole('button', { name: /^Trang \d/ })
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['1', '2', '3', '41'])
    // The page is fetched as soon as the pointer comes near.
    await userEvent.hover(within(pages).getByRole('button', { name: 'Trang 3' }))
    await waitFor(() => expect(lists(view).at(-1)?.query.get('page')).toBe('3'))
    await userEvent.click(within(pages).getByRole('button', { name: 'Trang 3' }))
    await waitFor(() => expect(view.place.path).toContain('page=3'))
    expect(lists(view)).toHaveLength(2)
  })

  it('shows an illustration when there is nothing, and a way out when something is wrong', async () => {
    await open(() => listOf([]))
    expect(await screen.findByText('Chưa có gì ở đây')).toBeTruthy()
    let working = false
    await open(() => (working ? listOf([post(1)]) : json(500, { message: 'Hỏng', code: 'internal' })))
    expect(await screen.findByText(/^Chưa tải được bài viết\. Vui lòng thử lại sau\.$/)).toBeTruthy()
    working = true
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    expect(await screen.findByText('Bài số 1')).toBeTruthy()
  })
})

describe('selected rows', () => {
  const select = async (...numbers: number[]) => {
    await screen.findByText('Bài số 1')
    for (const number of numbers)
      await userEvent.click(screen.getByRole('checkbox', { name: `Chọn dòng này: ${post(number).title}` }))
  }

  it('change together in one call, and show it at once', async () => {
    let status = 'draft'
    const view = await open(({ method }) => {
      if (method !== 'POST')
        return listOf([post(2, status), post(1, status)], 1, 25, 2, { status: { [status]: 2 } })
      status = 'published'
      return json(200, { data: { done: [1, 2], refused: [] } })
    })
    await select(1, 2)
    expect(await screen.findByText('Đã chọn 2 mục')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Xuất bản' }))
    const question = await screen.findByRole('dialog', { name: 'Xuất bản: 2 bài viết?' })
    expect(within(question).getAllByRole('listitem')).toHaveLength(2)
    expect(view.calls.filter(({ method }) => method !== 'GET')).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Xuất bản' }))
    expect(await screen.findByRole('tab', { name: 'published (2)' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Đã chọn 2 mục')).toBeNull())
    const [sent, ...others] = view.calls.filter(({ method }) => method !== 'GET')
    expect(others).toEqual([])
    expect(sent?.path).toBe('/api/v1/posts/bulk')
    expect(sent?.body).toEqual({ action: 'update', data: { status: 'published' }, ids: [1, 2] })
  })

  it('are everything that matches, on request, until the filter changes', async () => {
    const view = await open(({ method }) =>
      method === 'POST'
        ? json(200, { data: { done: [1, 2], refused: [] } })
        : listOf([post(2), post(1)], 1, 25, 36),
    )
    await select(1, 2)
    await userEvent.click(screen.getByRole('button', { name: 'Chọn tất cả 36 mục khớp bộ lọc' }))
    expect(screen.getByText('Đã chọn 36 mục')).toBeTruthy()
    // One row less is no longer everything.
    await select(1)
    expect(screen.getByText('Đã chọn 1 mục')).toBeTruthy()
    await select(1)
    await userEvent.click(screen.getByRole('button', { name: 'Chọn tất cả 36 mục khớp bộ lọc' }))
    await userEvent.click(screen.getByRole('button', { name: 'Xóa' }))
    const question = await screen.findByRole('dialog', { name: 'Xóa 36 bài viết?' })
    expect(within(question).getAllByRole('listitem').at(-1)?.textContent).toBe('và 34 mục khác')
    await userEvent.click(within(question).getByRole('button', { name: 'Xóa' }))
    await waitFor(() => expect(view.calls.some(({ method }) => method === 'POST')).toBe(true))
    const sent = view.calls.find(({ method }) => method === 'POST')
    expect(sent?.body).toEqual({ action: 'delete', all: true })
    expect(sent?.query.get('search')).toBe('type_id:7')
  })

  it('stay selected where they could not be deleted', async () => {
    const refused = [{ id: 1, title: 'Bài số 1', code: 'in_use', message: 'Đang dùng' }]
    await open(({ method }) =>
      method === 'POST' ? json(200, { data: { done: [2], refused } }) : listOf([post(2), post(1)]),
    )
    await select(1, 2)
    await userEvent.click(screen.getByRole('button', { name: 'Xóa' }))
    const question = await screen.findByRole('dialog', { name: 'Xóa 2 bài viết?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Xóa' }))
    const report = await screen.findByText('1 bài viết chưa xóa được')
    expect(report.closest('[role=alert]')?.textContent).toContain('Đang dùng. “Bài số 1”')
    await waitFor(() => expect(screen.queryByText('Bài số 2')).toBeNull())
    expect(screen.getByText('Đã chọn 1 mục')).toBeTruthy()
  })
})

describe('a filter of two numbers', () => {
  it('reads amounts however they are written, and takes no fraction for a whole number', async () => {
    const onChange = vi.fn()
    const range = (
      <NumberRange
        spec={{ kind: 'numbers', source: 'total' }}
        label="Tổng"
        filters={{}}
        onChange={onChange}
        onClose={() => undefined}
      />
    )
    await renderAdmin({ routes: { '/': range }, at: '/', answers: () => json(200, { data: [] }) })
    const from = await screen.findByRole('textbox', { name: 'Từ số' })
    await userEvent.type(from, '1.5')
    expect(screen.getByRole('button', { name: 'Áp dụng' })).toHaveProperty('disabled', true)
    await userEvent.clear(from)
    await userEvent.type(from, '1,000,000 ₫')
    await userEvent.type(screen.getByRole('textbox', { name: 'Đến số' }), '2.000.000')
    await userEvent.click(screen.getByRole('button', { name: 'Áp dụng' }))
    expect(onChange).toHaveBeenCalledWith({ total_from: 1_000_000, total_to: 2_000_000 })
  })
})
