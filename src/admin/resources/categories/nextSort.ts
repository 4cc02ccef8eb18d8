import type { TreeNode } from '../../../domain/tree'

/** The `sort` after the last child of a parent. */
export const nextSort = (rows: readonly TreeNode[], parent: number | null): number =>
  Math.max(-1, ...rows.filter(({ parent_id }) => parent_id === parent).map(({ sort }) => sort)) + 1
