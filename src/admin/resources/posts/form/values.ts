import type { RaRecord } from 'react-admin'
import type { Post, PostInput, Section } from '../../../../domain/postSchema'
import { postSchema, seoSchema } from '../../../../domain/postSchema'
import type { PostType } from '../../../../domain/typeSchema'

const noSeo = seoSchema.cast({})

export const blank: Section = { title: '', image: '', content: '' }

/** Initial values of a new post; a type with content begins with a section to write in. */
export const newPost = ({ id, features }: PostType): Partial<PostInput> => ({
  ...postSchema.getDefault(),
  content: features.includes('content') ? [blank] : [],
  seo: noSeo,
  type_id: id,
})

/** Empty sections are not stored. */
export const withoutBlankSections = (post: PostInput): PostInput => ({
  ...post,
  content: post.content.filter(({ title, image, content }) => title || image || content),
})

/** A post as form values. Rich text is sanitised only when it is rendered, since most of it is collapsed at first. */
export const toForm = (post: Post): RaRecord => ({
  ...post,
  images: post.images ?? [],
  group_ids: post.group_ids ?? [],
  related_ids: post.related_ids ?? [],
  content: post.content ?? [],
  seo: { ...noSeo, ...post.seo },
  custom: post.custom ?? {},
  values: post.values ?? {},
})
