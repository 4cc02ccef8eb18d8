import { describe, expect, it } from 'vitest'
import { withApi } from '../support/api'

const api = withApi()

describe('names', () => {
  it('of people come in Vietnamese order, whoever made them', async () => {
    const { call, owner } = api()
    for (const [at, name] of ['Zung', 'Đặng An', 'Bình', 'Ân Lê'].entries()) {
      const body = { name, email: `nguoi-${at}@nep.vn`, password: 'mat-khau-dai' }
      const answer = await call('POST', '/register', { as: owner.token, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    }
    const names = async () =>
      (await call('GET', '/users?orderBy=name', { as: owner.token })).body.data.map(
        ({ name }: { name: string }) => name,
      )
    expect(await names()).toEqual(['Ân Lê', 'Bình', 'Đặng An', 'Quản trị viên', 'Zung'])
    const { body } = await call('GET', '/users?search=name:Zung', { as: owner.token })
    const { id } = body.data[0]
    await call('POST', `/users/${id}?_method=PATCH`, {
      as: owner.token,
      body: { name: 'Á Zung', email: 'nguoi-0@nep.vn' },
    })
    expect(await names()).toEqual(['Á Zung', 'Ân Lê', 'Bình', 'Đặng An', 'Quản trị viên'])
  })

  it('of uploaded files too', async () => {
    const { call, owner } = api()
    const bytes = new TextEncoder().encode('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
    for (const name of ['Zung', 'Đá', 'Dừa', 'Ăn']) {
      const body = new FormData()
      body.append('file', new File([bytes], 'a.pdf', { type: 'application/pdf' }))
      body.append('name', name)
      const answer = await call('POST', '/media', { as: owner.token, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    }
    const { body } = await call('GET', '/media?orderBy=name', { as: owner.token })
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Ăn', 'Dừa', 'Đá', 'Zung'])
    expect(body.data[0]).not.toHaveProperty('name_key')
  })
})
