import { describe, expect, it } from 'vitest'
import { withApi } from '../support/api'

const api = withApi()
const call = (method: string, path: string, body?: object) =>
  api().call(method, path, { as: api().owner.token, body })
const add = (source: string, destination: string, code?: number) =>
  call('POST', '/redirects', { source, destination, code })

describe('redirects', () => {
  it('start from one spelling of an address', async () => {
    const { status, body } = await add('bai-cu-%C4%91%E1%BA%B9p', '/bai-moi?ref=1#top')
    expect([status, body.data.source, body.data.code]).toEqual([201, '/bai-cu-đẹp', 301])
    const again = await add('//bai-cu-đẹp/', '/khac')
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['source']])
  })

  it('never lead back to where they start, and say the way round', async () => {
    await add('/a1', '/a2')
    await add('/a2', '/a3/?x=1')
    const loop = await add('/a3', '/a1/')
    expect(loop.status).toBe(422)
    expect(loop.body.errors.destination[0]).toContain('/a3 → /a1 → /a2 → /a3')
    const own = await add('/a4', '/%61%34?again')
    expect([own.status, Object.keys(own.body.errors)]).toEqual([422, ['destination']])
  })

  it('start from an address with a query, which goes before its path', async () => {
    const first = await add('/?p=12', '/?p=13')
    expect([first.status, first.body.data.source]).toEqual([201, '/?p=12'])
    expect((await add('?p=13', '/q1?x=1')).status).toBe(201)
    expect((await add('/q1', '/q2')).status).toBe(201)
    const { body } = await call('GET', `/redirects?search=id:${first.body.data.id}&include=final`)
    expect(body.data[0].final).toBe('/q2')
    for (const [source, destination] of [
      ['/q2', '/?p=12'],
      ['/q2?y=1', '/q2?y=1&'],
      ['/q2', '/q1?x=2'],
    ] as const)
      expect((await add(source, destination)).body.errors, source).toHaveProperty('destination')
    expect((await add('/q2?y=1', '/q2')).status).toBe(201)
  })

  it('cannot be edited into a loop, from either end', async () => {
    const first = (await add('/b1', '/b2')).body.data
    const second = (await add('/b2', '/b3')).body.data
    for (const [row, change] of [
      [second, { destination: '/b1' }],
      [first, { source: '/b3' }],
      [second, { source: '/b1', destination: '/b1' }],
    ] as const)
      expect((await call('PATCH', `/redirects/${row.id}`, change)).status).toBe(422)
    expect(
      (await call('PATCH', `/redirects/${second.id}`, { destination: 'https://khac.vn/b1' })).status,
    ).toBe(200)
  })

  it('are edited as what they become: where they led before counts neither as a way nor as its end', async () => {
    const { id } = (await add('/h1', '/h2')).body.data
    const turned = await call('PATCH', `/redirects/${id}`, { source: '/h2', destination: '/h1' })
    expect(turned.status).toBe(200)
    const asked = (await add('/h3?x=1', '/h4')).body.data
    await add('/h5', '/h3?x=1')
    const loop = await call('PATCH', `/redirects/${asked.id}`, { source: '/h3', destination: '/h5' })
    expect([loop.status, Object.keys(loop.body.errors)]).toEqual([422, ['destination']])
  })

  it('tell where a chain ends, which one call then leads to directly', async () => {
    const first = (await add('/c1', '/c2')).body.data
    await add('/c2', '/c3')
    await add('/c3', 'https://khac.vn/')
    const ends = async () => {
      const { body } = await call('GET', `/redirects?search=id:${first.id}&include=final`)
      return [body.data[0].destination, body.data[0].final]
    }
    expect(await ends()).toEqual(['/c2', 'https://khac.vn/'])
    await call('PATCH', `/redirects/${first.id}`, { destination: 'https://khac.vn/' })
    expect(await ends()).toEqual(['https://khac.vn/', null])
  })

  it('do not become a loop by two people adding one half each', async () => {
    const rounds = await Promise.all(
      Array.from({ length: 8 }, (_, round) =>
        Promise.all([add(`/d${round}`, `/e${round}`), add(`/e${round}`, `/d${round}`)]),
      ),
    )
    for (const both of rounds) expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  it('are found by either end, and counted by kind', async () => {
    await call('POST', '/redirects', { source: '/tet', destination: '/qua-tết', code: 302 })
    const { body } = await call('GET', '/redirects?search=text:qua tet&searchFields=text:like')
    expect(body.data.map(({ source }: { source: string }) => source)).toEqual(['/tet'])
    const all = await call('GET', '/redirects?limit=1')
    expect(all.body.meta.counts.code['302']).toBe(1)
    expect(all.body.data[0]).not.toHaveProperty('leads_to')
  })

  it('lead there for good only when each step does', async () => {
    const codes = async (first: number, second: number, third: number) => {
      const at = `/k${first}${second}${third}`
      const { id } = (await add(`${at}-1`, `${at}-2`, first)).body.data
      await add(`${at}-2`, `${at}-3`, second)
      await add(`${at}-3`, `${at}-4`, third)
      const { body } = await call('GET', `/redirects?search=id:${id}&include=final,final_code`)
      return [body.data[0].final, body.data[0].final_code]
    }
    expect(await codes(301, 301, 301)).toEqual(['/k301301301-4', 301])
    expect(await codes(301, 302, 301)).toEqual(['/k301302301-4', 302])
    expect(await codes(301, 301, 302)).toEqual(['/k301301302-4', 302])
    expect(await codes(302, 301, 301)).toEqual(['/k302301301-4', 302])
  })
})
