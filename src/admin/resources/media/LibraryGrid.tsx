import { Suspense, useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import type { Media } from '../../../domain/media'
import { lazily } from '../../components/lazily'
import { BulkDeleteButton } from '../../components/list/BulkButtons'
import { useListScope } from '../../components/list/ListScope'
import { useShowsBoxes } from '../../components/list/SelectPage'
import { useRowSelection } from '../../components/list/useRowSelection'
import { MediaGrid } from '../../components/media/library/MediaGrid'
import { useMay } from '../../providers/auth/rights'
import { Preview } from './preview/Preview'

/** Loaded with the first file that is selected. */
const BulkBar = lazily(() => import('../../components/list/BulkBar'))

/** The files of the page: open, rename, select, delete. */
export function LibraryGrid() {
  const { data = [], onUnselectItems } = useListContext<Media>()
  const [shown, setShown] = useState<number>()
  const asking = useState(false)
  const { hasBulk } = useListScope()
  const selection = useRowSelection()
  const mayDelete = useMay('media', 'delete')
  const hasBoxes = useShowsBoxes(selection.ids.length)
  useEffect(() => {
    hasBulk.current = true
  })
  return (
    <>
      <MediaGrid
        rows={data}
        selected={new Set(data.map(({ id }) => id).filter(selection.isChosen))}
        hasBoxes={hasBoxes}
        onSelect={(rows, isSelected) =>
          selection.select(
            rows.map(({ id }) => id),
            isSelected,
          )
        }
        onClear={() => onUnselectItems()}
        onOpen={({ id }) => setShown(id)}
        onDelete={
          mayDelete
            ? (row) => {
                if (selection.ids.length === 0) selection.select([row.id], true)
                asking[1](true)
              }
            : undefined
        }
        canRename
      />
      {selection.ids.length > 0 && (
        <Suspense>
          <BulkBar>
            <BulkDeleteButton text="resources.media.selection.delete_text" asking={asking} />
          </BulkBar>
        </Suspense>
      )}
      <Preview rows={data} shown={shown} onShow={setShown} />
    </>
  )
}
