import type { Feature, Style } from './type'

export const groupStyles = ['article', 'field', 'trademark'] as const
export type GroupStyle = (typeof groupStyles)[number]

/** The feature that enables collections for a style; also the key of their name in the UI. */
export const collectionFeature = {
  article: 'article_groups',
  product: 'product_groups',
  course: 'course_groups',
} as const satisfies Record<Style, Feature>

export const hasCollections = ({ style, features }: { style: Style; features: readonly string[] }): boolean =>
  features.includes(collectionFeature[style])
