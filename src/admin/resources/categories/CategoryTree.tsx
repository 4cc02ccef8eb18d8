import { Box, Card } from '@mui/material'
import type { Theme } from '@mui/material/styles'
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

/** Children stand behind a line that leads down from the middle of their parent's handle. */
const guide = {
  marginInlineStart: 'calc(var(--control) / 2)',
  paddingInlineStart: { xs: 0, sm: 2 },
  borderInlineStart: ({ palette }: Theme) => `1px solid ${palette.divider}`,
  '&:empty': { display: 'none' },
} as const

/** The first row has no line above: it would double the card's edge. */
const root = { p: 1, '& > * > li:first-of-type > div:first-of-type .category': { borderTop: 0 } } as const

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
        below={({ id }) => <Box sx={guide}>{branch(id)}</Box>}
      >
        {(row) => <CategoryRow row={row} typeId={typeId} />}
      </SortableList>
    )
  }
  return (
    <Card sx={{ overflow: 'visible' }}>
      <Box sx={root}>{branch(null)}</Box>
      <BulkBar>
        <BulkDeleteButton text="resources.categories.delete_text" inTurn={deepestFirst} />
      </BulkBar>
    </Card>
  )
}
