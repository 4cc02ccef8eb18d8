import type { Feature, Style } from './type'

/** What a group is: a hand-made collection of posts, a set of data fields, or a trademark. */
export const groupStyles = ['article', 'field', 'trademark'] as const
export type GroupStyle = (typeof groupStyles)[number]

/** The feature that switches collections on for types of a style, by which the screens also name them. */
export const collectionFeature = {
  article: 'article_groups',
  product: 'product_groups',
  course: 'course_groups',
} as const satisfies Record<Style, Feature>

/** Whether posts of a type are put into groups. */
export const hasCollections = ({ style, features }: { style: Style; features: readonly string[] }): boolean =>
  features.includes(collectionFeature[style])
