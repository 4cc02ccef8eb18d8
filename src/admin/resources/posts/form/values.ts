import type { RaRecord } from 'react-admin'
import { sanitizeHtml } from '../../../../domain/html'
import type { Post, PostInput } from '../../../../domain/postSchema'
import { postSchema, seoSchema } from '../../../../domain/postSchema'

const noSeo = seoSchema.cast({})

/** Initial values of a new post. */
export const newPost = (typeId: number): Partial<PostInput> => ({
  ...postSchema.getDefault(),
  seo: noSeo,
  type_id: typeId,
})

/** A post as form values, with complete bodies and sanitised rich text. */
export const toForm = (post: Post): RaRecord => ({
  ...post,
  images: post.images ?? [],
  related_ids: post.related_ids ?? [],
  content: (post.content ?? []).map((section) => ({ ...section, content: sanitizeHtml(section.content) })),
  seo: { ...noSeo, ...post.seo },
  custom: post.custom ?? {},
})
