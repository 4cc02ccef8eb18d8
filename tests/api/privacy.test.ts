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
