import { Suspense, useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import type { Media } from '../../../domain/mediaSchema'
import { useListScope } from '../../components/list/ListScope'
import { useShowsBoxes } from '../../components/list/SelectPage'
import { useRowSelection } from '../../components/list/useRowSelection'
import { MediaGrid } from '../../components/media/library/MediaGrid'
import { useMay } from '../../providers/auth/rights'
import { lazily } from '../../startup/lazily'

const LibraryBulk = lazily(() => import('./LibraryBulk'))
const CopyGroups = lazily(() => import('./copies/CopyGroups'))
const Preview = lazily(() => import('./preview/MediaPreview'))

export function LibraryGrid() {
  const { data = [], onUnselectItems, filterValues } = useListContext<Media>()
  const [shown, setShown] = useState<number>()
  const asking = useState(false)
  const { hasBulk } = useListScope()
  const selection = useRowSelection()
  const mayDelete = useMay('media', 'delete')
  const hasBoxes = useShowsBoxes(selection.ids.length)
  useEffect(() => {
    hasBulk.current = true
  })
  const preview = shown !== undefined && (
    <Suspense>
      <Preview rows={data} shown={shown} onShow={setShown} />
    </Suspense>
  )
  if (filterValues.duplicates)
    return (
      <>
        <Suspense>
          <CopyGroups rows={data} onOpen={setShown} />
        </Suspense>
        {preview}
      </>
    )
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
          <LibraryBulk asking={asking} />
        </Suspense>
      )}
      {preview}
    </>
  )
}
