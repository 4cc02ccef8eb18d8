import { expect, it } from 'vitest'
import { postSchemaOf } from '../../src/domain/posts/filed'
import { validate } from '../../src/domain/validation'
import { aPost } from '../support/content'

const errorsOf = (type: Parameters<typeof postSchemaOf>[0], more: object) =>
  validate(postSchemaOf(type), aPost(1, { seo: {}, ...more })).errors

it('a form asks for a group where the type has those of its style, and the post is no draft', () => {
  const shop = { style: 'product', features: ['product_groups'] } as const
  const news = { style: 'article', features: ['product_groups'] } as const
  expect(errorsOf(shop, {})).toEqual({ group_ids: [{ key: 'validation.groups_required' }] })
  expect(errorsOf(shop, { group_ids: [3] })).toBeUndefined()
  expect(errorsOf(shop, { status: 'draft' })).toBeUndefined()
  expect(errorsOf(news, {})).toBeUndefined()
  expect(errorsOf(undefined, {})).toBeUndefined()
})
