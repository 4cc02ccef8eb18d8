import { sitePaths } from '../../../../domain/sitePaths'
import type { PostType } from '../../../../domain/typeSchema'
import type { PreviewFields } from '../../../components/seo/shown'

/** How others show a post of this type: what is not written for them is taken from the post. */
export const seoShown = (
  { slug: typeSlug }: Pick<PostType, 'slug'>,
  /** Its posts have addresses without its slug. */
  isBare = false,
): PreviewFields => ({
  title: ['seo.title', 'title'],
  description: ['seo.description', 'description'],
  image: ['seo.image', 'image'],
  address: 'slug',
  addressOf: (slug) => sitePaths.posts(slug, typeSlug, isBare),
})
