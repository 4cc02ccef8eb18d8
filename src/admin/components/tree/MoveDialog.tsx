import { MenuItem, TextField } from '@mui/material'
import { useId, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { childrenIn, mayStandUnder, type Spot, spotOf } from '../../../domain/treeMoves'
import { ConfirmDialog } from '../form/ConfirmDialog'
import { NodeSelect } from './NodeSelect'
import type { LevelNode } from './projection'

interface MoveDialogProps {
  rows: readonly LevelNode[]
  row: LevelNode
  levels?: number
  onMove: (spot: Spot) => void
  onClose: () => void
}

export default function MoveDialog({ rows, row, levels, onMove, onClose }: MoveDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const [spot, setSpot] = useState(() => spotOf(rows, row.id))
  const excluded = useMemo(
    () =>
      new Set(rows.filter((each) => !mayStandUnder(rows, row.id, each.id, levels)).map((each) => each.id)),
    [rows, row.id, levels],
  )
  const siblings = childrenIn(rows, spot.parent).filter((each) => each.id !== row.id)
  // Under another parent it comes last unless a place is chosen.
  const goUnder = (parent: number | null) =>
    setSpot({ parent, place: childrenIn(rows, parent).filter((each) => each.id !== row.id).length })
  return (
    <ConfirmDialog
      open
      title={translate('tree.move.title', { name: row.title })}
      confirm="tree.move.confirm"
      onConfirm={() => {
        onMove(spot)
        onClose()
      }}
      onCancel={onClose}
    >
      <NodeSelect
        id={`${id}-parent`}
        rows={rows}
        value={spot.parent}
        onChange={goUnder}
        excluded={excluded}
        label={translate('tree.move.parent')}
        helperText={translate('tree.move.parent_help')}
      />
      <TextField
        select
        fullWidth
        size="small"
        margin="dense"
        id={`${id}-place`}
        label={translate('tree.move.place')}
        value={spot.place}
        onChange={({ target }) => setSpot({ ...spot, place: Number(target.value) })}
      >
        <MenuItem value={0}>{translate('tree.move.first')}</MenuItem>
        {siblings.map(({ id: each, title }, place) => (
          <MenuItem key={each} value={place + 1}>
            {translate('tree.move.after', { name: title })}
          </MenuItem>
        ))}
      </TextField>
    </ConfirmDialog>
  )
}
