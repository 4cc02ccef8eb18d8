import type { PreviewFields } from '../../../components/seo/shown'

/** How others show a post: what is not written for them is taken from the post. */
export const seoShown: PreviewFields = {
  title: ['seo.title', 'title'],
  description: ['seo.description', 'description'],
  image: ['seo.image', 'image'],
  address: 'slug',
}
