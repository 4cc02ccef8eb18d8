import { describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aFile } from '../support/files'

const api = withApi()
const send = (method: string, path: string, body?: unknown, more: { as?: string; version?: number } = {}) =>
  api().call(method, path, {
    as: more.as ?? api().owner.token,
    body,
    headers: more.version === undefined ? {} : { 'If-Match': `"${more.version}"` },
  })

let serial = 0
const text = (key: string, more = {}) => ({ key, title: key.toUpperCase(), style: 'text', ...more })
async function aWidget(fields: object[] = [text('a')], value?: object, more = {}) {
  const body = { key: `w${++serial}`, title: 'Banner', type: 'banner', settings: { fields }, value, ...more }
  const answer = await send('POST', '/widgets', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const read = async (id: number) => (await send('GET', `/widgets?search=id:${id}`)).body.data[0]
const fill = (id: number, value: unknown, more = {}) => send('PATCH', `/widgets/${id}/value`, { value }, more)
const define = (id: number, fields: object[], force = false) =>
  send('PATCH', `/widgets/${id}${force ? '?force=1' : ''}`, { settings: { fields } })
const lastEvent = async (id: number) => (await send('GET', `/history?entity=widgets&id=${id}`)).body.data[0]
const undo = (event: number) => send('POST', `/history/${event}/restore`)

describe('a widget', () => {
  const sent = (more: object) =>
    send('POST', '/widgets', { key: `k${++serial}`, title: 'Banner', type: 'banner', ...more })

  it.each([
    ['no key', { key: ' ' }, 'key'],
    ['no title', { title: '' }, 'title'],
    ['no type', { type: '' }, 'type'],
    ['a type that is no part of an address', { type: 'Trang chủ' }, 'type'],
    ['the type of the page where widgets are managed', { type: 'manager' }, 'type'],
    ['a slug that is none', { group_slug: 'Trang chủ' }, 'group_slug'],
    ['an icon that is none', { icon: 'dragon' }, 'icon'],
    ['fields of one key', { settings: { fields: [text('a'), text('a')] } }, 'settings.fields[1].key'],
    [
      'a field of a style that is none',
      { settings: { fields: [text('a', { style: 'colour' })] } },
      'settings.fields[0].style',
    ],
    [
      'a choice without choices',
      { settings: { fields: [text('a', { style: 'radiobox' })] } },
      'settings.fields[0].data',
    ],
    [
      'a source that is no address',
      { settings: { api: { path: 'javascript:alert(1)' } } },
      'settings.api.path',
    ],
    [
      'a field under the key of its own source',
      { settings: { fields: [text('api')], api: { path: '/posts' } } },
      'settings.fields[0].key',
    ],
  ])('is refused with %s', async (_, more, field) => {
    const { status, body } = await sent(more)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  it('has a key of its own, and says so in the language of the caller', async () => {
    await sent({ key: 'home' })
    const { status, body } = await sent({ key: ' home ' })
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { key: ['Mã này đã có ở một widget khác, vui lòng nhập mã khác'] },
    })
    const english = await api().call('POST', '/widgets', {
      as: api().owner.token,
      body: { key: 'home', title: 'Banner', type: 'banner' },
      headers: { Locale: 'en' },
    })
    expect(english.body.errors.key).toEqual(['Another widget has this key already, please enter another'])
  })

  it('has its group in the address by the name of the group, unless another is given', async () => {
    const { body } = await sent({ group_name: 'Trang chủ' })
    expect(body.data.group_slug).toBe('trang-chu')
    expect((await sent({ group_name: 'Trang chủ', group_slug: 'home' })).body.data.group_slug).toBe('home')
    const moved = await send('PATCH', `/widgets/${body.data.id}`, {
      group_name: 'Chân trang',
      group_slug: '',
    })
    expect(moved.body.data.group_slug).toBe('chan-trang')
  })

  it('comes with all others on one page, with the types and groups in use', async () => {
    await sent({ type: 'footer', group_name: 'Chân trang' })
    const { body } = await send('GET', '/widgets?limit=0&search=type:footer')
    expect(new Set(body.data.map(({ type }: { type: string }) => type))).toEqual(new Set(['footer']))
    expect(body.meta.choices.type).toEqual(expect.arrayContaining(['banner', 'footer']))
    expect(body.meta.choices.group_name).toContain('Chân trang')
  })

  it('tells which pages there are, to who may list widgets', async () => {
    await sent({ type: 'chinh-sach' })
    const { token } = await api().member('list-widgets')
    const { body } = await send('GET', '/widgets/types', undefined, { as: token })
    expect(body.data).toContainEqual({ type: 'chinh-sach', count: 1 })
  })

  it('begins with the defaults of its fields', async () => {
    const widget = await aWidget([text('a', { value: 'Chào' }), text('b')], { b: 'Bạn' })
    expect(widget.value).toEqual({ a: 'Chào', b: 'Bạn' })
  })
})

describe('what a widget says', () => {
  it('is written by a call of its own, by who may update widgets', async () => {
    const { id } = await aWidget()
    const { token } = await api().member('update-widgets')
    const { status, body } = await fill(id, { a: 'Chào' }, { as: token })
    expect({ status, value: body.data.value, version: body.data.version }).toEqual({
      status: 200,
      value: { a: 'Chào' },
      version: 2,
    })
    const { token: other } = await api().member('create-widgets', 'list-widgets', 'delete-widgets')
    expect((await fill(id, { a: 'Khác' }, { as: other })).status).toBe(403)
    expect((await read(id)).value).toEqual({ a: 'Chào' })
  })

  it('leaves the definition as it is, whatever is sent with it', async () => {
    const { id } = await aWidget()
    await send('PATCH', `/widgets/${id}/value`, {
      value: { a: '1' },
      title: 'Khác',
      settings: { fields: [] },
    })
    expect(await read(id)).toMatchObject({
      title: 'Banner',
      settings: { fields: [{ key: 'a' }] },
      value: { a: '1' },
    })
  })

  it('is checked by the style of each field, and rich text is cleaned', async () => {
    const { id } = await aWidget([
      text('n', { style: 'number' }),
      text('d', { style: 'date' }),
      text('html', { style: 'editor' }),
      text('rows', { style: 'list', children: [text('day', { style: 'date' })] }),
    ])
    const { status, body } = await fill(id, { n: 'x', d: '2026-02-31', rows: [{ day: 'hôm nay' }] })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).sort()).toEqual(['value.d', 'value.n', 'value.rows[0].day'])
    const cleaned = await fill(id, { html: '<p onclick="x()">Chào<script>1</script></p>' })
    expect(cleaned.body.data.value).toEqual({ html: '<p>Chào</p>' })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'a'],
    ['a list', []],
    ['what belongs to no field', { other: 'x' }],
    ['a name that means something else on objects', { constructor: 'x' }],
  ])('is refused as %s', async (_, value) => {
    const { id } = await aWidget()
    const { status, body } = await fill(id, value)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['value'])
  })

  it('may be an entry of the source of the widget', async () => {
    const { id } = await aWidget([], undefined, {
      settings: { fields: [], api: { path: '/posts', value_key: 'id' } },
    })
    const api = { value: 7, label: 'Bài viết' }
    expect((await fill(id, { api })).body.data.value).toEqual({ api })
    expect((await fill(id, { api: 7 })).body.errors).toHaveProperty('value.api')
  })

  it('is not written over what somebody else has saved meanwhile, definition or value', async () => {
    const { id, version } = await aWidget()
    expect((await define(id, [text('a'), text('b')])).status).toBe(200)
    const late = await fill(id, { a: 'x' }, { version })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', data: { id, version: 2 } } })
    expect((await fill(id, { a: 'x' }, { version: 2 })).status).toBe(200)
    const definer = await send('PATCH', `/widgets/${id}`, { settings: { fields: [] } }, { version: 2 })
    expect(definer.status).toBe(409)
    expect(await read(id)).toMatchObject({
      settings: { fields: [{ key: 'a' }, { key: 'b' }] },
      value: { a: 'x' },
    })
  })

  it('loses nothing when definition and value are written at the same moment', async () => {
    const { id } = await aWidget([text('a')], { a: '0' })
    const answers = await Promise.all([
      define(id, [text('b', { was: 'a' })]),
      fill(id, { a: '1' }),
      fill(id, { a: '2' }),
    ])
    const { value, settings } = await read(id)
    expect(settings.fields.map(({ key }: { key: string }) => key)).toEqual(['b'])
    expect(Object.keys(value)).toEqual(['b'])
    // Whoever came before the new key is in the value, whoever came after it was refused.
    for (const { status } of answers.slice(1)) expect([200, 422]).toContain(status)
    const written = answers.slice(1).filter(({ status }) => status === 200)
    if (written.length === 0) expect(value.b).toBe('0')
    else expect(['1', '2']).toContain(value.b)
  })

  it('counts as a use of the files in it, and follows a file that is replaced', async () => {
    const [file, other] = [await aFile(api()), await aFile(api())]
    const widget = await aWidget(
      [
        text('image', { style: 'image' }),
        text('rows', { style: 'list', children: [text('image', { style: 'image' })] }),
      ],
      { image: file.url, rows: [{ image: file.url }] },
    )
    const uses = (await send('GET', `/media/uses?search=id:${file.id}`)).body.data
    expect(uses).toMatchObject([
      { entity: 'widgets', record_id: widget.id, title: 'Banner', media: [{ fields: ['value'] }] },
    ])
    expect((await send('DELETE', `/media/${file.id}`)).body.code).toBe('in_use')
    expect((await send('DELETE', `/media/${file.id}?replace_by=${other.url}`)).status).toBe(204)
    expect((await read(widget.id)).value).toEqual({ image: other.url, rows: [{ image: other.url }] })
  })
})

describe('a changed field', () => {
  it('takes its value along under a new key; `was` is not kept', async () => {
    const { id } = await aWidget([text('a'), text('b')], { a: 'A', b: 'B' })
    const { body } = await define(id, [text('c', { was: 'a' }), text('b', { was: 'b' })])
    expect(body.data.value).toEqual({ b: 'B', c: 'A' })
    expect(body.data.settings.fields[0]).not.toHaveProperty('was')
  })

  it('may change its key with another', async () => {
    const { id } = await aWidget([text('a'), text('b')], { a: 'A', b: 'B' })
    const { body } = await define(id, [text('b', { was: 'a' }), text('a', { was: 'b' })])
    expect(body.data.value).toEqual({ a: 'B', b: 'A' })
  })

  it('is not taken away with what it holds, unless by force; undoing that brings it back', async () => {
    const { id } = await aWidget([text('a'), text('b')], { a: 'A' })
    expect((await define(id, [text('a')])).status).toBe(200)
    const refused = await define(id, [])
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        message: 'Trường sắp bỏ đang có nội dung: A',
        can_force: true,
        in_use: { values: 1 },
      },
    })
    expect((await read(id)).value).toEqual({ a: 'A' })
    const forced = await define(id, [], true)
    expect(forced.body.data).toMatchObject({ settings: { fields: [] }, value: {} })
    expect((await undo((await lastEvent(id)).id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ settings: { fields: [{ key: 'a' }] }, value: { a: 'A' } })
  })

  it('does not take a key under which something else is held', async () => {
    const { id } = await aWidget([text('a'), text('b')], { a: 'A', b: 'B' })
    const { status, body } = await define(id, [text('b', { was: 'a' })])
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'in_use' })
    expect((await define(id, [text('b', { was: 'a' })], true)).body.data.value).toEqual({ b: 'A' })
  })

  it('keeps a value of its former style, which may be saved again as it is', async () => {
    const { id } = await aWidget([text('a'), text('b')], { a: 'nhiều' })
    await define(id, [text('a', { style: 'number' }), text('b')])
    expect((await read(id)).value).toEqual({ a: 'nhiều' })
    expect((await fill(id, { a: 'nhiều', b: 'B' })).body.data.value).toEqual({ a: 'nhiều', b: 'B' })
    expect((await fill(id, { a: 'khác' })).body.errors).toHaveProperty('value.a')
  })

  it('begins with its default when it is new', async () => {
    const { id } = await aWidget([text('a')], { a: 'A' })
    const { body } = await define(id, [text('a'), text('b', { value: 'Sẵn' })])
    expect(body.data.value).toEqual({ a: 'A', b: 'Sẵn' })
  })

  it('has its former key again with the values of then when the widget goes back in time', async () => {
    const { id } = await aWidget([text('a')], { a: 'Cũ' })
    await fill(id, { a: 'Mới' })
    const written = await lastEvent(id)
    await define(id, [text('b', { was: 'a' })])
    await define(id, [text('c', { was: 'b' })])
    expect((await undo(written.id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ settings: { fields: [{ key: 'a' }] }, value: { a: 'Cũ' } })
  })

  it('has its former key again when its change alone is undone, with what was written since', async () => {
    const { id } = await aWidget([text('a')])
    await define(id, [text('b', { was: 'a' })])
    const renamed = await lastEvent(id)
    await fill(id, { b: 'Sau đó' })
    expect((await send('POST', `/history/batches/${renamed.batch}/restore`)).status).toBe(200)
    expect(await read(id)).toMatchObject({ settings: { fields: [{ key: 'a' }] }, value: { a: 'Sau đó' } })
  })

  it('is changed in many widgets under the same rules', async () => {
    const [one, other] = [await aWidget([text('a')], { a: 'A' }), await aWidget([text('a')])]
    const { body } = await send('POST', '/widgets/bulk', {
      action: 'update',
      ids: [one.id, other.id],
      data: { settings: { fields: [] } },
    })
    expect(body.data).toMatchObject({ done: [other.id], refused: [{ id: one.id, code: 'in_use' }] })
  })
})
