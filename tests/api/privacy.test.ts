import { describe, expect, it } from 'vitest'
import { type Answer, withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { warehouseOf } from '../support/stock'

const api = withApi()
const old = { 'If-Match': '"99999"' }

/** An answer contains no data of a person. */
function tellsNothing({ body }: Answer) {
  expect(body).not.toHaveProperty('data')
  expect(JSON.stringify(body)).not.toMatch(/@nep\.vn|Thành viên/)
}

function edited(more: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  return form
}

describe('a person’s record is shown to nobody without the right to it', () => {
  it('not by changing their password, and whether they exist is not told', async () => {
    const { call, owner } = api()
    const stranger = await api().member()
    const body = { current_password: 'x', new_password: 'mat-khau-moi' }
    const answers = [owner.id, 999_999].map((id) =>
      call('PATCH', `/users/${id}/password`, { as: stranger.token, body, headers: old }),
    )
    const [there, nowhere] = await Promise.all(answers)
    expect(there).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(nowhere?.body).toEqual(there?.body)
  })

  it('not of somebody above: an old version is refused before it is compared', async () => {
    const { call, owner } = api()
    const clerk = await api().member('update-users', 'delete-users')
    const answers = [
      await call('PATCH', `/users/${owner.id}`, {
        as: clerk.token,
        body: { password: 'cua-toi' },
        headers: old,
      }),
      await call('POST', `/users/${owner.id}?_method=PATCH`, {
        as: clerk.token,
        body: edited({}),
        headers: old,
      }),
      await call('DELETE', `/users/${owner.id}`, { as: clerk.token, headers: old }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'beyond_rights' } })
      tellsNothing(answer)
    }
  })

  it('not inside a conflict, without list-users', async () => {
    const { call } = api()
    const clerk = await api().member('update-users', 'delete-users')
    const { id } = await api().member()
    const answers = [
      await call('PATCH', `/users/${id}`, {
        as: clerk.token,
        body: { password: 'mat-khau-2' },
        headers: old,
      }),
      await call('POST', `/users/${id}?_method=PATCH`, { as: clerk.token, body: edited({}), headers: old }),
      await call('DELETE', `/users/${id}`, { as: clerk.token, headers: old }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
      tellsNothing(answer)
    }
  })

  it('but to who may list people, and one’s own to oneself', async () => {
    const { call, owner } = api()
    const me = await api().member()
    const edit = (as: string) =>
      call('POST', `/users/${me.id}?_method=PATCH`, { as, body: edited({}), headers: old })
    for (const as of [owner.token, me.token])
      expect(await edit(as)).toMatchObject({ status: 409, body: { data: { email: me.email } } })
  })

  it('and who may change it sees what they wrote', async () => {
    const clerk = await api().member('update-users')
    const { id } = await api().member()
    const body = edited({ name: 'Tên khác' })
    const written = await api().call('POST', `/users/${id}?_method=PATCH`, { as: clerk.token, body })
    expect(written).toMatchObject({ status: 200, body: { data: { name: 'Tên khác' } } })
    expect((await api().call('GET', `/users/${id}`, { as: clerk.token })).status).toBe(403)
  })
})

it('so it is with any row: a conflict shows it to who may list its kind', async () => {
  const { call, owner } = api()
  const type = await aType(api())
  const { id } = (await call('POST', '/posts', { as: owner.token, body: aPost(type.id) })).body.data
  const blind = await api().member('update-posts')
  const change = (as: string) =>
    call('PATCH', `/posts/${id}`, { as, body: { title: 'Bản khác' }, headers: old })
  expect((await change(owner.token)).body.data.id).toBe(id)
  const hidden = await change(blind.token)
  expect(hidden.status).toBe(409)
  expect(hidden.body).not.toHaveProperty('data')
})

describe('oneself is oneself', () => {
  it.each(['0', '00'])('and %s before one’s number is nobody’s address', async (zeros) => {
    const { call } = api()
    const me = await api().member('update-users', 'list-users', 'delete-users')
    const path = `/users/${zeros}${me.id}`
    const answers = [
      await call('POST', `${path}?_method=PATCH`, { as: me.token, body: edited({ status: 'disable' }) }),
      await call('PATCH', path, { as: me.token, body: { password: 'mat-khau-2' } }),
      await call('DELETE', path, { as: me.token }),
      await call('GET', path, { as: me.token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await call('GET', '/profile', { as: me.token })).body.data.status).toBe('enable')
  })

  it('and sets no password without the current one', async () => {
    const me = await api().member('update-users')
    const body = { password: 'mat-khau-2' }
    expect(await api().call('PATCH', `/users/${me.id}`, { as: me.token, body })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
  })
})

it('what the goods of a warehouse have cost is for who sees slips', async () => {
  const { call } = api()
  const { place, product, bring } = warehouseOf(api)
  const id = await place('/warehouses', 'Kho Hà Nội')
  await bring(id, [{ post_id: await product(), number: 2, price: 777 }])
  const stockFor = async (...rights: Parameters<ReturnType<typeof api>['member']>) => {
    const { token: as } = await api().member(...rights)
    const { body } = await call('GET', `/warehouses?limit=0&include=stock&search=id:${id}`, { as })
    return body.data[0].stock
  }
  // The same question, asked in turns: no answer comes from a statement of the other.
  for (const _ of [1, 2]) {
    expect(await stockFor('list-orders')).toMatchObject({ number: 2, money: null })
    expect(await stockFor('edit-warehouses')).toMatchObject({ number: 2, money: 1554 })
    expect(await stockFor('update-orders')).toMatchObject({ number: 2, money: null })
  }
})

it('what was paid to a supplier is for who sees slips, in the list and in the answer to a change', async () => {
  const { call } = api()
  const { place, product, bring } = warehouseOf(api)
  const [warehouse, id] = [await place('/warehouses', 'Kho Huế'), await place('/suppliers', 'Vườn dâu')]
  await bring(warehouse, [{ post_id: await product(), number: 2, price: 777 }], { supplier_id: id })
  for (const _ of [1, 2])
    for (const [rights, price] of [
      [['list-suppliers', 'update-suppliers'], null],
      [['update-suppliers', 'edit-warehouses'], 777],
    ] as const) {
      const { token: as } = await api().member(...rights)
      const listed = await call('GET', `/suppliers?include=products&search=id:${id}`, { as })
      expect(listed.body.data[0].products.data).toMatchObject([{ number: 2, price }])
      const path = `/suppliers/${id}?include=products`
      const changed = await call('PATCH', path, { as, body: { phone: '0912345678' } })
      expect(changed.body.data.products.data).toMatchObject([{ number: 2, price }])
      const behind = await call('PATCH', path, { as, body: { phone: '' }, headers: old })
      expect(behind.body.data.products.data).toMatchObject([{ price }])
    }
})

it('papers and family are for oneself, and what staff have noted for all but oneself', async () => {
  const { call, owner } = api()
  const me = await api().member('list-users', 'update-users', 'list-agencies', 'update-agencies')
  const mine = `/users/${me.id}`
  const papers = { id_card: '079123456789', id_card_place: 'Cục Cảnh sát', marital_status: 'married' }
  const { email } = me
  const send = (as: string, more: Record<string, string>, headers = {}) =>
    call('POST', `${mine}?_method=PATCH`, {
      as,
      body: edited({ name: 'Hồ Thị Tôi', email, ...more }),
      headers,
    })
  expect((await send(me.token, papers)).body.data).toMatchObject(papers)
  expect((await send(owner.token, { note: 'Hay đến muộn' })).status).toBe(200)
  const agency = (await call('POST', '/agencies', { as: owner.token, body: { name: 'Đại lý' } })).body.data.id
  const attached = await call('POST', '/agencies/attach', {
    as: owner.token,
    body: { agency_id: agency, user_ids: [me.id] },
  })
  expect(attached.status).toBeLessThan(300)
  const everyWay = async (as: string) => {
    const ways = [
      ...['', '&include=remarks', '&include=roles,agencies,remarks', '&limit=1000&include=remarks'].map(
        (more) => `/users?search=id:${me.id}${more}`,
      ),
      mine,
      `${mine}?include=remarks`,
      `/history?entity=users&id=${me.id}`,
      '/history?entity=users',
      '/users/export?format=csv',
      `/agencies/${agency}/users?include=remarks`,
      '/search?q=Hồ Thị Tôi',
    ]
    const answers = []
    for (const path of ways) {
      const answer = await api().api.fetch(
        new Request(`http://nep.test/api/v1${encodeURI(path)}`, {
          headers: { authorization: `Bearer ${as}` },
        }),
      )
      expect(answer.status, path).toBe(200)
      answers.push(`${path} ${await answer.text()}`)
    }
    answers.push(JSON.stringify(await send(as, {}, old)), JSON.stringify(await send(as, { gender: 'male' })))
    return answers
  }
  const others = await everyWay(owner.token)
  expect(others.filter((text) => /079123456789|Cục Cảnh sát|married/.test(text))).toEqual([])
  expect(others.filter((text) => text.includes('Hay đến muộn')).length).toBeGreaterThan(5)
  const own = await everyWay(me.token)
  expect(own.filter((text) => text.includes('Hay đến muộn'))).toEqual([])
  expect(own.filter((text) => text.includes('079123456789')).length).toBeGreaterThan(2)
  expect((await call('GET', '/profile', { as: me.token })).body.data).toMatchObject(papers)
  const password = { current_password: 'mat-khau', new_password: 'mat-khau-moi' }
  const refused = await call('PATCH', `${mine}/password`, { as: me.token, body: password, headers: old })
  expect(refused).toMatchObject({ status: 409, body: { data: { id: me.id } } })
  expect(JSON.stringify(refused.body)).not.toContain('Hay đến muộn')
})

it('how a record of a batch is called that one may not list', async () => {
  const { call, owner } = api()
  const person = await api().member()
  const headers = { 'Batch-Id': crypto.randomUUID() }
  const named = 'Người Không Ai Được Biết'
  await call('POST', `/users/${person.id}?_method=PATCH`, {
    as: owner.token,
    body: edited({ name: named, email: person.email }),
    headers,
  })
  const { token: as } = await api().member('update-posts')
  const answer = await call('POST', `/history/batches/${headers['Batch-Id']}/restore`, { as })
  expect(answer).toMatchObject({
    status: 409,
    body: { data: { refused: [{ entity: 'users', title: '', code: 'forbidden' }] } },
  })
  expect(JSON.stringify(answer.body)).not.toContain(named)
})
