import { Box, Card } from '@mui/material'
import { useState } from 'react'
import type { Identifier } from 'react-admin'
import type { CategoryNode } from '../../components/categories/useCategories'
import { BulkBar } from '../../components/list/BulkBar'
import { BulkDeleteButton } from '../../components/list/BulkButtons'
import { SortableList } from '../../components/list/SortableList'
import type { InTurn } from '../../components/list/useBulk'
import { useReorder } from '../../components/list/useReorder'
import { CategoryRow } from './CategoryRow'

interface CategoryTreeProps {
  rows: readonly CategoryNode[]
  typeId: number
  isMovable: boolean
}

/** The tree: the children of each parent are a sortable list. */
export function CategoryTree({ rows, typeId, isMovable }: CategoryTreeProps) {
  const reorder = useReorder('categories')
  const [isSaving, setSaving] = useState(false)
  const save = async (siblings: CategoryNode[]) => {
    setSaving(true)
    await reorder(siblings)
    setSaving(false)
  }
  const known = new Set(rows.map(({ id }) => id))
  const parentOf = ({ parent_id }: CategoryNode) =>
    parent_id !== null && known.has(parent_id) ? parent_id : null

  // A category with children cannot be deleted, so the deepest go first.
  const deepestFirst: InTurn = (ids) => {
    const levels = new Map(rows.map(({ id, level }) => [id as Identifier, level]))
    const levelOf = (id: Identifier) => levels.get(id) ?? 0
    return [...new Set(ids.map(levelOf))]
      .sort((a, b) => b - a)
      .map((level) => ids.filter((id) => levelOf(id) === level))
  }

  const branch = (parent: number | null) => {
    const siblings = rows.filter((row) => parentOf(row) === parent)
    if (siblings.length === 0) return null
    return (
      <SortableList
        items={siblings}
        name={({ title }) => title}
        disabled={!isMovable}
        pending={isSaving}
        onReorder={(sorted) => void save(sorted)}
        below={({ id }) => <Box sx={{ paddingInlineStart: { xs: 4, sm: 7 } }}>{branch(id)}</Box>}
      >
        {(row) => <CategoryRow row={row} typeId={typeId} />}
      </SortableList>
    )
  }
  return (
    <Card sx={{ overflow: 'visible' }}>
      <Box sx={{ p: 1 }}>{branch(null)}</Box>
      <BulkBar>
        <BulkDeleteButton text="resources.categories.delete_text" inTurn={deepestFirst} />
      </BulkBar>
    </Card>
  )
}
