import { HttpError } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { object } from 'yup'
import {
  createImportSession,
  type SendRows,
} from '../../../src/admin/components/sheets/session/importSession'
import { actionOf, chunkFrom, errorsOf } from '../../../src/admin/components/sheets/session/rows'
import { importedColumns } from '../../../src/domain/sheets'
import type { ImportResult, ImportRow } from '../../../src/domain/sheets/importSchema'
import { posts } from '../../../src/domain/sheets/posts'
import { users as sheet } from '../../../src/domain/sheets/users'
import { userSchema } from '../../../src/domain/userSchema'

const columns = importedColumns(sheet)
  .filter(({ field }) => ['name', 'email', 'phone'].includes(field))
  .map((column) => ({ column, title: column.field, options: [], named: () => [] }))
const plan = { sheet, schema: userSchema, columns, constants: {}, say: ({ key }: { key: string }) => key }

interface Call {
  rows: ImportRow[]
  dryRun: boolean
  batch: string
  key?: string
}

/** A server that remembers what it was sent; `answer` may refuse or be away. */
function server(answer: (call: Call) => void = () => undefined) {
  const calls: Call[] = []
  const made = new Set<string>()
  const keys = new Map<string, ImportResult[]>()
  const send: SendRows = async (rows, { dryRun, batch, key }) => {
    const call = { rows, dryRun, batch, ...(key && { key }) }
    calls.push(call)
    const before = key && keys.get(key)
    const results =
      before ||
      rows.map(({ row, data }): ImportResult => {
        const email = String(data.email)
        const base = { row, id: row, version: 0, changes: [], notes: [], errors: {}, missing: [] }
        if (made.has(email)) return { ...base, action: 'refused', code: 'conflict', message: 'conflict' }
        if (!dryRun) made.add(email)
        return { ...base, action: 'create' }
      })
    if (key) keys.set(key, results)
    // What was done stays done, whatever becomes of the answer.
    answer(call)
    return results
  }
  return { send, calls, made, real: () => calls.filter(({ dryRun }) => !dryRun) }
}

const raw = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ line: n + 2, cells: [`Người ${n}`, `n${n}@mail.vn`, ''] }))
const away = () => {
  throw new HttpError('ra.notification.http_error', 0, null)
}

const open: { end: () => void }[] = []
const begin = (rows: ReturnType<typeof raw>, send: SendRows) => {
  const session = createImportSession(plan, rows, send)
  open.push(session)
  return session
}
afterEach(() => {
  for (const session of open.splice(0)) session.end()
})
const actions = (session: ReturnType<typeof begin>) => session.state().rows.map(actionOf)

describe('rows on their way into the house', () => {
  it('are all rehearsed and all imported, to the very last one, in chunks of one batch', async () => {
    const { send, calls, made, real } = server()
    const session = begin(raw(450), send)
    await session.check()
    expect(made.size).toBe(0)
    expect(session.state()).toMatchObject({ phase: 'ready', counts: { create: 450, pending: 0 } })
    await session.run()
    expect(made.size).toBe(450)
    expect(real().map(({ rows }) => rows.length)).toEqual([200, 200, 50])
    expect(new Set(calls.map(({ batch }) => batch)).size).toBe(1)
    expect(new Set(real().map(({ key }) => key)).size).toBe(3)
    expect(session.state()).toMatchObject({ phase: 'done', progress: { done: 450, total: 450 } })
  })

  it('wait for a lost network and go on by themselves, each row once', async () => {
    let losses = 1
    const { send, made, real } = server(({ dryRun }) => {
      if (!dryRun && losses-- > 0) away()
    })
    const session = begin(raw(3), send)
    await session.check()
    const waited: boolean[] = []
    session.subscribe(() => {
      const { isWaiting } = session.state()
      waited.push(isWaiting)
      // It waits from the next moment on.
      if (isWaiting) setTimeout(() => window.dispatchEvent(new Event('online')))
    })
    await session.run()
    expect(waited).toContain(true)
    expect(made.size).toBe(3)
    expect(new Set(real().map(({ key }) => key)).size).toBe(1)
    expect(session.state()).toMatchObject({
      phase: 'done',
      isWaiting: false,
      counts: { create: 3, refused: 0 },
    })
  })

  it('stop after the chunk that is under way, and go on where they stopped', async () => {
    const { send, made, real } = server(({ dryRun }) => {
      if (!dryRun) session.stop()
    })
    const session = begin(raw(450), send)
    await session.check()
    await session.run()
    expect([made.size, session.state().phase]).toEqual([200, 'ready'])
    await session.run()
    await session.run()
    expect([made.size, session.state().phase]).toEqual([450, 'done'])
    expect(real()).toHaveLength(3)
    expect(session.state().counts).toMatchObject({ create: 450, refused: 0 })
  })

  it('that may have arrived before a stop are sent again as they were, so that none is made twice', async () => {
    let isLost = true
    const { send, made, real } = server(({ dryRun }) => {
      if (dryRun || !isLost) return
      isLost = false
      session.stop()
      away()
    })
    const session = begin(raw(250), send)
    await session.check()
    await session.run()
    expect(session.state().phase).toBe('ready')
    await session.run()
    expect(real()[1]).toEqual(real()[0])
    expect(made.size).toBe(250)
    expect(session.state()).toMatchObject({ phase: 'done', counts: { create: 250, refused: 0 } })
  })

  it('end with the reason when trying again cannot help, and nothing is lost', async () => {
    let isAllowed = false
    const { send, made } = server(() => {
      if (!isAllowed) throw new HttpError('forbidden', 403, { code: 'forbidden' })
    })
    const session = begin(raw(2), send)
    await session.check()
    expect(session.state()).toMatchObject({ phase: 'ready', error: { status: 403 }, counts: { pending: 2 } })
    isAllowed = true
    await session.check()
    await session.run()
    expect(made.size).toBe(2)
  })

  it('are mended by the rules of the form at once, and asked about again', async () => {
    const { send, calls } = server()
    const rows = raw(3)
    rows[1] = { line: 3, cells: ['B', 'không phải email', '123'] }
    const session = begin(rows, send)
    await session.check()
    expect(actions(session)).toEqual(['create', 'refused', 'create'])
    expect(session.state().rows[1]?.wrong).toEqual({
      name: 'validation.min_length',
      email: 'validation.email',
      phone: 'validation.phone',
    })
    session.edit(1, 1, 'moi@mail.vn')
    session.edit(1, 0, 'Bình')
    session.edit(1, 2, '')
    expect(session.state().rows[1]?.wrong).toEqual({})
    await session.check()
    expect(actions(session)).toEqual(['create', 'create', 'create'])
    expect(calls.at(-1)?.rows).toEqual([{ row: 3, data: { name: 'Bình', email: 'moi@mail.vn' } }])
  })

  it('with the key of an earlier row are refused until one of both is mended', async () => {
    const { send, made } = server()
    const rows = raw(3)
    rows[2] = { line: 9, cells: ['Khác', ' N0@MAIL.vn', ''] }
    const session = begin(rows, send)
    await session.check()
    expect(actions(session)).toEqual(['create', 'create', 'refused'])
    const told = session.state().rows[2]
    expect(told && errorsOf(told, (key, params) => `${key} ${JSON.stringify(params)}`, String)).toEqual({
      '': 'sheets.wrong.twin {"line":2}',
    })
    session.edit(0, 1, 'n7@mail.vn')
    await session.check()
    expect(actions(session)).toEqual(['create', 'create', 'create'])
    await session.run()
    expect(made.size).toBe(3)
  })

  it('edited while their answer is on the way keep nothing of it', async () => {
    const { send, calls } = server(({ rows, dryRun }) => {
      if (dryRun && rows.length === 2) session.edit(0, 0, 'Tên khác')
    })
    const session = begin(raw(2), send)
    await session.check()
    expect(calls.map(({ rows }) => rows.map(({ data }) => data.name))).toEqual([
      ['Người 0', 'Người 1'],
      ['Tên khác'],
    ])
  })

  it('are sent in calls that the API accepts, however long their texts are', () => {
    const long = 'x'.repeat(60_000)
    const rows = Array.from({ length: 30 }, (_, line) => ({ line, cells: [long], data: { name: long } }))
    const list = [...rows.keys()]
    const sizes: number[] = []
    for (let from = 0; from < list.length; ) {
      const { length } = chunkFrom(rows, list, from)
      sizes.push(length)
      from += length
    }
    expect(sizes).toEqual([8, 8, 8, 6])
    const huge = [{ line: 1, cells: ['x'.repeat(900_000)] }]
    expect(chunkFrom(huge, [0], 0)).toEqual([0])
  })
})

it('a dash empties a field with what a new record would have', async () => {
  const { send, calls } = server()
  const session = begin([{ line: 2, cells: ['Ánh', 'anh@mail.vn', '-'] }], send)
  await session.check()
  expect(calls[0]?.rows[0]?.data).toEqual({ name: 'Ánh', email: 'anh@mail.vn', phone: '' })
})

describe('pictures of other sites', () => {
  const pictured = {
    ...plan,
    sheet: posts,
    schema: object(),
    columns: importedColumns(posts)
      .filter(({ field }) => ['title', 'slug', 'content', 'images'].includes(field))
      .map((column) => ({ column, title: column.field, options: [], named: () => [] })),
    constants: { type_id: 7 },
  }
  const cells = (n: number, links: string, text = '') => ({
    line: n + 2,
    cells: [`Bài ${n}`, `bai-${n}`, text, links],
  })
  const done = (rows: ImportRow[]): ImportResult[] =>
    rows.map(({ row, data }) => ({
      ...{ row, id: row * 10, version: 0, changes: [], notes: [], errors: {}, missing: [] },
      action: data.id ? ('update' as const) : ('create' as const),
    }))

  it('come after all rows, each once; what cannot be had is told with its row and stays a link', async () => {
    const order: string[] = []
    const placed: ImportRow[] = []
    const send: SendRows = async (rows, { dryRun }) => {
      if (!dryRun) order.push(...rows.map(({ data }) => (data.id ? `placed ${data.id}` : 'row')))
      if (!dryRun) placed.push(...rows.filter(({ data }) => data.id))
      return done(rows)
    }
    const session = createImportSession(
      pictured,
      [
        cells(0, 'https://a.vn/1.jpg, https://a.vn/no.jpg'),
        cells(1, 'https://a.vn/1.jpg'),
        cells(2, '/files/own.webp'),
        cells(3, 'https://a.vn/no.jpg'),
      ],
      send,
      async (url) => {
        order.push(url)
        return url.endsWith('no.jpg') ? 'not found' : undefined
      },
    )
    open.push(session)
    await session.check()
    await session.run()
    expect(order).toEqual([
      ...['row', 'row', 'row', 'row'],
      ...['https://a.vn/1.jpg', 'https://a.vn/no.jpg'],
      ...['placed 20', 'placed 30'],
    ])
    const links = ['https://a.vn/1.jpg', 'https://a.vn/no.jpg']
    expect(placed[0]?.data).toEqual({ type_id: 7, id: 20, image: links[0], images: links })
    expect(session.state()).toMatchObject({
      phase: 'done',
      progress: { done: 2, total: 2 },
      lost: [
        { line: 2, url: links[1], reason: 'not found' },
        { line: 5, url: links[1], reason: 'not found' },
      ],
    })
  })

  it('come from within a text too', async () => {
    const asked: string[] = []
    const placed: ImportRow[] = []
    const text = `<p>Một</p><img alt="x > y" src="https://a.vn/1.jpg?a=1&amp;b=2"><img src="/files/own.webp">`
    const session = createImportSession(
      pictured,
      [cells(0, '', text), cells(1, '', 'Không có ảnh')],
      async (rows, { dryRun }) => {
        if (!dryRun) placed.push(...rows.filter(({ data }) => data.id))
        return done(rows)
      },
      async (url) => void asked.push(url),
    )
    open.push(session)
    await session.check()
    await session.run()
    expect(asked).toEqual(['https://a.vn/1.jpg?a=1&b=2'])
    const content = [{ title: '', image: '', content: text }]
    expect(placed.map(({ data }) => data)).toEqual([{ type_id: 7, id: 20, content }])
  })

  it('that a stop leaves out are counted', async () => {
    const session = createImportSession(
      pictured,
      [0, 1].map((n) => cells(n, `https://a.vn/${n}.jpg`)),
      async (rows) => done(rows),
      async () => {
        session.stop()
        throw new HttpError('ra.notification.http_error', 0, null)
      },
    )
    open.push(session)
    await session.check()
    await session.run()
    expect(session.state()).toMatchObject({ phase: 'done', progress: { done: 0, total: 2 }, lost: [] })
  })
})
