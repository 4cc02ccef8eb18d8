import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { columnsOf } from '../../../src/admin/components/crud/columnsOf'
import { shapes } from '../../../src/admin/components/fields/kinds'
import { chosen, columnsIn } from '../../../src/admin/components/list/columns'
import { ListShell } from '../../../src/admin/components/list/ListShell'
import { ListTable } from '../../../src/admin/components/list/ListTable'
import { lookIn, selectionOf, viewQuery } from '../../../src/admin/components/list/views/query'
import type { Post } from '../../../src/domain/postSchema'
import { listOf } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

const Column = columnsOf<Post>()
const columns = (
  <>
    <Column source="title" />
    <Column source="status" kind="status" disableSort />
    <Column source="version" kind="money" from="wide" />
    <Column source="created_at" kind="day" sortByOrder="DESC" isNewest />
  </>
)
const List = () => (
  <ListShell resource="posts" isTable>
    <ListTable<Post> bulk={<span>Thao tác</span>}>{columns}</ListTable>
  </ListShell>
)
const post = (id: number, version: number) => ({
  id,
  version,
  title: `Bài số ${id}`,
  status: 'draft',
  created_at: '2026-03-09T05:00:00.000Z',
})
const open = (amount = 1234567) =>
  renderAdmin({
    routes: { '/list': <List /> },
    at: '/list',
    answers: ({ path }) =>
      path.endsWith('/views') ? listOf([]) : listOf([post(2, amount), post(1, amount)]),
  })
const head = (name: string) => screen.getByRole('columnheader', { name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a table', () => {
  it('writes each value as its kind is written, numbers at the end of their column', async () => {
    await open()
    const cells = within((await screen.findByText('Bài số 1')).closest('tr') ?? document.body).getAllByRole(
      'cell',
    )
    expect(cells.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      '',
      'Bài số 1',
      'draft',
      '1.234.567 ₫',
      '09/03/2026',
    ])
    expect(cells.map((cell) => cell.dataset.end)).toEqual([
      undefined,
      undefined,
      undefined,
      'true',
      undefined,
    ])
  })

  it('gives an amount all the room that it takes, and no other column more than it needs', async () => {
    await open()
    await screen.findByText('Bài số 1')
    const width = () => document.querySelector<HTMLElement>('th[data-kind=money]')?.style.width
    expect(width()).toBe('')
    cleanup()
    await open(999_999_999_999)
    await screen.findByText('Bài số 1')
    expect(Number.parseInt(width() ?? '', 10)).toBeGreaterThan((shapes.money.steps ?? 0) * 8)
    expect(head('Trạng thái').style.width).toBe('')
  })

  it('shows the order from the first moment on, also the default one by id', async () => {
    await open()
    await screen.findByText('Bài số 1')
    expect(head('Ngày tạo').getAttribute('aria-sort')).toBe('descending')
    expect(head('Tiêu đề').getAttribute('aria-sort')).toBe('none')
    expect(head('Trạng thái').getAttribute('aria-sort')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Tiêu đề' }))
    await waitFor(() => expect(head('Tiêu đề').getAttribute('aria-sort')).toBe('ascending'))
    expect(head('Ngày tạo').getAttribute('aria-sort')).toBe('none')
  })

  it('shows what is selected: the rows, and that it is only some', async () => {
    await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Chọn dòng này: Bài số 1' }))
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chọn tất cả' })
    expect(all).toHaveProperty('indeterminate', true)
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.getAttribute('aria-selected'))).toEqual(['false', 'true'])
    await userEvent.click(all)
    expect(all).toHaveProperty('indeterminate', false)
    expect(all.checked).toBe(true)
  })
})

describe('the columns', () => {
  const names = (order: string[], hidden: string[]) =>
    chosen(columnsIn(columns), { order, hidden }).map(({ name }) => name)

  it('come in a person’s order without the hidden ones; the title stays first', () => {
    expect(names(['created_at', 'status'], ['version'])).toEqual(['title', 'created_at', 'status'])
    expect(names(['title', 'status'], ['title'])).toContain('title')
  })

  it('without headings are told apart', () => {
    const Bare = columnsOf<{ id: number }>()
    const made = columnsIn([
      <Bare key="1" label="" kind="handle" render={() => null} />,
      <Bare key="2" label="" kind="action" render={() => null} />,
      <Bare key="3" label="" kind="action" render={() => null} />,
    ])
    expect(new Set(made.map(({ name }) => name)).size).toBe(3)
  })

  it('that were declared after the choice are shown', () => {
    expect(names(['status'], [])).toEqual(['title', 'status', 'version', 'created_at'])
  })
})

describe('the address of a view', () => {
  const looks = {
    filter: { status: 'draft', q: 'trà' },
    sort: { field: 'title', order: 'ASC' },
    columns: { order: ['created_at', 'version'], hidden: ['version'] },
    density: 'compact',
  } as const
  const query = viewQuery({ ...looks, columns: { order: [...looks.columns.order], hidden: ['version'] } })

  it('says filters, order, columns and density', () => {
    const address = new URLSearchParams(query)
    expect(JSON.parse(address.get('filter') ?? '')).toEqual(looks.filter)
    expect(lookIn(address)).toEqual({ columns: looks.columns, density: 'compact' })
  })

  it('is the same view whatever the order of its filters', () => {
    const other = viewQuery({ ...looks, columns: undefined, filter: { q: 'trà', status: 'draft' } })
    expect(selectionOf(other)).toBe(selectionOf(query))
    expect(lookIn(new URLSearchParams(other)).columns).toBeNull()
  })

  it('that names neither columns nor density leaves them as they are', () => {
    expect(lookIn(new URLSearchParams('filter={}'))).toEqual({ columns: undefined, density: undefined })
  })
})
