import { describe, expect, it } from 'vitest'
import { testSource } from '../../src/admin/components/dynamic/source/testSource'

const source = { path: '/roasts', list_key: 'data.items', value_key: 'id', title_key: 'name' }
const answers = (answer: unknown) => async () => answer

describe('the trial of a source', () => {
  it('shows what was called and the choices that come of it', async () => {
    const items = [{ id: 1, name: 'Sáng' }]
    expect(await testSource(source, 'sá', answers({ data: { items } }))).toEqual({
      request: `/api/v1/roasts?${new URLSearchParams({ search: 'name:sá', searchFields: 'name:like' })}`,
      choices: [{ value: 1, label: 'Sáng' }],
    })
  })

  it.each([
    ['that there is no list, and what there is', { data: { rows: [] } }, 'no_list', 'rows'],
    ['that no entry has the value', { data: { items: [{ code: 1, name: 'a' }] } }, 'no_value', 'code, name'],
    ['that no entry has the title', { data: { items: [{ id: 1, label: 'a' }] } }, 'no_title', 'id, label'],
  ])('says %s', async (_, answer, key, keys) => {
    const { fault } = await testSource(source, '', answers(answer))
    expect(fault).toMatchObject({ key, params: { keys } })
  })

  it('says that there is nothing to call', async () => {
    const tried = await testSource({ ...source, path: 'ftp://x' }, '', answers([]))
    expect(tried).toMatchObject({ request: '', fault: { key: 'not_set' } })
  })

  it('says that our own API did not answer', async () => {
    const { fault } = await testSource(source, '', async () => {
      throw new TypeError('away')
    })
    expect(fault).toMatchObject({ key: 'unreachable' })
  })
})
