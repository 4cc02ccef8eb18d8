import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { statementsOf } from '../support/statements'

const api = withApi()
const call = (method: string, path: string, body?: object, as = api().owner.token) =>
  api().call(method, path, { as, body })

let typeId = 0
beforeAll(async () => {
  typeId = (await aType(api(), { style: 'product', features: ['discounts'] })).id
})

const minute = 60_000
const ahead = (minutes: number) => new Date(api().now.getTime() + minutes * minute).toISOString()
const row = { quantity: 1, discount: 10, type: 'percent' }
const body = (more: object = {}) => ({
  type_id: typeId,
  title: 'Cuối tuần',
  start: ahead(1),
  end: ahead(8),
  config: [row],
  ...more,
})
const add = async (more: object = {}) => {
  const answer = await call('POST', '/discounts', body(more))
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const errorsOf = async (more: object) => {
  const answer = await call('POST', '/discounts', body(more))
  expect(answer.status, JSON.stringify(answer.body)).toBe(422)
  return answer.body.errors
}
const read = async (id: number) => (await call('GET', `/discounts?search=id:${id}`)).body.data[0]
/** The API's clock is so many minutes later meanwhile. */
const later = async <T>(minutes: number, work: () => Promise<T>): Promise<T> => {
  const { now } = api()
  api().now = new Date(now.getTime() + minutes * minute)
  try {
    return await work()
  } finally {
    api().now = now
  }
}

describe('a discount', () => {
  it('begins after now and ends after it begins', async () => {
    expect(await errorsOf({ start: ahead(0) })).toEqual({ start: ['Thời điểm bắt đầu phải sau lúc này'] })
    expect(await errorsOf({ start: ahead(-1) })).toHaveProperty('start')
    expect(await errorsOf({ end: ahead(1) })).toEqual({ end: ['Thời điểm kết thúc phải sau lúc bắt đầu'] })
    for (const start of ['', null, 'mai', '2026-11-30', '2026-11-30 08:00', '2026-13-40T00:00:00Z', 7, {}])
      expect(await errorsOf({ start })).toHaveProperty('start')
    expect((await add({ start: '2027-01-01T08:00:00+07:00', end: '2027-01-02T00:00:00Z' })).start).toBe(
      '2027-01-01T01:00:00.000Z',
    )
  })

  it('has at least one row, each for another quantity, of more than 0 and at most all of the price', async () => {
    expect(await errorsOf({ config: [] })).toEqual({ config: ['Cần ít nhất một mức giảm'] })
    expect(await errorsOf({ config: undefined })).toHaveProperty('config')
    expect(await errorsOf({ config: [row, { ...row, discount: 20 }] })).toEqual({
      'config[1].quantity': ['Số lượng này đã có ở trên, hãy nhập số khác'],
    })
    for (const [wrong, field] of [
      [{ quantity: 0 }, 'quantity'],
      [{ quantity: 1.5 }, 'quantity'],
      [{ discount: 0 }, 'discount'],
      [{ discount: -1 }, 'discount'],
      [{ discount: 100.5 }, 'discount'],
      [{ discount: 12.345 }, 'discount'],
      [{ type: 'money', discount: 0.5 }, 'discount'],
      [{ type: 'money', discount: 1e13 }, 'discount'],
      [{ type: 'half' }, 'type'],
    ] as const)
      expect(await errorsOf({ config: [{ ...row, ...wrong }] }), JSON.stringify(wrong)).toHaveProperty(
        `config[0].${field}`,
      )
    const config = [
      { quantity: 1, discount: 100, type: 'percent' },
      { quantity: 5, discount: 12.25, type: 'percent' },
      { quantity: 10, discount: 5_000, type: 'money' },
    ]
    expect((await add({ config })).config).toEqual(config)
  })

  it('belongs to a type whose posts are sold, for good', async () => {
    const article = await aType(api())
    const course = await aType(api(), { style: 'course', features: ['discounts'] })
    expect(await errorsOf({ type_id: article.id })).toHaveProperty('type_id')
    expect(await errorsOf({ type_id: 999_999 })).toHaveProperty('type_id')
    const { id } = await add({ type_id: course.id })
    expect((await call('PATCH', `/discounts/${id}`, { type_id: typeId })).body.errors).toHaveProperty(
      'type_id',
    )
  })

  it('is let go by its posts when it is deleted, and has them again when it is back', async () => {
    const { id } = await add()
    const made = await call('POST', '/posts', aPost(typeId, { price: 100_000, discount_id: id }))
    const post = made.body.data
    const [counted] = (await call('GET', `/discounts?search=id:${id}&include=posts_count,levels`)).body.data
    expect(counted).toMatchObject({ posts_count: 1, levels: ['1: 10%'] })
    const gone = await call('DELETE', `/discounts/${id}`)
    const discountOf = async () => (await call('GET', `/posts?search=id:${post.id}`)).body.data[0].discount_id
    expect(await discountOf()).toBeNull()
    const batch = gone.headers.get('Batch-Id')
    expect((await call('POST', `/history/batches/${batch}/restore`, {})).body.data.refused).toEqual([])
    expect(await discountOf()).toBe(id)
  })
})

describe('a discount whose end has passed', () => {
  it('is expired from that moment on, on or off, as its list, its answers and its export say', async () => {
    const [on, off] = [await add(), await add({ status: 'disable' })]
    expect([on.status, off.status]).toEqual(['enable', 'disable'])
    await later(8 - 1 / 60, async () => expect((await read(on.id)).status).toBe('enable'))
    await later(8, async () => {
      expect((await read(on.id)).status).toBe('expired')
      expect((await read(off.id)).status).toBe('expired')
      const stale = await api().call('PATCH', `/discounts/${on.id}`, {
        as: api().owner.token,
        body: { title: 'x' },
        headers: { 'If-Match': '"9"' },
      })
      expect(stale).toMatchObject({ status: 409, body: { data: { status: 'expired' } } })
      const file = await api().api.fetch(
        new Request(`http://nep.test/api/v1/discounts/export?columns=status&search=id:${on.id}`, {
          headers: { Authorization: `Bearer ${api().owner.token}` },
        }),
      )
      expect(await file.text()).toContain('Đã hết hạn')
    })
  })

  it('counts among the expired ones and no others', async () => {
    const { id: type } = await aType(api(), { style: 'product', features: ['discounts'] })
    const made = [
      await add({ type_id: type }),
      await add({ type_id: type, status: 'disable' }),
      await add({ type_id: type, end: ahead(12) }),
      await add({ type_id: type, end: ahead(12), status: 'disable' }),
    ].map(({ id }) => id)
    const listed = async (status: string, operator = '=') => {
      const { data, meta } = (
        await call(
          'GET',
          `/discounts?search=type_id:${type};status:${status}&searchFields=status:${operator}&searchJoin=and&limit=1`,
        )
      ).body
      return [meta.pagination.total, data[0]?.id]
    }
    expect([await listed('enable'), await listed('disable'), await listed('expired')]).toEqual([
      [2, made[2]],
      [2, made[3]],
      [0, undefined],
    ])
    await later(8, async () => {
      expect([await listed('enable'), await listed('disable'), await listed('expired')]).toEqual([
        [1, made[2]],
        [1, made[3]],
        [2, made[1]],
      ])
      expect(await listed('enable,expired', 'in')).toEqual([3, made[2]])
      const gone = await call(
        'POST',
        `/discounts/bulk?search=type_id:${type};status:expired&searchJoin=and`,
        { action: 'delete', all: true },
      )
      expect(gone.body.data.done.sort()).toEqual([made[0], made[1]].sort())
    })
  })

  it('is never sent as such', async () => {
    expect(await errorsOf({ status: 'expired' })).toHaveProperty('status')
    const { id } = await add()
    expect((await call('PATCH', `/discounts/${id}`, { status: 'expired' })).body.errors).toHaveProperty(
      'status',
    )
  })

  it('is edited by giving it a new end, and is then what it was before', async () => {
    const { id } = await add({ status: 'disable' })
    await later(9, async () => {
      const edit = (sent: object) => call('PATCH', `/discounts/${id}`, sent)
      for (const sent of [{ title: 'Khác' }, { status: 'enable' }, { end: ahead(-1) }, { end: ahead(0) }])
        expect((await edit(sent)).body.errors, JSON.stringify(sent)).toEqual({
          end: ['Đợt giảm giá đã hết hạn: hãy đặt thời điểm kết thúc mới, sau lúc này'],
        })
      const bulk = await call('POST', '/discounts/bulk', {
        action: 'update',
        ids: [id],
        data: { status: 'enable' },
      })
      expect(bulk.body.data).toMatchObject({ done: [], refused: [{ id, code: 'invalid' }] })
      const renewed = await edit({ end: ahead(5), title: 'Gia hạn' })
      expect(renewed).toMatchObject({ status: 200, body: { data: { status: 'disable', title: 'Gia hạn' } } })
      expect((await edit({ status: 'enable' })).body.data.status).toBe('enable')
    })
  })

  it('is deleted and put back as it was, and a new end is undone like any change', async () => {
    const { id, end } = await add()
    await later(9, async () => {
      const gone = await call('DELETE', `/discounts/${id}`)
      const undo = (batch: string | null) => call('POST', `/history/batches/${batch}/restore`, {})
      expect((await undo(gone.headers.get('Batch-Id'))).status).toBe(200)
      expect(await read(id)).toMatchObject({ status: 'expired', end })
      const changed = await call('PATCH', `/discounts/${id}`, { end: ahead(5) })
      expect((await read(id)).status).toBe('enable')
      const undone = await undo(changed.headers.get('Batch-Id'))
      expect(undone.status, JSON.stringify(undone.body)).toBe(200)
      expect(await read(id)).toMatchObject({ status: 'expired', end })
    })
  })

  it('is seen by who writes posts, and changed by who may change discounts', async () => {
    const { id } = await add()
    const writer = await api().member('create-posts')
    expect((await call('GET', '/discounts', undefined, writer.token)).status).toBe(200)
    expect((await call('PATCH', `/discounts/${id}`, { title: 'x' }, writer.token)).status).toBe(403)
  })

  it('costs no statement more', async () => {
    const statements = await statementsOf(api().db, () =>
      call('GET', `/discounts?search=type_id:${typeId};status:expired&searchJoin=and&include=posts_count`),
    )
    expect(statements.length).toBeLessThanOrEqual(3)
  })
})
