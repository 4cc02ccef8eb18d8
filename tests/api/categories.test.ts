import { describe, expect, it } from 'vitest'
import { MAX_LEVELS } from '../../src/domain/tree'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'

const api = withApi()
const asOwner = () => ({ as: api().owner.token })

describe('a list of categories', () => {
  it('counts the posts of each, exactly', async () => {
    const type = await aType(api())
    const [tea, coffee] = [await aCategory(api(), type.id), await aCategory(api(), type.id)]
    const path = `/categories?limit=0&search=type_id:${type.id}`
    const counts = async () => {
      const { body } = await api().call('GET', `${path}&include=posts_count`, asOwner())
      return Object.fromEntries(
        body.data.map(({ id, posts_count }: { id: number; posts_count: number }) => [id, posts_count]),
      )
    }
    expect(await counts()).toEqual({ [tea.id]: 0, [coffee.id]: 0 })
    const add = (category: { id: number } | null) =>
      api().call('POST', '/posts', {
        ...asOwner(),
        body: aPost(type.id, { category_id: category?.id ?? null }),
      })
    const { body } = await add(tea)
    for (const category of [tea, coffee, null]) await add(category)
    expect(await counts()).toEqual({ [tea.id]: 2, [coffee.id]: 1 })
    await api().call('DELETE', `/posts/${body.data.id}`, asOwner())
    expect(await counts()).toEqual({ [tea.id]: 1, [coffee.id]: 1 })
  })
})

describe('where a category may stand', () => {
  it('is no deeper than a tree may be, with all that is under it', async () => {
    const type = await aType(api())
    const chain: { id: number }[] = []
    for (let level = 0; level < MAX_LEVELS; level++)
      chain.push(await aCategory(api(), type.id, { parent_id: chain.at(-1)?.id ?? null }))
    const [top, under] = [await aCategory(api(), type.id), await aCategory(api(), type.id)]
    const put = (row: { id: number } | undefined, parent: { id: number } | undefined) =>
      api().call('PATCH', `/categories/${row?.id}`, { ...asOwner(), body: { parent_id: parent?.id } })
    expect(await put(top, chain.at(-1))).toMatchObject({
      status: 422,
      body: { errors: { parent_id: [/8/] } },
    })
    expect((await put(under, top)).status).toBe(200)
    expect((await put(top, chain.at(-2))).status).toBe(422)
    expect((await put(top, chain.at(-3))).status).toBe(200)
    expect((await put(chain[0], chain[2])).status).toBe(422)
  })
})
