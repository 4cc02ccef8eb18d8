import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { object } from 'yup'
import { DynamicFields } from '../../../src/admin/components/dynamic/DynamicFields'
import { CreatePage } from '../../../src/admin/components/form/CreatePage'
import { type DynamicField, fieldStyles } from '../../../src/domain/dynamicFields'
import { dynamicValues } from '../../../src/domain/dynamicValuesSchema'
import { renderAdmin } from '../components/renderAdmin'
import { json, listOf } from '../providers/fakeApi'

const data = [
  { value: 'light', label: 'Nhạt' },
  { value: 'dark', label: 'Đậm' },
]
const children = [
  { key: 'name', title: 'Tên dịp', style: 'text' },
  { key: 'opens', title: 'Mở cửa', style: 'time' },
] as const

async function openForm(fields: DynamicField[], values: Record<string, unknown> = {}) {
  const saved: unknown[] = []
  const page = (
    <CreatePage
      resource="posts"
      schema={object({ values: dynamicValues(fields, { unknown: 'drop' }) })}
      defaultValues={{ values }}
      cancelTo="/done"
    >
      <DynamicFields source="values" fields={fields} />
    </CreatePage>
  )
  const view = await renderAdmin({
    at: '/form',
    routes: { '/form': page },
    answers: ({ method, body }) => {
      if (method === 'GET') return listOf([{ id: 3, title: 'Bài viết' }])
      saved.push(body)
      return json(201, { data: { id: 9, version: 1 } })
    },
  })
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const save = () => user.click(screen.getByRole('button', { name: 'Lưu' }))
  return { ...view, saved, user, save }
}

// A form keeps what is being written.
beforeEach(() => sessionStorage.clear())

describe('the fields that people have defined', () => {
  afterEach(cleanup)

  it('draw an input for every style', async () => {
    const fields = fieldStyles.map((style) => ({ key: style, title: `Ô ${style}`, style, data, children }))
    await openForm(fields)
    for (const style of ['text', 'date', 'time', 'textarea', 'editor', 'video', 'document'])
      await screen.findByRole('textbox', { name: new RegExp(`^Ô ${style}\\b`) })
    screen.getByRole('textbox', { name: /^Ô number/ })
    screen.getByRole('combobox', { name: /^Ô selectbox/ })
    await screen.findByRole('combobox', { name: /^Ô api/ })
    screen.getByRole('radiogroup')
    for (const style of ['checkbox', 'image', 'media', 'list'])
      await screen.findByRole('group', { name: new RegExp(`^Ô ${style}\\b`) })
  })

  it('save what was typed and chosen, in the shape of each style', async () => {
    const { saved, user, save } = await openForm([
      { key: 'text', title: 'Xuất xứ', style: 'text', value: 'Cầu Đất' },
      { key: 'number', title: 'Độ cao', style: 'number' },
      { key: 'date', title: 'Ngày thu', style: 'date' },
      { key: 'time', title: 'Giờ rang', style: 'time' },
      { key: 'roast', title: 'Độ rang', style: 'radiobox', data },
      { key: 'uses', title: 'Cách pha', style: 'checkbox', data },
      { key: '2024', title: 'Mùa 2024', style: 'text' },
    ])
    await user.type(screen.getByRole('textbox', { name: /Độ cao/ }), '1550')
    await user.type(screen.getByRole('textbox', { name: /Ngày thu/ }), '22/11/2026')
    await user.type(screen.getByRole('textbox', { name: /Giờ rang/ }), '8h30')
    await user.click(screen.getByRole('radio', { name: 'Đậm' }))
    await user.click(screen.getByRole('checkbox', { name: 'Nhạt' }))
    await user.type(screen.getByRole('textbox', { name: /Mùa 2024/ }), 'tốt')
    await save()
    const values = {
      text: 'Cầu Đất',
      number: 1550,
      date: '2026-11-22',
      time: '08:30',
      roast: 'dark',
      uses: ['light'],
      2024: 'tốt',
    }
    await waitFor(() => expect(saved).toEqual([{ values }]))
  })

  it('are searched without accents where there are many choices, and the choice can be taken back', async () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ value: `v${n}`, label: `Vùng trồng số ${n}` }))
    many[20] = { value: 'dak', label: 'Đắk Lắk, cao nguyên' }
    const { saved, user, save } = await openForm([
      { key: 'place', title: 'Vùng', style: 'selectbox', data: many },
    ])
    const place = await screen.findByRole('combobox', { name: /^Vùng/ })
    await user.type(place, 'nguyen dak lak')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await user.click(screen.getByRole('option', { name: 'Đắk Lắk, cao nguyên' }))
    await save()
    await waitFor(() => expect(saved).toEqual([{ values: { place: 'dak' } }]))
  })

  it('tell beside the field what is wrong, and nothing is sent', async () => {
    const { saved, user, save } = await openForm([
      { key: 'time', title: 'Giờ rang', style: 'time' },
      { key: 'guide', title: 'Hướng dẫn', style: 'document' },
    ])
    await user.type(screen.getByRole('textbox', { name: /Giờ rang/ }), 'sáng')
    await user.type(await screen.findByRole('textbox', { name: /Hướng dẫn/ }), 'javascript:x')
    await save()
    await screen.findByText('Giờ chưa hợp lệ, ví dụ 08:30')
    screen.getByText('Địa chỉ tệp phải bắt đầu bằng https://, http:// hoặc /')
    expect(saved).toEqual([])
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull()
  })

  it('show a value that no longer fits, and let it be cleared and entered again', async () => {
    const { saved, user, save } = await openForm([{ key: 'n', title: 'Độ cao', style: 'number' }], {
      n: 'cao',
    })
    const old = screen.getByRole('group', { name: 'Độ cao' })
    within(old).getByText('cao')
    await user.click(within(old).getByRole('button', { name: 'Xóa và nhập lại' }))
    await user.type(await screen.findByRole('textbox', { name: /Độ cao/ }), '7')
    await save()
    await waitFor(() => expect(saved).toEqual([{ values: { n: 7 } }]))
  })

  it('show text as such where a day, a time or a file belongs now; what is being typed is not that', async () => {
    const was = { day: 'mùa mưa', hour: 'sáng sớm', guide: 'xem trang 3' }
    const { user } = await openForm(
      [
        { key: 'day', title: 'Ngày thu', style: 'date' },
        { key: 'hour', title: 'Giờ rang', style: 'time' },
        { key: 'guide', title: 'Hướng dẫn', style: 'document' },
      ],
      was,
    )
    const titles = { day: 'Ngày thu', hour: 'Giờ rang', guide: 'Hướng dẫn' }
    for (const key of ['day', 'hour', 'guide'] as const)
      within(screen.getByRole('group', { name: titles[key] })).getByText(was[key])
    const old = screen.getByRole('group', { name: 'Giờ rang' })
    await user.click(within(old).getByRole('button', { name: 'Xóa và nhập lại' }))
    await user.type(await screen.findByRole('textbox', { name: /Giờ rang/ }), 'chiều')
    expect(screen.getByRole('textbox', { name: /Giờ rang/ })).toHaveProperty('value', 'chiều')
  })

  it('show a choice that was taken from the list, so that it can be unchosen', async () => {
    const fields: DynamicField[] = [{ key: 'uses', title: 'Cách pha', style: 'checkbox', data }]
    const { saved, user, save } = await openForm(fields, { uses: ['light', 'cold'] })
    await save()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Nhạt' })))
    await user.click(screen.getByRole('checkbox', { name: 'cold (không còn trong danh sách)' }))
    await save()
    await waitFor(() => expect(saved).toEqual([{ values: { uses: ['light'] } }]))
  })

  it('a list takes rows, names them, and says in which one something is wrong', async () => {
    const fields: DynamicField[] = [{ key: 'days', title: 'Giờ lễ', style: 'list', children }]
    const { saved, user, save } = await openForm(fields, { days: [{ name: 'Tết', opens: '' }] })
    const add = await screen.findByRole('button', { name: 'Thêm dòng' })
    await user.click(add)
    const names = await screen.findAllByRole('textbox', { name: /Tên dịp/ })
    await user.type(names[1] as HTMLElement, 'Trung thu')
    const opens = screen.getAllByRole('textbox', { name: /Mở cửa/ })
    await user.type(opens[1] as HTMLElement, 'trưa')
    await save()
    await screen.findByText('Giờ chưa hợp lệ, ví dụ 08:30')
    expect(saved).toEqual([])
    await user.clear(opens[1] as HTMLElement)
    await user.type(opens[1] as HTMLElement, '9')
    screen.getByRole('button', { name: 'Kéo để đổi chỗ “Trung thu”' })
    await user.click(screen.getByRole('button', { name: 'Bỏ “Tết”' }))
    await save()
    await waitFor(() =>
      expect(saved).toEqual([{ values: { days: [{ name: 'Trung thu', opens: '09:00' }] } }]),
    )
  })
})

describe('a field whose choices come from elsewhere', () => {
  const api = { path: 'https://tinh.example/v1', list_key: 'data.items', value_key: 'id', title_key: 'name' }
  const field: DynamicField = { key: 'place', title: 'Tỉnh', style: 'api', api }
  const fetched = vi.fn<typeof fetch>()
  const items = (...names: string[]) =>
    new Response(JSON.stringify({ data: { items: names.map((name, id) => ({ id, name })) } }))
  const input = () => screen.findByRole('combobox', { name: /Tỉnh/ })

  beforeEach(() => {
    fetched.mockReset().mockImplementation(async () => items('Huế', 'Hà Nội'))
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('asks that address without token, cookies or referrer, and stores value and label', async () => {
    const { saved, user, save } = await openForm([field])
    await user.click(await input())
    await user.click(await screen.findByRole('option', { name: 'Hà Nội' }))
    await save()
    await waitFor(() => expect(saved).toEqual([{ values: { place: { value: 1, label: 'Hà Nội' } } }]))
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('https://tinh.example/v1')
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    expect([...new Headers(init?.headers).keys()]).toEqual(['accept'])
  })

  it('asks once the typing pauses, under the title key, and gives up the call before', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    fetched.mockImplementation((_url, init) => {
      signals.push(init?.signal)
      return new Promise(() => undefined)
    })
    const { user } = await openForm([field])
    await user.click(await input())
    await waitFor(() => expect(signals).toHaveLength(1))
    await user.type(await input(), 'hue')
    await waitFor(() => expect(signals).toHaveLength(2), { timeout: 5_000 })
    expect(fetched.mock.calls[1]?.[0]).toBe('https://tinh.example/v1?name=hue')
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  })

  const wrongs: [told: string, answer: typeof fetch][] = [
    ['Nguồn dữ liệu từ chối yêu cầu (mã 503).', async () => new Response('', { status: 503 })],
    ['Không kết nối được với nguồn dữ liệu.', () => Promise.reject(new TypeError('blocked'))],
    ['Dữ liệu trả về không đúng cấu trúc đã khai báo.', async () => new Response('{"data": []}')],
    ['Dữ liệu trả về không đúng cấu trúc đã khai báo.', async () => new Response('<html>')],
    ['Nguồn dữ liệu trả về quá nhiều nội dung.', async () => new Response('1'.repeat(1_000_001))],
  ]
  it('says beside the input what is wrong with it, each time it is tried again, until it is mended', async () => {
    const { user } = await openForm([field])
    const [first, ...rest] = wrongs
    if (!first) throw new Error('something is wrong')
    fetched.mockImplementation(first[1])
    await user.click(await input())
    expect((await screen.findByRole('alert')).textContent).toContain(first[0])
    for (const [told, answer] of rest) {
      fetched.mockReset().mockImplementation(answer)
      await user.click(screen.getByRole('button', { name: 'Thử lại' }))
      await waitFor(() => expect(fetched).toHaveBeenCalled())
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(told))
    }
    fetched.mockImplementation(async () => items('Huế'))
    await user.click(screen.getByRole('button', { name: 'Thử lại' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('shows what was chosen when the source is gone, and calls nobody before it is opened', async () => {
    fetched.mockRejectedValue(new TypeError('gone'))
    await openForm([field], { place: { value: 'hue', label: 'Huế' } })
    expect((await input()).getAttribute('value')).toBe('Huế')
    await act(async () => undefined)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('searches a list of our API by its own grammar, with the token', async () => {
    const ours = { path: '/types', list_key: 'data', value_key: 'id', title_key: 'title' }
    const { user, calls } = await openForm([{ ...field, api: ours }])
    await user.type(await input(), 'bài: a')
    const asked = () =>
      calls.filter(({ path }) => path === '/api/v1/types').map(({ query }) => Object.fromEntries(query))
    await waitFor(
      () => expect(asked()).toContainEqual({ search: 'title:bài\\: a', searchFields: 'title:like' }),
      { timeout: 5_000 },
    )
    await user.click(await screen.findByRole('option', { name: 'Bài viết' }))
    expect(fetched).not.toHaveBeenCalled()
  })

  it('says when no source is set', async () => {
    const { user } = await openForm([{ ...field, api: null }])
    await user.click(await input())
    expect((await screen.findByRole('alert')).textContent).toBe('Trường này chưa khai báo nguồn dữ liệu.')
  })
})
