import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { EmptyList } from '../../components/EmptyList'
import { ExportButton } from '../../components/list/ExportButton'
import { ListShell } from '../../components/list/ListShell'
import { LibraryFilters } from '../../components/media/library/LibraryFilters'
import { DropCurtain } from '../../components/media/upload/DropCurtain'
import { UploadButton } from '../../components/media/upload/UploadButton'
import { UploadPanel } from '../../components/media/upload/UploadPanel'
import { usePageDrop } from '../../components/media/upload/usePageDrop'
import { useUploadNotices } from '../../components/media/upload/useUploadNotices'
import { useUploads } from '../../components/media/upload/useUploads'
import { PageHeading } from '../../components/PageHeading'
import { mediaColumns } from './columns'
import { LibraryGrid } from './LibraryGrid'

/** The media library. The whole page takes files. */
export default function Library() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useUploadPanel()
  const uploads = useUploads()
  useUploadNotices(uploads.items)
  const isOver = usePageDrop(uploads.upload)
  const button = <UploadButton onFiles={uploads.upload} />
  return (
    <>
      {isOver && <DropCurtain />}
      <ListShell
        resource="media"
        heading={
          <>
            <PageHeading
              actions={
                <>
                  <ExportButton columns={mediaColumns} />
                  {button}
                </>
              }
            />
            {(isOpen || uploads.items.length > 0) && (
              <UploadPanel uploads={uploads} listOnly={!isOpen} onClose={() => setOpen(false)} />
            )}
          </>
        }
        filters={<LibraryFilters />}
        empty={
          <EmptyList
            message={translate('resources.media.library.empty')}
            hint={translate('resources.media.library.empty_hint')}
            action={button}
          />
        }
      >
        <LibraryGrid />
      </ListShell>
    </>
  )
}

/** “Add new” in the menu leads here with `?upload=1`; the list's own parameters may replace that later. */
function useUploadPanel() {
  const [params] = useSearchParams()
  const isAsked = params.get('upload') === '1'
  const [isOpen, setOpen] = useState(isAsked)
  useEffect(() => {
    if (isAsked) setOpen(true)
  }, [isAsked])
  return [isOpen, setOpen] as const
}
