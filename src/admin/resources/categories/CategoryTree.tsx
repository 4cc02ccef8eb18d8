import { Card } from '@mui/material'
import { useEffect, useMemo } from 'react'
import { type Identifier, useListContext, useTranslate } from 'react-admin'
import type { Category } from '../../../domain/categorySchema'
import { flattenTree } from '../../../domain/tree'
import type { CategoryNode } from '../../components/categories/useCategories'
import BulkBar from '../../components/list/BulkBar'
import { BulkDeleteButton } from '../../components/list/BulkButtons'
import { useListScope } from '../../components/list/ListScope'
import type { InRounds } from '../../components/list/useBulk'
import { ClashAlert } from '../../components/tree/ClashAlert'
import { Tree } from '../../components/tree/Tree'
import { useArrange } from '../../components/tree/useArrange'
import { useMay } from '../../providers/auth/rights'
import { CategoryRow } from './CategoryRow'
import { postsIn } from './postsIn'

interface CategoryTreeProps {
  typeId: number
  isMovable: boolean
}

const noCategories: Category[] = []

/** A category with children cannot be deleted, so the deepest go first. */
const deepestFirst =
  (rows: readonly CategoryNode[]): InRounds =>
  (ids) => {
    const levels = new Map(rows.map(({ id, level }) => [id as Identifier, level]))
    const levelOf = (id: Identifier) => levels.get(id) ?? 0
    return [...new Set(ids.map(levelOf))]
      .sort((a, b) => b - a)
      .map((level) => ids.filter((id) => levelOf(id) === level))
  }

export function CategoryTree({ typeId, isMovable }: CategoryTreeProps) {
  const translate = useTranslate()
  const { data = noCategories, selectedIds } = useListContext<Category>()
  const canSelect = useMay('categories', 'delete')
  const { rows, move, clash, forget } = useArrange('categories', data)
  const { hasBulk } = useListScope()
  useEffect(() => {
    hasBulk.current = canSelect
  })
  const nodes = useMemo(() => flattenTree(rows), [rows])
  const posts = useMemo(() => postsIn(nodes), [nodes])
  return (
    <>
      {clash && <ClashAlert clash={clash} onClose={forget} />}
      <Card sx={{ overflow: 'visible', p: 1 }}>
        <Tree
          rows={nodes}
          label={translate('resources.categories.name', { smart_count: 2 })}
          storeKey={`categories.${typeId}`}
          isMovable={isMovable}
          isSelected={({ id }) => (canSelect ? selectedIds.includes(id) : undefined)}
          onMove={move}
        >
          {(row) => <CategoryRow row={row} typeId={typeId} posts={posts.get(row.id)} />}
        </Tree>
        <BulkBar>
          <BulkDeleteButton text="resources.categories.delete_text" inRounds={deepestFirst(nodes)} />
        </BulkBar>
      </Card>
    </>
  )
}
