import type { TestApi } from './api'

let serial = 0

const made = async (
  { call, owner }: TestApi,
  path: string,
  body: object,
): Promise<{ id: number; version: number }> => {
  const answer = await call('POST', path, { as: owner.token, body })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}

export const aType = (api: TestApi, more: object = {}) =>
  made(api, '/types', {
    style: 'article',
    title: 'Tin tức',
    slug: `tin-${++serial}`,
    features: ['categories'],
    ...more,
  })

export const aCategory = (api: TestApi, type_id: number, more: object = {}) =>
  made(api, '/categories', { type_id, title: 'Danh mục', slug: `danh-muc-${++serial}`, ...more })

export const aGroup = (api: TestApi, type_id: number, more: object = {}) =>
  made(api, '/groups', { style: 'article', type_id, title: 'Nhóm', slug: `nhom-${++serial}`, ...more })

/** The body of an article that may be published. */
export const aPost = (type_id: number, more: object = {}) => ({
  type_id,
  title: 'Một bài viết',
  slug: `bai-viet-${++serial}`,
  image: '/files/a.webp',
  images: ['/files/a.webp'],
  content: [{ title: 'Mở đầu', image: '', content: '<p>Xin chào</p>' }],
  status: 'published',
  ...more,
})
