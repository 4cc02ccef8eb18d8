import { sitePaths } from '../../../../domain/sitePaths'
import type { PostType } from '../../../../domain/typeSchema'
import type { PreviewFields } from '../../../components/seo/shown'

/** Search and sharing previews of a type's posts, with fallbacks to fields of the post. */
export const seoShown = (
  { slug: typeSlug }: Pick<PostType, 'slug'>,
  /** Whether addresses of its posts leave out its slug. */
  isBare = false,
): PreviewFields => ({
  title: ['seo.title', 'title'],
  description: ['seo.description', 'description'],
  image: ['seo.image', 'image'],
  address: 'slug',
  addressOf: (slug) => sitePaths.posts(slug, typeSlug, isBare),
})
