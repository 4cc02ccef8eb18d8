import { Box, Card } from '@mui/material'
import { useState } from 'react'
import type { CategoryNode } from '../../components/categories/useCategories'
import { SortableList } from '../../components/list/SortableList'
import { useReorder } from '../../components/list/useReorder'
import { CategoryRow } from './CategoryRow'

interface CategoryTreeProps {
  rows: readonly CategoryNode[]
  typeId: number
  isMovable: boolean
}

/** The tree: each parent's children are a list that is put in order within itself. */
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

  const branch = (parent: number | null) => {
    const siblings = rows.filter((row) => parentOf(row) === parent)
    if (siblings.length === 0) return null
    return (
      <SortableList
        items={siblings}
        name={({ title }) => title}
        disabled={!isMovable || isSaving}
        onReorder={(sorted) => void save(sorted)}
      >
        {(row) => (
          <>
            <CategoryRow row={row} typeId={typeId} />
            <Box sx={{ paddingInlineStart: { xs: 0.5, sm: 3 } }}>{branch(row.id)}</Box>
          </>
        )}
      </SortableList>
    )
  }
  return <Card sx={{ p: 1, '& li > div > div': { borderColor: 'divider' } }}>{branch(null)}</Card>
}
