import { Box } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import type { Media } from '../../../domain/media'
import { MediaGrid } from '../../components/media/library/MediaGrid'
import { DeletionReport } from './DeletionReport'
import { Preview } from './preview/Preview'
import { SelectionBar } from './SelectionBar'
import { useDeletion } from './useDeletion'
import { useFocusBack } from './useFocusBack'

/** The files of the page: open, rename, select, delete. */
export function LibraryGrid() {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Media>()
  const [shown, setShown] = useState<number>()
  const deletion = useDeletion()
  const grid = useFocusBack(deletion.runs)
  const selected = new Set(selectedIds.map(Number))
  const select = (rows: readonly Media[], isSelected: boolean) => {
    const ids = rows.map(({ id }) => id)
    const others = [...selected].filter((id) => !ids.includes(id))
    onSelect(isSelected ? [...others, ...ids] : others)
  }
  return (
    <>
      <SelectionBar deletion={deletion} onAll={() => select(data, true)} onNone={() => onUnselectItems()} />
      <DeletionReport deletion={deletion} />
      <Box ref={grid}>
        <MediaGrid
          rows={data}
          selected={selected}
          onSelect={select}
          onClear={() => onUnselectItems()}
          onOpen={({ id }) => setShown(id)}
          onDelete={(row) => {
            if (selected.size === 0) select([row], true)
            deletion.ask()
          }}
          canRename
        />
      </Box>
      <Preview rows={data} shown={shown} onShow={setShown} />
    </>
  )
}
