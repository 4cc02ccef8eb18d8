export const styles = ['article', 'product', 'course'] as const
export type Style = (typeof styles)[number]

/** Options of a type: menu entries and parts of the post form. */
export const features = [
  'categories',
  'images',
  'content',
  'related',
  'seo',
  'approval',
  'data_groups',
  'article_groups',
  'trademarks',
  'product_groups',
  'course_groups',
  'discounts',
  'orders',
] as const
export type Feature = (typeof features)[number]

const shared: readonly Feature[] = [
  'categories',
  'images',
  'content',
  'related',
  'seo',
  'approval',
  'data_groups',
]

export const featuresOf: Record<Style, readonly Feature[]> = {
  article: [...shared, 'article_groups'],
  product: [...shared, 'trademarks', 'product_groups', 'discounts', 'orders'],
  course: [...shared, 'course_groups', 'discounts', 'orders'],
}

export const stylesWith = (feature: Feature): readonly Style[] =>
  styles.filter((style) => featuresOf[style].includes(feature))
