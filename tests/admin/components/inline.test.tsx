import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { boolean, number, object, string } from 'yup'
import { columnsOf } from '../../../src/admin/components/crud/columnsOf'
import { ruleOf } from '../../../src/admin/components/inline/ruleOf'
import { ListShell } from '../../../src/admin/components/list/ListShell'
import { ListTable } from '../../../src/admin/components/list/ListTable'
import '../../../src/domain/validation'
import { json, listOf } from '../providers/fakeApi'
import { renderAdmin } from './renderAdmin'

interface Goods {
  id: number
  version: number
  title: string
  price: number
  is_shown: boolean
}
const schema = object({
  title: string(),
  price: number().required().min(0).max(10_000_000),
  is_shown: boolean(),
})
const edit = { check: ruleOf(async () => schema) }
const Column = columnsOf<Goods>()
const list = (
  <ListShell resource="posts" isTable>
    <ListTable<Goods>>
      <Column source="title" label="Tên" />
      <Column source="price" label="Giá" kind="money" edit={edit} />
      <Column source="is_shown" label="Hiện" kind="yesno" edit={edit} />
    </ListTable>
  </ListShell>
)

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: /min-width/.test(query), media: query }),
  )
})
afterEach(() => vi.unstubAllGlobals())

async function show(may?: Parameters<typeof renderAdmin>[0]['may']) {
  const rows: Goods[] = [
    { id: 1, version: 1, title: 'Cà phê', price: 125_000, is_shown: true },
    { id: 2, version: 1, title: 'Trà', price: 90_000, is_shown: false },
  ]
  const view = await renderAdmin({
    at: '/list',
    may,
    routes: { '/list': list },
    answers: ({ method, path, body }) => {
      const row = rows.find(({ id }) => path.endsWith(`/${id}`))
      if (method !== 'PATCH' || !row) return listOf(path.endsWith('/posts') ? rows : [])
      return json(200, { data: Object.assign(row, body, { version: row.version + 1 }) })
    },
  })
  await screen.findByText('Cà phê')
  return {
    sent: () => view.calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]),
    keys: () =>
      view.calls.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('If-Match')),
  }
}

it('money is typed as people write it and held to the rule of the form', async () => {
  const { sent, keys } = await show()
  await userEvent.click(await screen.findByRole('button', { name: /^125\.000.*Sửa: Giá$/ }))
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Giá' })
  expect(input().value).toBe('125000')
  await userEvent.keyboard('một trăm{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Không đọc được giá trị này.')
  await userEvent.clear(input())
  await userEvent.keyboard('99.000.000{Enter}')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('10.000.000'))
  expect(sent()).toEqual([])
  await userEvent.clear(input())
  await userEvent.keyboard('130.000{Enter}')
  await screen.findByRole('button', { name: /^130\.000.*Sửa: Giá$/ })
  expect(sent()).toEqual([['/api/v1/posts/1', { price: 130_000 }]])
  expect(keys()).toEqual(['"1"'])
})

it('yes and no is a switch; Enter switches it and goes to the next row', async () => {
  const { sent } = await show()
  const [first, second] = await screen.findAllByRole('switch', { name: /Sửa: Hiện$/ })
  expect([first, second].map((each) => each?.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  first?.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard(' ')
  await waitFor(() =>
    expect(sent()).toEqual([
      ['/api/v1/posts/1', { is_shown: false }],
      ['/api/v1/posts/2', { is_shown: true }],
    ]),
  )
})

it('who may not update sees plain cells', async () => {
  await show(['list-posts'])
  await screen.findByText(/125\.000/)
  // Long enough for the cells to have been made editable.
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: /Sửa: / })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
})
